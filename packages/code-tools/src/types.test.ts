import { expectTypeOf, test } from 'vitest';
import {
  getCookie,
  parseCodeVariant,
  resolveCodeVariant,
  serializeCodeVariantCookie,
  useCopy,
  type CodeVariant,
  type HighlightedCodeProps,
} from './index';

test('the types of the contract', () => {
  expectTypeOf<CodeVariant>().toEqualTypeOf<'TS' | 'JS'>();
  expectTypeOf(resolveCodeVariant).returns.toEqualTypeOf<CodeVariant>();
  expectTypeOf(serializeCodeVariantCookie).parameter(0).toEqualTypeOf<CodeVariant>();
  expectTypeOf(parseCodeVariant).returns.toExtend<CodeVariant | null | undefined>();
  expectTypeOf(getCookie).parameter(0).toBeString();
  expectTypeOf(useCopy).returns.toHaveProperty('isCopied').toBeBoolean();
});

test('what the compiler refuses', () => {
  expectTypeOf({ html: { js: 'let size' } }).not.toExtend<HighlightedCodeProps>();
  expectTypeOf({ html: { ts: 'let size' } }).toExtend<HighlightedCodeProps>();
});
