import { httpsUrl } from './https-url';

const PLACEHOLDER = '[timestamp]';

/**
 * Tracking addresses of a feed item.
 *
 * @param pixel addresses separated by `||`
 * @param timestamp put in, as it is, for every `[timestamp]` of an address
 * @returns those over https; nothing for what is no list of addresses
 */
export function expandPixels(pixel: string | undefined, timestamp: string | number): string[] {
  if (typeof pixel !== 'string') return [];
  return pixel.split('||').flatMap((address) => {
    // Not replaceAll: it would read `$&` in a timestamp as a command.
    return httpsUrl(address.split(PLACEHOLDER).join(String(timestamp))) ?? [];
  });
}
