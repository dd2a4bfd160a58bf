import '@lectern/layout/styles.css';
import '@generated/theme.css';
import { AreaApp } from '@lectern/next-adapter';
import type { PageProps } from '@lectern/page-model';
import type { AppProps } from 'next/app';
import nav from '@generated/nav.json';
import recorded from '@generated/recorded.json';
import { revision } from '@generated/revision';
import { ads } from '../../ads.config';
import { site } from '../../site.config';
import { area } from '../docs.config';

const loadDemos = () => import('../demos').then(({ mount }) => mount);

export default function DocsApp(props: AppProps<PageProps>) {
  return (
    <AreaApp
      {...props}
      site={site}
      area={area}
      nav={nav}
      recorded={recorded}
      adConfig={ads}
      loadDemos={loadDemos}
      revision={revision}
    />
  );
}
