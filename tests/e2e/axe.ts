import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

/** A third of the size of the other file, which each page would have to parse again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The only rule with different results in the two themes. */
export const COLORS = ['color-contrast'];

/** What axe finds within an element, one line each; runs all rules unless some are given. Frames are skipped. */
export async function violationsIn(page: Page, selector: string, rules?: readonly string[]): Promise<string[]> {
  // Once per page: the Playwright builder for axe injects the whole library for every scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // The palette's preview of another row is dimmed until it has caught up.
  await page.waitForFunction(() => document.querySelector('[data-old]') === null);
  return page.evaluate(
    async ([context, only]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(context, {
        // Only violations: selectors for everything that passes take half of the time.
        resultTypes: ['violations'],
        iframes: false,
        // Stylesheets are preloaded only for a rule about screen orientation, which is off.
        preload: false,
        // A name that lacks the visible text can't be said to a voice control; off by default.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`),
      );
    },
    [selector, rules] as const,
  );
}
