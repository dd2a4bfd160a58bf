import type { ApiModel, Block, CodeVariants, Demo, PageProps } from '@lectern/page-model';

function slimCode(code: CodeVariants): CodeVariants {
  // Whether JavaScript is there decides what is drawn; its text is in the document.
  return code.js === undefined ? { ts: '' } : { ts: '', js: '' };
}

function slimDemo(demo: Demo): Demo {
  const { code, files } = demo;
  return {
    ...demo,
    code: slimCode(code),
    ...(files && { files: files.map((file) => ({ ...file, code: slimCode(file.code) })) }),
  };
}

function slimBlock(block: Block): Block {
  switch (block.type) {
    case 'html':
      return { ...block, html: '' };
    case 'code':
      return { ...block, code: slimCode(block.code) };
    case 'callout':
      return { ...block, blocks: block.blocks.map(slimBlock) };
    case 'tabs':
      return {
        ...block,
        tabs: block.tabs.map((tab) => ({
          ...tab,
          block: { ...tab.block, code: slimCode(tab.block.code) },
        })),
      };
    case 'heading':
    case 'demo':
      return block;
  }
}

/** Whether a text is there decides what is drawn; what it says is in the document. */
function slimTexts<Item extends { readonly description: string; readonly deprecated?: string }>(
  item: Item,
): Item {
  const { description, deprecated } = item;
  return {
    ...item,
    description: description && ' ',
    ...(deprecated !== undefined && { deprecated: deprecated && ' ' }),
  };
}

function slimApi(api: ApiModel): ApiModel {
  const { props, slots, classes, types } = api;
  return {
    ...slimTexts(api),
    props: props.map(slimTexts),
    slots: slots.map(slimTexts),
    classes: classes.map(slimTexts),
    ...(types && {
      types: Object.fromEntries(Object.keys(types).map((key) => [key, { text: '' }])),
    }),
  };
}

/**
 * Page data without the HTML that the document already holds. The views put that HTML in place
 * unhydrated, so the client never needs it; without this every page would carry its text twice.
 */
export function slimProps(props: PageProps): PageProps {
  if (props.kind === 'api') return { ...props, api: slimApi(props.api) };
  if (props.kind === 'functions') {
    return { ...props, functions: props.functions.map(slimTexts) };
  }
  if (props.kind !== 'doc') return props;
  const { page } = props;
  const demos = Object.fromEntries(
    Object.entries(page.demos).map(([id, demo]) => [id, slimDemo(demo)]),
  );
  return { ...props, page: { ...page, blocks: page.blocks.map(slimBlock), demos } };
}
