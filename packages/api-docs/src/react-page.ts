const REACT = 'https://react.dev';
const COMMON = `${REACT}/reference/react-dom/components/common`;
const TYPESCRIPT = `${REACT}/learn/typescript`;

/** Pages of single types, by name. */
const PAGES: Readonly<Record<string, string>> = {
  CSSProperties: `${TYPESCRIPT}#typing-style-props`,
  ChangeEvent: `${TYPESCRIPT}#typing-dom-events`,
  Component: `${REACT}/reference/react/Component`,
  ComponentClass: `${REACT}/reference/react/Component`,
  Context: `${REACT}/reference/react/createContext`,
  Dispatch: `${REACT}/reference/react/useState#setstate`,
  ForwardedRef: `${REACT}/reference/react/forwardRef`,
  ForwardRefExoticComponent: `${REACT}/reference/react/forwardRef`,
  FormEvent: `${COMMON}#react-event-object`,
  Key: `${REACT}/learn/rendering-lists#keeping-list-items-in-order-with-key`,
  LegacyRef: `${REACT}/learn/manipulating-the-dom-with-refs`,
  MutableRefObject: `${REACT}/reference/react/useRef`,
  PropsWithChildren: `${TYPESCRIPT}#typing-children`,
  ReactElement: `${TYPESCRIPT}#typing-children`,
  ReactNode: `${TYPESCRIPT}#typing-children`,
  ReactPortal: `${REACT}/reference/react-dom/createPortal`,
  Ref: `${REACT}/learn/manipulating-the-dom-with-refs`,
  RefCallback: `${COMMON}#ref-callback`,
  RefObject: `${REACT}/reference/react/useRef`,
  SetStateAction: `${REACT}/reference/react/useState#setstate`,
  SyntheticEvent: `${COMMON}#react-event-object`,
};

/** Kinds of events whose handlers React documents each for itself. */
const EVENT =
  /^(Animation|Clipboard|Composition|Drag|Focus|Input|Keyboard|Mouse|Pointer|Touch|Transition|UI|Wheel)Event(?:Handler)?$/;

/** Elements whose own attributes React documents. */
const ATTRIBUTES = /^(Form|Img|Input|Option|Progress|Select|Textarea)HTMLAttributes$/;

/** The page of React's documentation that says most about a type, such as `React.ReactNode`. */
export function reactPage(name: string): string {
  const own = name.split('.').at(-1) ?? name;
  const page = PAGES[own];
  if (page) return page;
  const event = EVENT.exec(own)?.[1];
  if (event) return `${COMMON}#${event.toLowerCase()}event-handler`;
  if (/EventHandler$/.test(own)) return `${COMMON}#event-handler`;
  const element = ATTRIBUTES.exec(own)?.[1];
  if (element) return `${REACT}/reference/react-dom/components/${element.toLowerCase()}#props`;
  if (/Attributes$|^HTMLProps$|^SVGProps$/.test(own)) return `${COMMON}#props`;
  if (own === 'Element' || own === 'IntrinsicElements') return `${TYPESCRIPT}#typing-children`;
  return `${TYPESCRIPT}#useful-types`;
}
