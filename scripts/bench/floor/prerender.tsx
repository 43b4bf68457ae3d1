import { renderToStaticMarkup } from 'react-dom/server';
import { Home, Shell } from './shell.tsx';
import UuidGenerator from './uuid-generator.tsx';

/** The pages as they look before scripts run, by the names of their files. */
export const pages = Object.entries({ index: <Home />, 'uuid-generator': <UuidGenerator /> }).map(
  ([name, page]) => [name, renderToStaticMarkup(<Shell>{page}</Shell>)] as const,
);
