import { createTranslator } from '@lectern/docs-config';
import { Island } from '@lectern/demos';
import { Choice } from '@lectern/layout';
import { useColorMode, useThemeChoices, useThemeState } from '@lectern/theme-state';
import { useMemo, useState } from 'react';

/** Demos of the wall, in the order in which they are read. */
const TILES = ['OrderCard', 'TripSearch', 'RoomControls', 'BookReview', 'TaskList', 'PaperSize'];

/** Looks of the wall's components; the style sheet holds their custom properties. */
const LOOKS = ['material', 'lectern', 'plum'] as const;

type Words = Readonly<Record<string, string>>;

/**
 * Live components on the home page, each an island of its own, under four switches. Mode, direction
 * and density are the reader's own settings; the look is the wall's alone.
 */
export function DemoWall({ words, language }: { words: Words; language: string }) {
  const t = useMemo(
    () => createTranslator({ translations: { [language]: words }, language }),
    [language, words],
  );
  const [look, setLook] = useState<(typeof LOOKS)[number]>('material');
  const { mode, setMode } = useColorMode();
  const { dense, direction } = useThemeState();
  const { choose } = useThemeChoices();
  return (
    <section className="home-wall" aria-label={t('wall')}>
      <div className="home-switches">
        <Choice
          label={t('mode')}
          value={mode}
          options={[
            ['system', t('system')],
            ['light', t('light')],
            ['dark', t('dark')],
          ]}
          onChange={setMode}
        />
        <Choice
          label={t('direction')}
          value={direction}
          options={[
            ['ltr', t('ltr')],
            ['rtl', t('rtl')],
          ]}
          onChange={(value) => choose({ direction: value })}
        />
        <Choice
          label={t('density')}
          value={dense ? 'dense' : 'comfortable'}
          options={[
            ['comfortable', t('comfortable')],
            ['dense', t('dense')],
          ]}
          onChange={(value) => choose({ dense: value === 'dense' })}
        />
        <Choice
          label={t('look')}
          value={look}
          options={LOOKS.map((name) => [name, t(name)])}
          onChange={setLook}
        />
      </div>
      <div className="home-tiles" lang="en" data-look={look}>
        {TILES.map((name) => (
          <div key={name} className="home-tile">
            <Island id={`wall/${name}`} failed={() => null} />
          </div>
        ))}
      </div>
    </section>
  );
}
