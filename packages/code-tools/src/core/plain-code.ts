/** Languages in which `$ ` at the start of a line is the shell's prompt. */
const SHELLS: readonly string[] = ['bash', 'sh', 'shell', 'shell-session', 'console', 'terminal'];

/**
 * The text to copy from a sample: the code alone, without the prompt signs of a shell and without
 * the line break that ends it.
 *
 * @param text what the sample shows
 * @param language its language name, in any case
 */
export function plainCode(text: string, language = ''): string {
  const code = text.replace(/\r?\n$/, '');
  return SHELLS.includes(language.toLowerCase()) ? code.replace(/^[ \t]*\$ /gm, '') : code;
}
