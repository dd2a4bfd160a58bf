const BOT = /bot|crawl|spider|lighthouse|prerender/i;
/** A maker of phones, whose readers are people. */
const NO_BOT = /cubot/i;

/** Whether a user agent names itself a machine: a crawler, a preview, an audit. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent) && !NO_BOT.test(userAgent);
}
