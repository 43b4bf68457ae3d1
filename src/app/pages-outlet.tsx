import { useStore } from '../session/use-store.ts';
import { HomePage, type HomeParts } from './home/home-page.tsx';
import { routed } from './navigation/pages.ts';
import { Boundary } from './pages/boundary.tsx';

/** The open page. The home page renders without the router until another page is opened, so it needn't wait for it. */
export function PagesOutlet({ home }: { home?: HomeParts }) {
  const shown = useStore(routed);
  if (shown) return <shown.RoutedPages />;
  return <Boundary>{home && <HomePage {...home} />}</Boundary>;
}
