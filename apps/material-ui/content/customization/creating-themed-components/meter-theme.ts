import type { ComponentsOverrides, ComponentsVariants } from '@mui/material/styles';
import type { MeterProps } from './meter';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    HausMeter: 'root' | 'value' | 'unit';
  }
  interface ComponentsPropsList {
    HausMeter: Partial<MeterProps>;
  }
  interface Components<Theme = unknown> {
    HausMeter?: {
      defaultProps?: ComponentsPropsList['HausMeter'];
      styleOverrides?: ComponentsOverrides<Theme>['HausMeter'];
      variants?: ComponentsVariants<Theme>['HausMeter'];
    };
  }
}
