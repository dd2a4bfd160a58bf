import { demoProjects } from '@lectern/demos/project';
import type { SiteConfig } from '@lectern/page-model';
import { filesIn, type AreaContent, type ToJavaScript } from './content';
import type { AreaSources } from './sources';

/**
 * What a reader fetches to go on with a demo elsewhere, by path below `/demos/`, such as
 * `material-ui/react-button/SaveButton.json`.
 */
export async function projectFiles(
  area: AreaSources,
  content: AreaContent,
  { origin, toJavaScript }: Pick<SiteConfig, 'origin'> & { readonly toJavaScript: ToJavaScript },
): Promise<Map<string, string>> {
  const { installed } = area;
  const files = new Map<string, string>();
  if (!installed) return files;
  for (const { page } of content.pages.values()) {
    for (const { id, name, title, bleed, tool } of Object.values(page.demos)) {
      if (tool) continue;
      const demo = {
        entry: `${name}.tsx`,
        files: filesIn(area.files, id.slice(0, id.lastIndexOf('/'))),
        title,
        address: `${origin}${page.path}#demo-${name}`,
        ...(bleed && { bleed }),
      };
      const projects = await demoProjects(demo, { installed, toJavaScript });
      if (projects) files.set(`${area.config.id}/${id}.json`, JSON.stringify(projects));
    }
  }
  return files;
}
