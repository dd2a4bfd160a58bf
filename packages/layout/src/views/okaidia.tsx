'use client';

import { addStylesheet } from '@lectern/code-tools';
import { CODE_THEME_PATHNAME } from '@lectern/page-model';
import { useEffect } from 'react';

/** Dark colours for code, in a layer over those of the page and under its measures. */
export function Okaidia() {
  useEffect(() => addStylesheet(CODE_THEME_PATHNAME, { layer: 'code-theme' }), []);
  return null;
}
