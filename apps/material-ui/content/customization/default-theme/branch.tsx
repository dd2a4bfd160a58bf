import { useState } from 'react';
import Box from '@mui/material/Box';
import { entriesOf, isBranch, isColour, textOf, type Entry } from './theme-tree';

/** A leaf of the theme: its name, its value, and the colour if it is one. */
export function Leaf({ label, value }: { label: string; value: unknown }) {
  return (
    <Box sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
      {label}: {textOf(value)}
      {isColour(value) && (
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            width: 14,
            height: 14,
            marginInlineStart: 1,
            border: 1,
            borderColor: 'text.secondary',
          }}
          style={{ background: value }}
        />
      )}
    </Box>
  );
}

/** A part of the theme that opens at a press. What is closed is not rendered. */
export function Branch({ name, value, path }: Entry & { value: Record<string, unknown> }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ py: 0.25, cursor: 'pointer' }}>
        {name}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {Array.isArray(value) ? '[' : '{'} {Object.keys(value).length}{' '}
          {Array.isArray(value) ? ']' : '}'}
        </Box>
      </Box>
      {isOpen && (
        <Box
          sx={{ paddingInlineStart: 2.5, borderInlineStart: '1px solid', borderColor: 'divider' }}
        >
          {entriesOf(value, path).map((entry) =>
            isBranch(entry.value) ? (
              <Branch key={entry.path} {...entry} value={entry.value} />
            ) : (
              <Leaf key={entry.path} label={entry.name} value={entry.value} />
            ),
          )}
        </Box>
      )}
    </details>
  );
}
