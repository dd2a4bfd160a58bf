/**
 * The health of demos as a table, with a line on all of them below.
 *
 * @param {readonly {
 *   area: string, id: string, added?: number, beside?: string,
 *   look?: import('@lectern/page-model').DemoLook & { findings?: readonly string[] },
 * }[]} demos
 * @returns {string}
 */
export function table(demos) {
  const sorted = [...demos].sort((a, b) => (b.added ?? 0) - (a.added ?? 0));
  const rows = sorted.map(({ area, id, added, look }) => [
    `${area}/${id}`,
    added === undefined ? '-' : (added / 1000).toFixed(1),
    ...(look ? [...look.axe, look.console].map(String) : ['-', '-', '-', '-']),
  ]);
  const head = ['demo', 'KB', 'light', 'dark', 'rtl', 'console'];
  const widths = head.map((_name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column].length)),
  );
  const line = (row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
      )
      .join('  ');
  const looks = demos.flatMap(({ look }) => look ?? []);
  const faulty = looks.filter(({ axe, console: lines }) => lines + axe[0] + axe[1] + axe[2] > 0);
  return [
    line(head),
    ...rows.map(line),
    '',
    `${demos.length} demos, ${looks.length} of them looked at as they are now, ${faulty.length} with faults.`,
    ...demos.flatMap(({ area, id, look }) =>
      (look?.findings ?? []).map((finding) => `${area}/${id}: ${finding}`),
    ),
  ].join('\n');
}
