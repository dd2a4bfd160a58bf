import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconDrawing, type Drawing } from './icon-drawing';

const CELL = { width: 112, height: 104 };

interface IconGridProps {
  label: string;
  names: readonly string[];
  drawings: Readonly<Record<string, Drawing>>;
  onChoose: (name: string) => void;
}

/** A list of icons in rows; only the rows in view are in the document. */
export function IconGrid({ label, names, drawings, onChoose }: IconGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(6);
  const [active, setActive] = useState(0);
  const rows = useVirtualizer({
    count: Math.ceil(names.length / columns),
    getScrollElement: () => box.current,
    estimateSize: () => CELL.height,
    overscan: 3,
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setColumns(Math.max(1, Math.floor(element.clientWidth / CELL.width))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const last = names.length - 1;
  const current = Math.min(active, last);
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(last, index));
    setActive(next);
    rows.scrollToIndex(Math.floor(next / columns));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      ArrowDown: current + columns,
      ArrowUp: current - columns,
      PageDown: current + columns * 4,
      PageUp: current - columns * 4,
      Home: 0,
      End: last,
    };
    const target = steps[event.key];
    const chosen = names[current];
    if (target !== undefined) moveTo(target);
    else if (chosen && (event.key === 'Enter' || event.key === ' ')) onChoose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={last < 0 ? undefined : `${id}-${current}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      sx={{ height: 420, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        role="presentation"
        sx={{ position: 'relative' }}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index: row, start }) => (
          <Box
            key={row}
            role="presentation"
            sx={{ position: 'absolute', insetInline: 0, display: 'flex' }}
            style={{ top: start, height: CELL.height }}
          >
            {names.slice(row * columns, (row + 1) * columns).map((name, column) => {
              const index = row * columns + column;
              return (
                <Box
                  key={name}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  aria-setsize={names.length}
                  aria-posinset={index + 1}
                  onClick={() => {
                    setActive(index);
                    onChoose(name);
                  }}
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    m: 0.5,
                    p: 1,
                    borderRadius: 1,
                    textAlign: 'center',
                    cursor: 'pointer',
                    '&:hover': { bgcolor: 'action.hover' },
                    '[role="listbox"]:focus-visible &[aria-selected="true"]': {
                      outline: '2px solid',
                      outlineColor: 'primary.main',
                    },
                  }}
                >
                  <IconDrawing drawing={drawings[name] ?? ''} />
                  <Typography variant="caption" component="div" noWrap title={name}>
                    {name}
                  </Typography>
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
