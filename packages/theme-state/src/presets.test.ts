import { expect, test } from 'vitest';
import { brandTheme, defaultTheme, densityPreset } from './presets';

test('[G5] font size 14, HTML font size 16, weights 300, 400, 500 and 700, Roboto', () => {
  for (const { typography } of [defaultTheme, brandTheme]) {
    expect(typography).toMatchObject({
      fontSize: 14,
      htmlFontSize: 16,
      fontWeightLight: 300,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 700,
    });
    expect(typography.fontFamily).toMatch(/^Roboto,/);
  }
});

test('[G6] spacing 8; radius 4 in the documented library’s theme, 12 in the site’s own', () => {
  expect([defaultTheme.spacing, brandTheme.spacing]).toEqual([8, 8]);
  expect(defaultTheme.shape.borderRadius).toBe(4);
  expect(brandTheme.shape.borderRadius).toBe(12);
});

test('[G7] breakpoints, contrast threshold, tonal offset and transitions', () => {
  expect(defaultTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(defaultTheme.palette).toEqual({ contrastThreshold: 3, tonalOffset: 0.2 });
  const durations = Object.values(defaultTheme.transitions.duration);
  expect([Math.min(...durations), Math.max(...durations)]).toEqual([150, 375]);
});

test('[G8] the density preset makes buttons small, inputs and tables dense', () => {
  const { components } = densityPreset;
  expect(components.MuiButton.defaultProps.size).toBe('small');
  expect(components.MuiTable.defaultProps.size).toBe('small');
  expect(components.MuiDataGrid.defaultProps.density).toBe('compact');
  for (const input of [
    'MuiTextField',
    'MuiFormControl',
    'MuiInputBase',
    'MuiOutlinedInput',
  ] as const) {
    expect(components[input].defaultProps.margin).toBe('dense');
  }
});

test('[G9] z-indexes', () => {
  expect(defaultTheme.zIndex).toEqual({
    mobileStepper: 1000,
    fab: 1050,
    speedDial: 1050,
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  });
});

test('presets are plain data', () => {
  const presets = { defaultTheme, brandTheme, densityPreset };
  expect(JSON.parse(JSON.stringify(presets))).toEqual(presets);
});
