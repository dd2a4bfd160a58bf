export { toJavaScript } from './javascript';
