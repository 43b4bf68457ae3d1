import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

/** A third of the other file, which each page would have to read anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The only rule whose findings differ between the themes. */
export const COLORS = ['color-contrast'];

/** What axe finds within an element, a line each; all rules, unless some are named. Frames are not looked into. */
export async function violationsIn(page: Page, selector: string, rules?: readonly string[]): Promise<string[]> {
  // Once a page: its builder for Playwright brings the whole of it for every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // The palette's preview of another row is faint until it has caught up.
  await page.waitForFunction(() => document.querySelector('[data-old]') === null);
  return page.evaluate(
    async ([context, only]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(context, {
        // Only what is wrong: selectors for all that is right take half of its time.
        resultTypes: ['violations'],
        iframes: false,
        // The style sheets, for a rule about the turning of phones that is not on.
        preload: false,
        ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`),
      );
    },
    [selector, rules] as const,
  );
}
