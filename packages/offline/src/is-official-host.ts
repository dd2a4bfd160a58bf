/**
 * Whether a page is served by the published site's own host. Previews, mirrors and a maintainer's
 * machine are not: a worker there would serve pages of yesterday.
 *
 * @param hostname as in `location.hostname`
 * @param origin of the published site, such as `https://docs.example.com`
 * @throws TypeError when `origin` is no URL
 */
export function isOfficialHost(hostname: string, origin: string): boolean {
  return hostname === new URL(origin).hostname;
}
