import type { ApiFunction, ApiModel, ApiProp } from '@lectern/page-model';

/** URL path of a page's Markdown twin: `/material-ui/react-button.md`. */
export function twinPathname(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}.md`;
}

/** The API of a component or interface as Markdown. */
export function apiMarkdown(model: ApiModel): string {
  const { name, description, deprecated, imports, props, slots, classes } = model;
  const kind = model.kind === 'interface' ? 'Members' : 'Props';
  return blocks([
    `# ${name} API`,
    `${model.packageName} ${model.packageVersion}`,
    deprecated !== undefined && `**Deprecated.** ${deprecated}`,
    description,
    fence(imports.join('\n'), 'ts'),
    model.inherits && `It takes the props of ${model.inherits.name} too.`,
    model.themeName && `Key in \`theme.components\`: \`${model.themeName}\`.`,
    props.length > 0 && `## ${kind}`,
    list(props.map(propMarkdown)),
    slots.length > 0 && '## Slots',
    list(
      slots.map((slot) =>
        [`\`${slot.name}\``, slot.default && `default: ${code(slot.default)}`, slot.description]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    classes.length > 0 && '## CSS classes',
    list(
      classes.map(({ key, className, description: text }) =>
        [`\`.${className}\` (\`${key}\`)`, text].filter(Boolean).join(' · '),
      ),
    ),
    (model.cssVariables?.length ?? 0) > 0 && '## CSS variables',
    list((model.cssVariables ?? []).map((variable) => `\`${variable}\``)),
  ]);
}

/** Hooks or functions as Markdown. */
export function functionsMarkdown(title: string, functions: readonly ApiFunction[]): string {
  return blocks([
    `# ${title}`,
    ...functions.flatMap(({ name, imports, signatures, description, deprecated, ...rest }) => [
      `## ${name}`,
      deprecated !== undefined && `**Deprecated.** ${deprecated}`,
      description,
      fence([...imports, '', ...signatures.map((text) => `${name}${text}`)].join('\n'), 'ts'),
      list(
        rest.params
          .filter((param) => param.description !== '')
          .map((param) => `\`${param.name}\`: ${param.description}`),
      ),
      rest.returns && `Returns ${rest.returns}`,
    ]),
  ]);
}

/**
 * A written page as Markdown that needs no knowledge of this site: front matter becomes title and
 * description, a demo its code, a callout a quotation, and links are absolute.
 *
 * @param source text of its `page.md`
 * @param page its title, description and the site's origin
 * @param codeOf code of a demo by its file name
 */
export function pageMarkdown(
  source: string,
  page: { readonly title: string; readonly description: string; readonly origin: string },
  codeOf: (file: string) => string | undefined,
): string {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  let fenced = false;
  let quoted = false;
  const lines = body.split('\n').flatMap((line): string[] => {
    if (/^(?:```|~~~)/.test(line)) fenced = !fenced;
    if (fenced) return [line];
    const demo = /^::demo\{(.*)\}/.exec(line)?.[1];
    if (demo !== undefined) {
      const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(demo)?.[1] ?? '';
      const text = codeOf(attribute('src'));
      return text === undefined ? [] : [`${attribute('title')}:`, '', fence(text.trim(), 'tsx')];
    }
    const callout = /^:::(note|tip|warning)(?:\[(.*)\])?/.exec(line);
    if (callout) {
      quoted = true;
      const [, kind = '', title] = callout;
      return [`> **${title ?? kind.charAt(0).toUpperCase() + kind.slice(1)}**`, '>'];
    }
    if (/^:{3,}/.test(line)) {
      quoted = false;
      return [];
    }
    const linked = line.replace(/\]\((\/[^)]*)\)/g, `](${page.origin}$1)`);
    return [quoted ? `> ${linked}` : linked];
  });
  return blocks([`# ${page.title}`, page.description, lines.join('\n').trim()]);
}

function propMarkdown(prop: ApiProp): string {
  const facts = [
    `\`${prop.name}\``,
    prop.required && '**required**',
    code(prop.type),
    prop.default !== undefined && `default: ${code(prop.default)}`,
    prop.since && `since ${prop.since}`,
    prop.plan && `${prop.plan} plan`,
    prop.deprecated !== undefined && `**deprecated** ${prop.deprecated}`,
  ];
  return [facts.filter(Boolean).join(' · '), prop.description].filter(Boolean).join('\n\n');
}

/** Inline code; text that holds backticks takes two of them around it. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function fence(text: string, language: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/\n(?=[^\n])/g, '\n  ')}`).join('\n');
}

function blocks(parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
