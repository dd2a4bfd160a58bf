/** A page was shown. */
export interface PageViewEvent {
  readonly type: 'page_view';
  readonly title: string;
  /** Address without language prefix, query and hash. */
  readonly location: string;
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** How the reader has set the site and the device. */
export interface UserPropertiesEvent {
  readonly type: 'user_properties';
  readonly codeVariant: string;
  readonly language: string;
  readonly pixelRatio: number;
  /** What the reader chose: `light`, `dark` or `system`. */
  readonly colorScheme: string;
  /** What the operating system prefers. */
  readonly systemColorScheme: string;
}

/** Something was clicked; `type` is what its element names, such as `ad`. */
export interface ClickEvent {
  readonly type: string;
  readonly action: 'click';
  readonly label: string | null;
}

/** An ad slot was seen, clicked or has crashed. */
export interface AdEvent {
  readonly type: 'ad';
  readonly action: 'display' | 'click' | 'crash';
  readonly label: string;
}

/** A measure of how fast and steady a page was. */
export interface WebVitalEvent {
  readonly type: 'web_vital';
  /** `CLS`, `FCP`, `INP`, `LCP` or `TTFB`. */
  readonly name: string;
  /** Milliseconds; for `CLS` a ratio. */
  readonly value: number;
  readonly rating: string | null;
}

export type AnalyticsEvent =
  PageViewEvent | UserPropertiesEvent | ClickEvent | AdEvent | WebVitalEvent;
