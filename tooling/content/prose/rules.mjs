/** What the linters hold the pages to. A rule is changed here, with its reason. */

/** Words a sentence may have; a code span counts as one. Longer ones are read twice. */
export const LONGEST_SENTENCE = 40;

/** Words that say nothing, or say it for effect, with what to do instead. */
export const FILLER = {
  simply: 'Leave it out.',
  easily: 'Leave it out, or say what it takes.',
  easy: 'Say what it takes.',
  effortless: 'Say what it takes.',
  effortlessly: 'Say what it takes.',
  seamless: 'Say what happens.',
  seamlessly: 'Say what happens.',
  obviously: 'Leave it out.',
  'of course': 'Leave it out.',
  basically: 'Leave it out.',
  actually: 'Leave it out.',
  powerful: 'Say what it does.',
  robust: 'Say what it withstands.',
  'cutting edge': 'Leave it out.',
  leverage: 'Write "use".',
  utilize: 'Write "use".',
  utilise: 'Write "use".',
  'in order to': 'Write "to".',
  'due to the fact that': 'Write "because".',
  'please note': 'Leave it out.',
  'note that': 'Leave it out.',
  'keep in mind': 'Leave it out.',
  'it is important to': 'Leave it out.',
  'feel free': 'Leave it out.',
  'dive into': 'Name the thing to do.',
  delve: 'Name the thing to do.',
  'out of the box': 'Write "without further setup".',
  'under the hood': 'Say where it happens.',
  'best practice': 'Say what is better, and why.',
  'a wide range of': 'Give the number or the names.',
  'a variety of': 'Give the number or the names.',
  'we recommend': 'Say what to do, and why.',
  "let's": 'Say what to do.',
};

/** Rules of markdownlint; the build itself sees to the rest. */
export const MARKDOWN = {
  default: false,
  'heading-increment': true,
  'no-duplicate-heading': { siblings_only: true },
  'no-empty-links': true,
  'no-alt-text': true,
  'table-column-count': true,
  'table-heads': true,
  'descriptive-link-text': {
    prohibited_texts: ['here', 'click here', 'this', 'this page', 'more', 'read more'],
  },
};
