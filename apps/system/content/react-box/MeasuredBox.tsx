import { useEffect, useRef, useState } from 'react';
import Box from '@mui/system/Box';

export default function MeasuredBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      ref={ref}
      sx={{
        width: '100%',
        p: 2,
        border: '1px dashed',
        borderRadius: 1,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {width === undefined ? 'Measuring' : `${width} pixels wide`}
    </Box>
  );
}
