import { expect, type Page } from '@playwright/test';
import { enterSeries } from '../../../scripts/bench/enter.mjs';
import { violationsIn } from '../axe.ts';
import { watchClipboard } from './palette-page.ts';
import { test } from '../shell/taken-over.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page) => dialog(page).getByRole('combobox').first();
const options = (page: Page) => dialog(page).getByRole('option');

async function open(page: Page) {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
}

test('assistive technology finds dialog, combobox, listbox, named groups and options', async ({ page }) => {
  await open(page);
  await field(page).fill('sha256 hello');
  await expect(options(page).first()).toContainText('2cf24d');
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Command palette":
      - combobox "Search tools or type a command" [expanded]: sha256 hello
      - listbox "Results":
        - group "Answer":
          - option /^SHA-256 2cf24d/ [selected]
        - group "Tools":
          - option /^Hash text/
      - status
  `);
  await expect(dialog(page).getByRole('status')).toHaveCount(1);
  // The rest of the page is inert while the dialog is open.
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as unknown);
  expect(roles).toContain('listbox');
  expect(roles).not.toContain('banner');
  await page.keyboard.press('ArrowDown');
  const active = await field(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await options(page).nth(1).getAttribute('id'));

  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('group', { name: /^Actions: / })).toMatchAriaSnapshot(`
    - group /^Actions/:
      - paragraph
      - listbox "Actions":
        - option "Open tool" [selected]
        - option "Open in new tab"
        - option "Copy link"
        - option "Add to favorites"
        - option "Set alias…"
        - option /^Keyboard shortcuts/
      - combobox "Filter actions" [expanded]
  `);
});

test('axe finds nothing in the actions, the views they open and the help', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const check = async (what: string) => {
    expect(await violationsIn(page, 'dialog'), what).toEqual([]);
  };
  await field(page).fill('json');
  await expect(options(page).first()).toBeVisible();
  // palette.spec checks the lists of rows.
  await page.keyboard.press('Control+k');
  await check('actions');
  await page.keyboard.press('Control+e');
  await check('alias');
  await field(page).fill('sha256 hello');
  await expect(options(page).first()).toContainText('2cf24d');
  for (const [key, view] of [
    ['Control+Shift+v', 'compare'],
    ['Control+y', 'why'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.press(key);
    if (view === 'compare') await page.keyboard.type('2cf25');
    await check(view);
    await page.keyboard.press('Control+k');
  }
  await field(page).fill('?');
  await check('help');
});

test('with a Chinese input method, text being composed is searched and its Enter runs nothing', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'zh-CN' });
  await open(page);
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ['w', 'we', 'wen', "wen'd", "wen'du"]) await compose(text);
  await expect(options(page).first()).toContainText('温度转换器');
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Escape', windowsVirtualKeyCode: 229 });
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await client.send('Input.insertText', { text: '温度' });
  await expect(field(page)).toHaveValue('温度');
  await expect(options(page).first()).toContainText('温度转换器');
  await page.waitForTimeout(50); // an immediate Enter could still belong to the input method (Safari)
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/temperature-converter$/);
  await page.close();
});

test('Chinese tools are found by pinyin, initials, English words and Russian keys', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'zh-CN' });
  await open(page);
  for (const [typed, shown] of [
    ['daxiaoxie', '大小写转换'],
    ['wbdb', '文本对比'],
    ['theme', '开启或关闭深色模式'],
    ['оыщт', 'JSON 格式化'],
    ['mima qiangdu', '密码强度分析'],
  ]) {
    await field(page).fill(typed ?? '');
    await expect(options(page).first()).toContainText(shown ?? '');
  }
  await page.close();
});

test('no key is lost when typing every ten milliseconds, starting with the hotkey', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const text = 'the quick brown fox jumps over the lazy dog';
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text, { delay: 10 });
  await expect(field(page)).toHaveValue(text);
});

const NOTHING_WRONG = { lost: 0, wrong: 0, stuck: 0, astray: 0, notes: [] };

test('Enter right after the last key acts on the live text, every time', async ({ browser, baseURL }) => {
  test.slow();
  expect(await enterSeries['warm']?.(browser, baseURL ?? '', 8)).toMatchObject({ turns: 8, ...NOTHING_WRONG });
});

test('Enter is kept from the first paint, with late files, a busy worker and a slow processor', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const [name, turns] of Object.entries({ cold: 2, late: 2, busy: 1, slow: 2 })) {
    const enters = await enterSeries[name]?.(browser, baseURL ?? '', turns);
    expect(enters, name).toMatchObject({ turns, ...NOTHING_WRONG });
  }
});

// Five seconds after a key press, browsers reject clipboard text that wasn't promised during the key press.
for (const late of ['index', 'palette'])
  test(`Enter copies even if the file ${late} arrives more than five seconds later`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(`**/assets/${late}-*.js`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6500));
      await route.continue();
    });
    await page.goto('/slugify-string', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (late === 'palette') await expect(page.locator('[data-static]')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('b64 late');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(8000); // reading the page would count as a user action
    await expect(dialog(page)).toBeHidden({ timeout: 20_000 });
    const behind = page.getByRole('main').getByRole('textbox').first();
    await behind.focus();
    await page.keyboard.press('Control+v');
    await expect(behind).toHaveValue('bGF0ZQ==');
  });

test('used tools come first, and no typed text is kept', async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  await field(page).fill('jso');
  await expect(options(page).first()).toHaveAttribute('data-tool', 'json-prettify');
  for (let turn = 0; turn < 2; turn += 1) {
    await field(page).fill('json min');
    await dialog(page)
      .getByRole('option', { name: /^JSON minifier/ })
      .click();
    await expect(page).toHaveURL(/\/json-minify$/);
    await page.keyboard.press('Control+k');
  }
  await field(page).fill('jso');
  await expect(options(page).first()).toHaveAttribute('data-tool', 'json-minify');
  await field(page).fill('sha256 CANARY-7f3a');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await copied()).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('json-minify');
  expect(stored).toContain('hash-text');
  expect(stored).not.toContain('CANARY');
});

test('an answer is inserted where the cursor was', async ({ page }) => {
  await page.goto('/case-converter');
  const text = page.getByRole('textbox').first();
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await text.focus();
  await page.keyboard.type('before  after');
  for (let back = 0; back < 6; back += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b64 hello');
  await expect(options(page).first()).toContainText('aGVsbG8=');
  await page.keyboard.press('Alt+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(text).toHaveValue('before aGVsbG8= after');
});

test('on touch screens a button opens the actions of a row', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await field(page).fill('hash text');
  await options(page).first().locator('[aria-hidden="true"]').last().tap();
  const actions = dialog(page).getByRole('group', { name: /^Actions: / });
  await expect(actions).toBeVisible();
  const box = await actions.getByRole('option').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await actions.getByRole('option', { name: 'Add to favorites' }).tap();
  await expect(actions).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('it-tools:favorites'))).toBe('["hash-text"]');
  await context.close();
});
