import type { ReactNode } from 'react';
import { useStore } from '../session/use-store.ts';
import { routed } from './navigation/pages.ts';
import { Boundary } from './pages/boundary.tsx';

/** The open page. The first one renders without the router until another page is opened, so it needn't wait for it. */
export function PagesOutlet({ first }: { first: ReactNode }) {
  const shown = useStore(routed);
  if (shown) return <shown.RoutedPages />;
  return <Boundary>{first}</Boundary>;
}
