import { ar } from './translations/ar';
import { en } from './translations/en';
import { pt } from './translations/pt';
import { zh } from './translations/zh';

/** The strings that ship with the package, by language. Each is also an entry of its own. */
export const translations = { en, ar, pt, zh };
