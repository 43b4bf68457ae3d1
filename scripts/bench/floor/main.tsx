// The smallest app that does what npm run bench -- --loads measures, with the packages that ours uses and none of its
// code: React, TanStack Router, i18next, react-hook-form with zod, kbar with fuse.js. As in ours, the first page doesn't
// wait for the router or the palette.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './floor.css';
import { loadTool } from './load-tool.ts';
import { Home, Shell } from './shell.tsx';

const loadRouter = () => import('./router.tsx');
const loadPalette = () => import('./palette.tsx');
const TOOL = '/uuid-generator';

/** The page that a click on a link opens in this document. */
function pageOf({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const path = target.closest('a')?.getAttribute('href');
  return path === '/' || path === TOOL ? path : undefined;
}

function App({ first }: { first: ReactNode }) {
  const [Pages, setPages] = useState<ComponentType>();
  const [Palette, setPalette] = useState<ComponentType>();
  useEffect(() => {
    const go = async (to: string) => {
      const { router, Pages } = await loadRouter();
      await router.navigate({ to });
      setPages(() => Pages);
    };
    const click = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === undefined) return;
      event.preventDefault();
      void go(page);
    };
    const approach = (event: MouseEvent) => pageOf(event) === TOOL && void loadTool();
    document.addEventListener('click', click);
    document.addEventListener('pointerover', approach);
    // What most visits need next: the form that all tools have in common, the router and the palette.
    const idle = requestIdleCallback(() => {
      void import('./form.tsx');
      void loadRouter().then(({ router }) => router.load());
      void loadPalette().then(({ Palette }) => setPalette(() => Palette));
    });
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('pointerover', approach);
      cancelIdleCallback(idle);
    };
  }, []);
  return (
    <>
      <Shell search={() => void loadPalette().then(({ openPalette }) => openPalette())}>
        {Pages ? <Pages /> : first}
      </Shell>
      {Palette && <Palette />}
    </>
  );
}

async function start() {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  if (location.pathname !== TOOL) return createRoot(place).render(<App first={<Home />} />);
  const { default: Tool } = await loadTool();
  createRoot(place).render(<App first={<Tool />} />);
}
void start();
