import type { HomeProps } from '@lectern/page-model';
import { hrefOf, useShell } from '@lectern/layout';
import { DemoWall } from './demo-wall';

/** The first page: what this is, live components, and the way into each product. */
export function Home({ counts }: HomeProps) {
  const { site, page, Link } = useShell();
  const products = site.areas.filter(({ id }) => id !== 'docs');
  return (
    <div className="home" lang="en" dir="ltr">
      <header className="home-head">
        <h1>Components you can try where you read about them</h1>
        <p className="home-lead">{page.description}</p>
        <p className="home-actions">
          <Link className="home-action" href={hrefOf('/material-ui/react-button/', page.language)}>
            Open a component page
          </Link>
          <Link href={hrefOf('/material-ui/getting-started/installation/', page.language)}>
            Install Material UI
          </Link>
        </p>
      </header>
      <DemoWall />
      <ul className="home-products">
        {products.map(({ id, name, prefix, start, description, version }) => (
          <li key={id}>
            <Link href={hrefOf(start ?? prefix, page.language)}>
              <span className="home-product-name">{name}</span>
              <span className="home-product-text">{description}</span>
              <span className="home-product-facts">
                {version && <span>{version}</span>}
                <span>
                  {counts[id]} {counts[id] === 1 ? 'page' : 'pages'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
