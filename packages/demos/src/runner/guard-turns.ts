import { parse, type Node } from 'acorn';
import { simple } from 'acorn-walk';

/** Name that guarded code calls its guard by. */
export const GUARD = 'lecternTurn';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

type Body = Node & { readonly expression?: boolean; readonly body: Node };

/**
 * Puts a call of the guard at the start of each loop and each function, without a new line. Loops
 * alone would leave promises that start each other, which keep a browser as busy.
 *
 * @param code of a script
 * @throws SyntaxError of acorn, with `loc`
 */
export function guardTurns(code: string): string {
  const insertions: Insertion[] = [];
  const guardBlock = ({ start }: Node) => insertions.push({ at: start + 1, text: `${GUARD}();` });
  const guardLoop = (node: Node) => {
    const { body } = node as Body;
    if (body.type === 'BlockStatement') {
      guardBlock(body);
      return;
    }
    insertions.push({ at: body.start, text: `{${GUARD}();` }, { at: body.end, text: '}' });
  };
  const guardFunction = (node: Node) => {
    const { body, expression } = node as Body;
    if (expression) {
      insertions.push({ at: body.start, text: `(${GUARD}(),` }, { at: body.end, text: ')' });
      return;
    }
    guardBlock(body);
  };
  simple(parse(code, { ecmaVersion: 'latest', locations: true }), {
    ForStatement: guardLoop,
    ForInStatement: guardLoop,
    ForOfStatement: guardLoop,
    WhileStatement: guardLoop,
    DoWhileStatement: guardLoop,
    FunctionDeclaration: guardFunction,
    FunctionExpression: guardFunction,
    ArrowFunctionExpression: guardFunction,
  });
  return applied(code, insertions);
}

function applied(code: string, insertions: readonly Insertion[]): string {
  let done = 0;
  let result = '';
  // Where two close at one place, the inner one was found first.
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}

/** What the guard throws. */
export const ENDLESS = 'This code ran for over a second without a pause, so it was stopped.';

/** How long code may run before the browser gets its turn. */
const TURN = 1000;

/**
 * Makes the guard of code: it throws once a turn of the event loop has lasted too long.
 *
 * @param now a clock in milliseconds
 * @param afterTurn calls back in the next turn
 */
export function createGuard(now: () => number, afterTurn: (next: () => void) => void): () => void {
  let began: number | null = null;
  return () => {
    if (began === null) {
      began = now();
      afterTurn(() => {
        began = null;
      });
      return;
    }
    if (now() - began > TURN) throw new RangeError(ENDLESS);
  };
}
