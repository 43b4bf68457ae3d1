// A browser's own databases (passwords, form history) never get what is typed into secret fields, or next to them.
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { findChromium } from '../../../scripts/setup/chromium.mjs';
import { expectTakenOver, tools } from '../catalog.ts';

const withSecrets = tools.flatMap(({ id, operations }) =>
  operations.filter(({ fields }) => fields.some(({ kind }) => kind === 'secret')).map(({ name }) => ({ id, name })),
);
const CANARY = 'canary7F3';

/** The files below a folder that contain a text, in any of the encodings that Chromium's databases use. */
const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'));
    });

test("nothing typed reaches the browser's profile, in particular its list of logins", async ({ baseURL }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'it-tools-profile-'));
  const { args = [] } = test.info().project.use.launchOptions ?? {};
  try {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: await findChromium(), // the headless shell has no password manager
      args: [...args],
      ignoreDefaultArgs: ['--enable-automation'], // which turns the password manager off
      serviceWorkers: 'block',
      locale: 'en-US',
    });
    const page = await context.newPage();
    for (const { id, name } of withSecrets) {
      await page.goto(`${baseURL}/${id}#op=${name}`);
      await expectTakenOver(page);
      const fields = page.getByRole('main').locator('form').locator('input[type=text], input[type=password], textarea');
      // What is typed in a field can show or hide others.
      const visible = fields.filter({ visible: true });
      for (let at = 0; at < (await visible.count()); at++)
        if (await visible.nth(at).isEditable()) await visible.nth(at).pressSequentially(CANARY);
      // Such a field makes browsers remember its neighbors. (Only with a window, so the files alone don't show it.)
      expect(await page.locator('input[type=password]').count(), id).toBe(0);
      await page.keyboard.press('Enter');
      await page.goto(`${baseURL}/robots.txt`);
    }
    expect(withSecrets.length).toBeGreaterThan(10);
    await context.close();
    expect(filesWith(folder, CANARY)).toEqual([]);
  } finally {
    // The browser may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
