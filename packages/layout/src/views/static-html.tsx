/**
 * HTML made at build. On the client it may be empty where the page's data was slimmed: the server's
 * nodes are then kept as they are.
 */
export function StaticHtml({ html }: { html: string }) {
  return (
    <div className="html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
