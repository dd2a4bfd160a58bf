export { formatIssue, formatIssues } from './issue';
export type { Issue } from './issue';
export { demoIds } from './page';
export type {
  Block,
  CalloutBlock,
  CodeBlock,
  CodeVariants,
  Demo,
  DemoBlock,
  Heading,
  HeadingBlock,
  HtmlBlock,
  Page,
  TabsBlock,
} from './page';
export type { ApiClass, ApiModel, ApiProp, ApiSlot } from './api';
export { fontPathname } from './area';
export type { AreaConfig, Direction, SiteConfig, SiteFont, SiteLanguage } from './area';
export type { ApiLink, ApiProps, DocProps, HomeProps, PageProps } from './page-props';
