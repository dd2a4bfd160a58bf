import { createElement, type ReactNode } from 'react';
import SvgIcon from '@mui/material/SvgIcon';

/** One shape: its element, its attributes, and what stands in it. */
type Shape = readonly [element: string, attributes: Record<string, string>, ...children: Shape[]];

/** A single path as its `d`, or shape by shape. */
export type Drawing = string | readonly Shape[];

/** Elements that drawings are made of; anything else is left out. */
const ELEMENTS = new Set(['path', 'circle', 'ellipse', 'g', 'defs', 'use']);

/** Draws what the build laid out. */
export function IconDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <SvgIcon fontSize="large">
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing.map(draw)}
    </SvgIcon>
  );
}

function draw([element, attributes, ...children]: Shape, key: number): ReactNode {
  if (!ELEMENTS.has(element)) return null;
  return createElement(element, { ...attributes, key }, ...children.map(draw));
}
