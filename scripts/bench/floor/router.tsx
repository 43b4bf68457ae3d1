import { createRootRoute, createRoute, createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { loadTool } from './load-tool.ts';
import { Home } from './shell.tsx';

const rootRoute = createRootRoute();
const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });
const tool = createRoute({
  getParentRoute: () => rootRoute,
  path: '/uuid-generator',
  component: lazyRouteComponent(loadTool),
});

export const router = createRouter({ routeTree: rootRoute.addChildren([home, tool]) });

export function Pages() {
  return <RouterProvider router={router} />;
}
