// Every page in every size, language and theme, as before a release; pages.spec measures each in its turn.
import { expect, test } from '@playwright/test';
import { expectTakenOver, tools } from '../catalog.ts';
import { navigate } from '../navigate.ts';
import { LANGUAGES, roomProblems, SIZES, THEMES } from './room.ts';

for (const language of LANGUAGES)
  for (const theme of THEMES) {
    test(`every page uses its window, breaks no value, cuts no text and has controls that can be hit (${language}, ${theme})`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(3_600_000);
      const context = await browser.newContext({ baseURL, locale: 'en-US', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/about');
      await expectTakenOver(page);
      for (const { id, operations } of tools) {
        await navigate(page, `/${id}`);
        await page.locator(`article[data-tool="${id}"]`).waitFor();
        const problems = await roomProblems(page, id, operations.length > 0, { language, theme, sizes: SIZES });
        expect.soft(problems, id).toEqual([]);
      }
      await context.close();
    });
  }
