/**
 * Anchors of an API page's types, by key: `SxProps<Theme>` stands at `type-SxProps`, one with the
 * same name and other arguments at `type-SxProps-2`.
 */
export function typeAnchors(keys: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    keys.map((key) => {
      const name = withoutArguments(key).match(/\w+/g)?.join('-') ?? '';
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [key, count === 1 ? `type-${name}` : `type-${name}-${count}`];
    }),
  );
}

function withoutArguments(key: string): string {
  // The `>` of an arrow closes nothing.
  const less = key.replace(/=>/g, '').replace(/<[^<>]*>/g, '');
  return less === key ? key : withoutArguments(less);
}
