import { expect, type Page } from '@playwright/test';
import { answers, dialog, field, launchFile, open, paste, share, watch, workerReady } from './palette-page.ts';
import { test } from '../shell/taken-over.ts';
import { saveData } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const CANARY = 'CANARY-7f3a';

/** Everywhere a page can leave something behind. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const databases = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        databases.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      cached.push(name, ...(await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    return JSON.stringify([
      location.href,
      history.state,
      document.title,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      performance.getEntries().map(({ name }) => name),
      databases,
      cached,
    ]);
  });
}

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  async 'typing and copying'(page) {
    await open(page);
    await page.keyboard.type(`sha512 ${CANARY}`);
    await expect(answers(page).first()).toContainText(/[\da-f]{128}/);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  },
  async 'a search without a result'(page) {
    await open(page);
    await page.keyboard.type(CANARY);
    await expect(dialog(page).getByText('No results found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox').first()).toHaveValue(CANARY);
  },
  async 'pasting one line'(page) {
    await open(page);
    await paste(page, `https://example.com/?q=${CANARY}`);
    await expect(answers(page).first()).toHaveAttribute('data-tool', 'url-parser');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  },
  async 'pasting many lines and opening the tool'(page) {
    await open(page);
    await paste(page, `{"a": "${CANARY}",\n"b": [1]}`);
    await expect(answers(page).first()).toHaveAttribute('data-tool', 'json-prettify');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/json-prettify');
  },
  async 'a chain'(page) {
    await open(page);
    await page.keyboard.type(`b64 ${CANARY} | b64d | sha256`);
    await expect(answers(page).first()).toContainText(/[\da-f]{64}/);
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/hash-text');
  },
  async 'comparing an answer, and copying its link'(page) {
    await open(page);
    await page.keyboard.type(`b64 ${CANARY} | b64d`);
    await expect(answers(page).first()).toContainText(CANARY);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+Shift+v');
    await page.keyboard.type(CANARY);
    await expect(dialog(page).getByText('Same', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Shift+l');
    await expect(dialog(page).getByRole('status')).toHaveText('Link copied');
  },
  async 'a mistake'(page) {
    await open(page);
    await page.keyboard.type(`json {"${CANARY}": }`);
    await expect(answers(page).first()).toHaveAttribute('data-tool', 'json-prettify');
  },
  async 'the share menu'(page) {
    await page.goto('/about');
    await workerReady(page);
    await share(page, { title: CANARY, text: `{"a": "${CANARY}"}`, url: '' });
    await page.goto('/#shared');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answers(page).first()).toHaveAttribute('data-tool', 'json-prettify');
  },
  async 'a file'(page) {
    await launchFile(page, 'a.json', `{"a": "${CANARY}"}`);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answers(page).first()).toHaveAttribute('data-tool', 'json-prettify');
  },
  async 'a search from the address bar'(page) {
    // The browser itself requests this address; after that, nothing stores it.
    await page.goto(`/?q=${CANARY}`);
    await expect(field(page)).toHaveValue(CANARY);
    await page.evaluate(() => performance.clearResourceTimings());
  },
};

for (const [way, go] of Object.entries(WAYS)) {
  test(`nothing keeps text that came in by ${way}`, async ({ page }) => {
    await saveData(page);
    const seen = await watch(page);
    await go(page);
    await page.waitForTimeout(100);
    const fromAddress = way === 'a search from the address bar';
    const left = await traces(page);
    expect(fromAddress ? left.replace(/"http[^"]*\?q=[^"]*"/, '""') : left).not.toContain(CANARY);
    expect(seen.logged.filter((text) => text.includes(CANARY))).toEqual([]);
    // The service worker handles shared data, which never reaches the network.
    const asked = seen.requests.filter((text) => text.includes(CANARY) && !/^[^?]*\/share/.test(text));
    expect(asked.length).toBe(fromAddress ? 1 : 0);
    expect(await seen.clipboardReads()).toBe(0);
    expect(page.url()).not.toContain(CANARY);
  });
}

test('input handed to a tool survives a reload in memory only', async ({ page }) => {
  await saveData(page);
  await open(page);
  await page.keyboard.type(`sha512 ${CANARY}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox').first()).toHaveValue(CANARY);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('textbox').first()).toHaveValue(CANARY);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(stored + page.url()).not.toContain(CANARY);
});

test('secrets are masked in rows and never announced', async ({ page }) => {
  await saveData(page);
  await open(page);
  const secret = 'hunter2hunter2';
  await page.keyboard.type(`b64d ${Buffer.from(`{"password": "${secret}"}`).toString('base64')}`);
  await expect(answers(page).first()).toContainText('"password": "••••"');
  await page.waitForTimeout(800); // the live region updates after typing has stopped
  expect(await dialog(page).innerText()).not.toContain(secret);
  await field(page).fill('');
  await paste(page, 'otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&issuer=a');
  await expect(answers(page).first()).toHaveAttribute('data-tool', 'otp-generator');
  expect(await dialog(page).innerText()).not.toContain('JBSWY3DPEHPK3PXP');
  // A masked answer is also masked as the next input.
  await field(page).fill('');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('bip39-encode 00000000000000000000000000000000 | b64');
  await expect(answers(page).first()).toContainText('••••');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+i');
  await expect(dialog(page).getByText(/^Pasted text · \d+ B$/)).toBeVisible();
  expect(await dialog(page).innerText()).not.toContain('YWJhbmRvb');
});

test('typed text never runs as code', async ({ page }) => {
  await saveData(page);
  const seen = await watch(page);
  await open(page);
  for (const line of [
    '=constructor.constructor("window.pwned=1")()',
    'calc f(x)=import("x"); f(1)',
    'yaml2json a: !!js/function >\\n  function(){window.pwned=1}',
    'xml-format <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'json {"__proto__": {"pwned": 1}}',
    'qs __proto__[pwned]=1&constructor=2',
    '<img src=x onerror=window.pwned=1>',
    'constructor',
    '__proto__ x',
    'b64d x | constructor | json',
  ]) {
    await field(page).fill(line);
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await page.waitForTimeout(60);
  }
  expect(await page.evaluate(() => [Reflect.get(window, 'pwned'), Reflect.get({}, 'pwned')])).toEqual([
    undefined,
    undefined,
  ]);
  expect(seen.requests.filter((text) => text.includes('passwd'))).toEqual([]);
});

test('a click outside the palette keeps the typed text', async ({ page }) => {
  await saveData(page);
  await open(page);
  await page.keyboard.type('sha256 draft');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Bcrypt' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bcrypt' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('sha256 draft');
});

test('answers are the same without a network', async ({ page, context }) => {
  await open(page);
  await workerReady(page);
  await page.keyboard.press('Escape');
  const answerOf = async ([line, part]: readonly [line: string, part: string]) => {
    await page.keyboard.press('Control+k');
    await field(page).fill(line);
    await expect(answers(page).first()).toContainText(part);
    const text = await answers(page).first().innerText();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    return text;
  };
  const lines = [
    ['sha256 hello', '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
    ['b64 hello | b64d', 'hello'],
    ['json {"a":1}', '"a": 1'],
  ] as const;
  const online = [];
  for (const line of lines) online.push(await answerOf(line));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [index, line] of lines.entries()) expect(await answerOf(line)).toBe(online[index]);
});
