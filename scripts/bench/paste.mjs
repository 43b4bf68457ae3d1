// npm run bench -- --paste: pastes 10 MB into the first text field of every tool. Measures the longest task after the paste, and the time until
// a result or an error about the limit.

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number }} TraceEvent
 * @typedef {{ id: string, longest: number, answered: number | null, said: string }} Pasted
 */

const LINE = 'The quick brown fox 12345 jumps over it\n';
const BYTES = 10_000_000;

/** Time after which a tool without an answer is skipped. */
const PATIENCE_MS = 15_000;

/**
 * Moves the focus to the tool's first text field and fills in the passwords and editors that it needs besides. Returns whether there is a field.
 * Runs in the page: editors have a shadow root of their own.
 */
function enterFirst() {
  const boxes = 'textarea, input:is([type=text], [type=password], [type=search], :not([type])), [contenteditable=true]';
  const trees = [...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const fields = [document, ...trees]
    .flatMap((tree) => [...tree.querySelectorAll(tree === document ? `main :is(${boxes})` : boxes)])
    .filter((field) => {
      const root = field.getRootNode();
      const inPage = root instanceof ShadowRoot ? root.host : field;
      // Where two texts are compared, the result is the editor of both.
      const isResult = !field.matches('[contenteditable=true]') && inPage.closest('[id*="-out-"]') !== null;
      return (
        !field.matches('[readonly], [data-edit]') &&
        field.checkVisibility() &&
        !isResult &&
        !inPage.closest('[role=dialog]')
      );
    })
    .toSorted((a, b) => {
      const places = [a, b].map((field) => {
        const root = field.getRootNode();
        return root instanceof ShadowRoot ? root.host : field;
      });
      return (places[0]?.compareDocumentPosition(/** @type {Node} */ (places[1])) ?? 0) & 4 ? -1 : 1;
    });
  const isNumber = (/** @type {Element} */ field) =>
    /^(?:numeric|decimal)$/.test(field.getAttribute('inputmode') ?? '');
  const first = fields.find((field) => !isNumber(field)) ?? fields[0];
  if (!(first instanceof HTMLElement)) return false;
  for (const other of fields) {
    if (other === first) continue;
    if (other instanceof HTMLInputElement && other.type === 'password') {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(other, 'secret');
      other.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (
      other.matches('[contenteditable=true]') &&
      (other.textContent === '' || other.querySelector('.cm-placeholder'))
    ) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1');
      other.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }
  first.focus();
  return true;
}

/** Waits for a result or for a limit, and returns its words; null if there is neither. @param {Page} page */
async function answer(page) {
  const main = page.locator('main');
  // Large text is shown as a document, with its error below.
  const mistake = main.locator('[id$="-error"]');
  const limit = main.getByRole('alert').or(main.locator('[aria-invalid="true"]')).or(mistake).first();
  const ready = main.getByRole('region', { name: 'Results' }).getByText('Result ready', { exact: true }).first();
  try {
    await ready.or(limit).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
    await main.locator('section[aria-busy="true"]').waitFor({ state: 'detached', timeout: PATIENCE_MS });
  } catch {
    return null;
  }
  const alert = main.getByRole('alert').or(mistake).first();
  return (await alert.isVisible()) ? ((await alert.textContent()) ?? '') : 'result';
}

/** The longest task of the page's thread after its mark, in milliseconds of the processor. @param {readonly TraceEvent[]} events */
export function longestTask(events) {
  const mark = events.find(({ name }) => name === 'pasted');
  if (!mark) return Number.NaN;
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid && ts >= mark.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/**
 * Pastes into a tool.
 * @param {Browser} browser
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<Omit<Pasted, 'id'>>}
 */
async function pasteInto(browser, page, address) {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('[data-static]') === null);
  // Editors and forms with rare fields appear slightly later.
  const isThere = await page.waitForFunction(enterFirst, undefined, { timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return { longest: 0, answered: 0, said: 'no text field' };
  // Slow work waits for Ctrl+Enter. In an editor without a form, the key would be typing, which clears the message about the limit.
  const isForm = (await page.locator('main form').count()) > 0;
  await page.keyboard.press('Control+a');
  await page.evaluate(() => {
    addEventListener('paste', () => void setTimeout(() => performance.mark('pasted')), { capture: true, once: true });
  });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const begin = performance.now();
  await page.keyboard.press('Control+v');
  if (isForm) await page.keyboard.press('Control+Enter');
  await page.waitForTimeout(300); // the result of before is still there
  const said = await answer(page);
  const answered = said === null ? null : performance.now() - begin;
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return { longest: longestTask(traceEvents), answered, said: said ?? 'nothing' };
}

/**
 * @param {Browser} browser
 * @param {string} base
 * @param {readonly string[]} ids of the tools
 * @param {(told: Pasted) => void} tell
 */
export async function pasteEverywhere(browser, base, ids, tell) {
  const context = await browser.newContext({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });
  const first = await context.newPage();
  await first.goto(`${base}/about`);
  await first.evaluate((text) => navigator.clipboard.writeText(text), LINE.repeat(BYTES / LINE.length));
  for (const id of ids) {
    // In one page for all, V8 would free the memory of the tools before while this one is measured.
    const page = await context.newPage();
    tell({ id, ...(await pasteInto(browser, page, `${base}/${id}`)) });
    await page.close();
  }
  await context.close();
}
