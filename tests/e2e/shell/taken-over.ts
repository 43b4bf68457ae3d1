import { test as base } from '../test.ts';
import { expectTakenOver } from '../catalogue.ts';

/**
 * `test` whose page, once opened by an address, is that of the running product: the prerendered one looks the same,
 * but drops, keys and sizes that reach it are nobody's.
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
