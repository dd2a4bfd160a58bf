import type { ReactNode } from 'react';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled, useThemeProps, type SxProps, type Theme } from '@mui/material/styles';

export interface MeterProps {
  reading: number;
  unit: ReactNode;
  variant?: 'plain' | 'framed';
  sx?: SxProps<Theme>;
}

export const meterClasses = generateUtilityClasses('HausMeter', ['root', 'value', 'unit']);

const Root = styled('div', { name: 'HausMeter', slot: 'root' })<{ ownerState: MeterProps }>(
  ({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    variants: [
      {
        props: { variant: 'framed' },
        style: {
          padding: theme.spacing(1, 2),
          border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        },
      },
    ],
  }),
);

const Value = styled('span', { name: 'HausMeter', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
  fontVariantNumeric: 'tabular-nums',
}));

const Unit = styled('span', { name: 'HausMeter', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** A number that was read off, with its unit. */
export function Meter(inProps: MeterProps) {
  const props = useThemeProps({ props: inProps, name: 'HausMeter' });
  const { reading, unit, variant = 'plain', ...other } = props;

  return (
    <Root className={meterClasses.root} ownerState={{ ...props, variant }} {...other}>
      <Value className={meterClasses.value}>{reading.toLocaleString('en')}</Value>
      <Unit className={meterClasses.unit}>{unit}</Unit>
    </Root>
  );
}
