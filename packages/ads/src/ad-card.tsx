'use client';

import type { AdContent } from './core/ad-content';
import { useDescription } from './use-description';

const SPONSORED = { rel: 'sponsored noopener', target: '_blank' } as const;

export interface AdCardProps {
  readonly content: AdContent;
  /** The visible word that names it an advertisement. */
  readonly advertisement: string;
  /** Attributes by which a page's analytics count a click. */
  readonly counting: Readonly<Record<string, string>>;
}

/** An ad that this package draws: picture, label and text, all leading to one place. */
export function AdCard({ content, advertisement, counting }: AdCardProps) {
  const description = useDescription(content.description);
  const hasLinks = description?.format === 'html' && description.value.includes('<a ');
  const link = { href: content.link, ...SPONSORED, ...counting };
  const text =
    description?.format === 'html'
      ? { dangerouslySetInnerHTML: { __html: description.value } }
      : { children: description?.value ?? content.name };

  return (
    <>
      {content.img && (
        <a className="lectern-ad-image" {...link} aria-hidden="true" tabIndex={-1}>
          <img src={content.img} alt="" width={130} height={100} />
        </a>
      )}
      <div className="lectern-ad-text">
        <span className="lectern-ad-label">
          {advertisement}
          {content.poweredby && ` · ${content.poweredby}`}
        </span>
        {hasLinks ? (
          // Links do not nest: beside a text with its own, the name leads to the ad.
          <span className="lectern-ad-description" dir="auto">
            <a {...link}>{content.name}</a> <span {...text} />
          </span>
        ) : (
          <a className="lectern-ad-description" dir="auto" {...link} {...text} />
        )}
      </div>
    </>
  );
}
