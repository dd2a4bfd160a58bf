import '@lectern/ads/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Site } from './site';
import './site.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
hydrateRoot(
  root,
  <StrictMode>
    <Site url={location.pathname} />
  </StrictMode>,
);
