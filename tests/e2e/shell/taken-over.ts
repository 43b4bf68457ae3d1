import { test as base } from '../test.ts';
import { expectTakenOver } from '../catalog.ts';

/**
 * `test` whose page waits for scripts to take over after loading: the prerendered page looks the same, but ignores
 * drops, keys and size changes.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await expectTakenOver(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      await expectTakenOver(page);
      return response;
    };
    await provide(page);
  },
});
