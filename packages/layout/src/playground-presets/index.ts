import type { PlaygroundPreset } from '../playground-code';
import { JOY_PRESETS } from './joy';
import { MATERIAL_PRESETS } from './material';
import { X_PRESETS } from './x';

/** What the types of an area's components do not tell, by area. */
const PRESETS: Readonly<Record<string, Readonly<Record<string, PlaygroundPreset>>>> = {
  'joy-ui': JOY_PRESETS,
  'material-ui': MATERIAL_PRESETS,
  x: X_PRESETS,
};

/** What a component of an area stands with, and starts from, in its playground. */
export function presetOf(area: string, component: string): PlaygroundPreset | undefined {
  const presets = Object.hasOwn(PRESETS, area) ? PRESETS[area] : undefined;
  return presets && Object.hasOwn(presets, component) ? presets[component] : undefined;
}
