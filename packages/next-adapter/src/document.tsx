import { createDirectionCache } from '@lectern/theme-state/emotion';
import { createIslandFiller, type ServerIslandOptions } from '@lectern/demos/server';
import type { PageProps, SiteConfig, SiteFont } from '@lectern/page-model';
import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { earlyScript } from './early-script';
import { FontLinks, fontsOf } from './fonts';
import type { FrameProps } from './node';
import { frameScripts } from './frame-scripts';
import { PageMetadata } from './page-metadata';
import { slimProps } from './slim-props';

export interface DocumentOptions {
  readonly site: SiteConfig;
  readonly fonts: readonly SiteFont[];
  /** The area's demos; left out where an area has none. */
  readonly islands?: Pick<ServerIslandOptions, 'registry' | 'Providers'>;
}

interface InitialProps extends DocumentInitialProps {
  language: string;
  /** Scripts of a document with nothing but a demo. */
  scripts?: readonly string[];
}

/** How the routes of documents with nothing but a demo end. */
const FRAME_ROUTE = '/demos/[[...demo]]';

/** Makes the document of an area: language, direction, early script and rendered demos. */
export function createDocument({ site, fonts, islands }: DocumentOptions) {
  const directionOf = (language: string) =>
    site.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  const early = earlyScript(site);
  const fillIslands =
    islands && createIslandFiller({ ...islands, createCache: createDirectionCache });

  return class DocsDocument extends Document<InitialProps> {
    static override async getInitialProps(ctx: DocumentContext): Promise<InitialProps> {
      const { renderPage } = ctx;
      let language = site.languages[0].code;
      ctx.renderPage = () =>
        renderPage({
          enhanceApp: (App) =>
            function CaptureLanguage(props) {
              const pageProps = props['pageProps'] as Partial<PageProps> | undefined;
              language = pageProps?.language ?? language;
              return <App {...props} />;
            },
        });
      const initial = await Document.getInitialProps(ctx);
      // In development demos live in the browser alone, where they are replaced while they run.
      if (!fillIslands || process.env.NODE_ENV === 'development') return { ...initial, language };
      const scripts = ctx.pathname.endsWith(FRAME_ROUTE) ? await frameScripts() : undefined;
      const { html, styles } = fillIslands(initial.html, directionOf(language));
      const critical = styles.map(({ key, ids, css }) => (
        <style
          key={key}
          data-emotion={`${key} ${ids.join(' ')}`}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      ));
      return {
        ...initial,
        html,
        language,
        styles: [initial.styles, ...critical],
        ...(scripts && { scripts }),
      };
    }

    override render() {
      const { language, scripts, assetPrefix = '', __NEXT_DATA__: data } = this.props;
      const direction = directionOf(language);
      const pageProps = data.props['pageProps'] as PageProps | undefined;
      const frame = (data.props['pageProps'] as Partial<FrameProps> | undefined)?.frame?.id;
      if (pageProps?.kind && process.env.NODE_ENV === 'production') {
        data.props['pageProps'] = slimProps(pageProps);
      }
      return (
        <Html
          lang={language}
          dir={direction}
          data-rendered-dir={direction}
          data-code-variant="TS"
          data-framed={scripts && ''}
        >
          <Head>
            <meta name="theme-color" content="#ffffff" />
            <FontLinks fonts={fontsOf(fonts, frame)} language={language} />
            {/* What it names is made after the pages, so development has none of it. */}
            {pageProps?.kind && process.env.NODE_ENV === 'production' && (
              <>
                <link rel="manifest" href="/manifest.webmanifest" />
                <link rel="apple-touch-icon" href="/static/icon-maskable.png" />
                <PageMetadata page={pageProps} site={site} />
              </>
            )}
            {scripts?.map((file) => (
              <script key={file} defer src={`${assetPrefix}/_next/${file}`} />
            ))}
          </Head>
          <body className="mode-light" dir={direction}>
            <script dangerouslySetInnerHTML={{ __html: early }} />
            <Main />
            <NextScript />
          </body>
        </Html>
      );
    }
  };
}
