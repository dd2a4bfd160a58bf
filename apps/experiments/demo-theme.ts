import { materialThemeSheets } from '@lectern/demos/material';
import { sheetText } from '@lectern/demos/sheet-text';

/** Custom properties of the demos' theme; the build writes them into a static style sheet. */
export function themeCss(): string {
  return sheetText(materialThemeSheets());
}
