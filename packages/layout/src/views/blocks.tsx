'use client';

import { useTranslate } from '@lectern/docs-config';
import type { Block, Page, TabsBlock } from '@lectern/page-model';
import { useId } from 'react';
import { useWordsLanguage } from '../shell';
import { CodeSample } from './code-sample';
import { DemoFrame } from './demo-frame';
import { SectionHeading } from './section-heading';
import { StaticHtml } from './static-html';

/** The body of a page. */
export function Blocks(props: { blocks: readonly Block[]; demos: Page['demos'] }) {
  return props.blocks.map((block, index) => (
    <BlockView key={index} block={block} demos={props.demos} />
  ));
}

function BlockView({ block, demos }: { block: Block; demos: Page['demos'] }) {
  const t = useTranslate();
  const lang = useWordsLanguage();
  switch (block.type) {
    case 'html':
      return <StaticHtml html={block.html} />;
    case 'heading':
      return <SectionHeading depth={block.depth} id={block.id} html={block.html} />;
    case 'code':
      return <CodeSample code={block.code} language={block.language} title={block.title} />;
    case 'callout':
      return (
        <aside className="callout" data-kind={block.kind}>
          <p className="callout-title" lang={block.title === undefined ? lang : undefined}>
            {block.title ?? t(block.kind)}
          </p>
          <Blocks blocks={block.blocks} demos={demos} />
        </aside>
      );
    case 'tabs':
      return <CodeTabs tabs={block.tabs} />;
    case 'demo': {
      const demo = demos[block.id];
      return demo ? <DemoFrame demo={demo} /> : null;
    }
  }
}

/** Samples that replace one another; radio buttons, so that they switch without JavaScript. */
function CodeTabs({ tabs }: Pick<TabsBlock, 'tabs'>) {
  const name = useId();
  return (
    <div className="code-tabs">
      {tabs.map(({ label, block }, index) => (
        <div className="code-tab" key={label}>
          <label className="code-tab-label">
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
          <CodeSample code={block.code} language={block.language} />
        </div>
      ))}
    </div>
  );
}
