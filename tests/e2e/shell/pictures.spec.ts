import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { CONTEXT, FORMS, likeness, SEEN_FILE, seen, show, STATES } from '../../../scripts/pictures/states.mjs';
import { test } from '../test.ts';

/** What could be seen when the pictures were made, by their names. */
const looks = JSON.parse(readFileSync(SEEN_FILE, 'utf8')) as Readonly<Record<string, Awaited<ReturnType<typeof seen>>>>;

/** New tools and other words change a page little by little; less in common than this, and a picture shows another page. */
const LEAST_IN_COMMON = 0.8;

for (const [form, size] of Object.entries(FORMS)) {
  test.describe(form, () => {
    test.use({ ...CONTEXT, ...size });
    test('the pictures of README, manifest and shared links are like the pages they show; otherwise: npm run build && npm run pictures', async ({
      page,
    }) => {
      for (const name of Object.keys(STATES) as (keyof typeof STATES)[]) {
        const picture = looks[`${form}-${name}`];
        await show(page, name);
        const { words, colors } = await seen(page);
        expect.soft(colors, name).toEqual(picture?.colors);
        expect
          .soft(likeness(words, picture?.words ?? []), `${name}: ${words.join(' | ')}`)
          .toBeGreaterThan(LEAST_IN_COMMON);
      }
    });
  });
}
