import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { cardById, redirectOf } from '../catalog/catalog.ts';
import { useEffect } from 'react';
import { loadRestOfTexts } from '../i18n/i18n.ts';
import { inUse } from '../session/in-use.ts';
import { Spinner } from '../ui/parts/spinner/spinner.tsx';
import { base } from './config/base-path.ts';
import { firstTool, pageCode } from './first-page.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { createHistory } from './navigation/history.ts';
import { openPage, shownPage } from './navigation/pages.ts';
import { settingsShown } from './settings/shown.ts';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/load-home.ts';

const rootRoute = createRootRoute();

const NotFoundPage = lazyRouteComponent(() => import('./pages/not-found-page.tsx'));

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: loadHome,
  component: function RoutedHome() {
    return <HomePage {...homeRoute.useLoaderData()} />;
  },
});

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  loader: loadRestOfTexts,
  component: lazyRouteComponent(() => import('./pages/about-page.tsx')),
});

const chainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chain',
  loader: loadRestOfTexts,
  component: lazyRouteComponent(() => import('./pages/chain-route.tsx')),
});

/** An address that can be told: what is stored on this device, in the settings. */
const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/data',
  beforeLoad: ({ preload }) => {
    if (!preload) {
      settingsShown.set('stored');
      inUse.set(true); // the dialog is not part of the first paint
    }
    throw redirect({ to: '/', replace: true });
  },
});

const toolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$toolId',
  beforeLoad: ({ params, preload }) => {
    if (cardById(params.toolId)) return;
    const id = redirectOf(`/${params.toolId}`);
    // A link to an old address keeps its state. While a link is only hovered over, the fragment is that of another
    // page.
    const hash = preload ? '' : window.location.hash.slice(1);
    if (id !== undefined) throw redirect({ to: '/$toolId', params: { toolId: id }, hash, replace: true });
  },
  loader: async ({ params }) => {
    const card = cardById(params.toolId);
    if (!card) {
      // A page that rendered later than its route would be announced with the title of the previous one.
      await NotFoundPage.preload?.();
      throw notFound();
    }
    const first = firstTool(card.id);
    if (first) return first;
    const [{ loadTool }] = await pageCode();
    return loadTool(card);
  },
  // Each visit loads again what is already here, which takes no time, and so appears together with its first result.
  gcTime: 0,
  component: lazyRouteComponent(async () => {
    const [, { default: ToolPage }] = await pageCode();
    return { default: () => <ToolPage {...toolRoute.useLoaderData()} /> };
  }),
});

/** Created only in development, so that production builds contain neither the routes nor the demos. */
function demoRoutes() {
  return [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/c-lib',
      component: lazyRouteComponent(() => import('./dev/demo-index.tsx')),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/c-lib/$part',
      component: lazyRouteComponent(() => import('./dev/demo-page.tsx')),
    }),
  ];
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    homeRoute,
    aboutRoute,
    chainRoute,
    dataRoute,
    toolRoute,
    ...(import.meta.env.DEV ? demoRoutes() : []),
  ]),
  history: createHistory(),
  basepath: base,
  parseSearch: () => ({}),
  stringifySearch: () => '',
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultPendingMinMs: 200,
  defaultPendingComponent: Spinner,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Renders the page for the address and reports which one is shown. */
export function RoutedPages() {
  // Runs after the effects of the page itself, which set its title.
  useEffect(() => {
    const tell = () => shownPage.set(openPage.get());
    // While the page still loads, a spinner is shown; it tells when it has rendered.
    if (router.state.matches.every(({ status }) => status !== 'pending')) tell();
    return router.subscribe('onRendered', tell);
  }, []);
  return <RouterProvider router={router} />;
}
