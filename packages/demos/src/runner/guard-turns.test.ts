import { describe, expect, test } from 'vitest';
import { createGuard, ENDLESS, GUARD, guardTurns } from './guard-turns';

const guarded = (code: string) => guardTurns(code).replaceAll(GUARD, '$');

describe('a guard stands at the start of', () => {
  test.each([
    ['a loop with a block', 'while (a) { b(); }', 'while (a) {$(); b(); }'],
    ['a loop with a statement', 'for (;;) b();', 'for (;;) {$();b();}'],
    ['an empty loop', 'for (;;);', 'for (;;){$();;}'],
    ['a loop that runs once at least', 'do b(); while (a)', 'do {$();b();} while (a)'],
    ['loops in loops', 'for (;;) for (;;) b();', 'for (;;) {$();for (;;) {$();b();}}'],
    ['an arrow function in a loop', 'for (;;) x = () => y', 'for (;;) {$();x = () => ($(),y)}'],
    ['loops over keys', 'for (const k in o) b(k);', 'for (const k in o) {$();b(k);}'],
    ['loops over values', 'for (const v of o) {}', 'for (const v of o) {$();}'],
    ['a function', 'function f() { f(); }', 'function f() {$(); f(); }'],
    ['a method', 'x = { f() {} }', 'x = { f() {$();} }'],
    ['an arrow function', 'x = () => y', 'x = () => ($(),y)'],
    ['one that returns an object', 'x = () => ({})', 'x = () => (($(),{}))'],
    ['one that returns another', 'x = () => () => y', 'x = () => ($(),() => ($(),y))'],
    ['one that waits', 'x = async () => await y', 'x = async () => ($(),await y)'],
    ['a labelled loop', 'a: while (b) continue a;', 'a: while (b) {$();continue a;}'],
  ])('%s', (_what, code, expected) => {
    expect(guarded(code)).toBe(expected);
  });
});

test('lines stay where they are', () => {
  const code = 'for (;;)\n  b(\n  );\nx = () =>\n  y;';
  expect(guardTurns(code).split('\n')).toHaveLength(code.split('\n').length);
});

describe('a guard', () => {
  const make = () => {
    const later: (() => void)[] = [];
    let time = 0;
    const guard = createGuard(
      () => time,
      (next) => later.push(next),
    );
    return {
      guard,
      pass: (by: number) => (time += by),
      turn: () => later.splice(0).forEach((f) => f()),
    };
  };

  test('lets a turn of a second pass', () => {
    const { guard, pass } = make();
    guard();
    pass(1000);
    expect(guard).not.toThrow();
  });

  test('ends a longer one, as often as it is asked', () => {
    const { guard, pass } = make();
    guard();
    pass(1001);
    expect(guard).toThrow(ENDLESS);
    expect(guard).toThrow(ENDLESS);
  });

  test('begins anew with each turn', () => {
    const { guard, pass, turn } = make();
    guard();
    pass(900);
    turn();
    guard();
    pass(900);
    expect(guard).not.toThrow();
  });
});
