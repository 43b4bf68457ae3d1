import { type ComponentType, lazy } from 'react';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

async function untilLoaded<Module>(load: () => Promise<Module>, wait = FIRST_WAIT_MS): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return untilLoaded(load, Math.min(2 * wait, LONGEST_WAIT_MS));
  }
}

/**
 * A part of a page whose code loads later, like React's `lazy`. Code that fails to load is requested again: a bad
 * connection must not replace the page, and the user's text, with an error. (After a deployment the page reloads, see
 * `watchMissingChunks`.)
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React declares it
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => untilLoaded(load));
