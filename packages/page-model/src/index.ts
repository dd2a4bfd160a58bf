export { formatIssue, formatIssues } from './issue';
export type { Issue } from './issue';
export { demoIds } from './page';
export { framePathname } from './framed-demo';
export type { FramedDemo } from './framed-demo';
export type {
  Block,
  CalloutBlock,
  CodeBlock,
  CodeVariants,
  Demo,
  DemoFile,
  DemoBlock,
  Heading,
  HeadingBlock,
  HtmlBlock,
  Page,
  TabsBlock,
} from './page';
export type {
  ApiClass,
  ApiCost,
  ApiFunction,
  ApiModel,
  ApiProp,
  ApiSlot,
  ApiType,
  DemoLink,
} from './api';
export type {
  ApiChange,
  ApiHistory,
  AreaRecord,
  ComponentHistory,
  DefaultChange,
  LibraryRecord,
  PropHistory,
  RecordedArea,
  TypeChange,
} from './api-history';
export { factsIndexPathname, factsPathname, ownImport } from './component-facts';
export type { ComponentFacts, FactsIndex, PropFacts } from './component-facts';
export { healthPathname } from './demo-health';
export type { DemoHealth, DemoLook } from './demo-health';
export { changesOf } from './changes-of';
export { isListed, markdownPathname, socialImagePathname, textLanguage } from './page-files';
export { compareVersions, minorOf } from './version';
export { typeAnchors } from './type-anchors';
export { areaOf, CODE_THEME_PATHNAME, fontPathname } from './area';
export type {
  ApiLibrary,
  AreaConfig,
  Direction,
  Playgrounds,
  SiteConfig,
  SiteFont,
  SiteLanguage,
  SiteService,
} from './area';
export type {
  ApiLink,
  Day,
  PostLink,
  ApiProps,
  FunctionsProps,
  ArticleProps,
  ChangesProps,
  DocProps,
  HomeProps,
  Labels,
  PageProps,
} from './page-props';
