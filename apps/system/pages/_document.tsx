import { createDocument } from '@lectern/next-adapter/document';
import { registry } from '@generated/demos.server';
import { fonts } from '../../fonts.config';
import { site } from '../../site.config';
import { Providers } from '../demo-providers';

const DocsDocument = createDocument({
  site,
  fonts,
  islands: { registry, Providers },
});

export default DocsDocument;
