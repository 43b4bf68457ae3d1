// npm run bench -- --enter: checks whether Enter is ever lost or copies something else, and whether the next paste ever ends up in the palette.
import { createHash } from 'node:crypto';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ line: string, answer: string }} Turn
 * @typedef {{ turns: number, lost: number, wrong: number, stuck: number, astray: number, waits: number[], notes: string[] }} Enters
 * @typedef {(browser: Browser, base: string, turns: number) => Promise<Enters>} Series
 */

/** Time after which an Enter counts as lost. */
const PATIENCE_MS = 60_000;
/** Time in which the palette must be closed once its text is on the clipboard, by the clock of the page. */
const CLOSING_MS = 5000;
/** How often the page is asked. Playwright's own way asks once per frame, and a window behind others may get none for seconds. */
const polling = 20;
const LATE_MS = 1200;
const TIMES_SLOWER = 6;
/** More characters than the main thread processes. */
const LONG = 5000;

/** @param {string} name @param {string} text */
const digest = (name, text) => createHash(name).update(text).digest('hex');

/** Lines whose answers are known here. @param {number} at @returns {Turn} */
function turnOf(at) {
  const text = `turn ${at}`;
  const turns = [
    { line: `b64 ${text}`, answer: btoa(text) },
    { line: `sha256 ${text}`, answer: digest('sha256', text) },
    { line: `b64d ${btoa(text)}`, answer: text },
    { line: `md5 ${text}`, answer: digest('md5', text) },
    { line: `sha512 ${text}`, answer: digest('sha512', text) },
    { line: `${100_000 + at} in hex`, answer: (100_000 + at).toString(16) },
    { line: `sha1 --encoding=base64 ${text}`, answer: createHash('sha1').update(text).digest('base64') },
  ];
  return /** @type {Turn} */ (turns[at % turns.length]);
}

/**
 * Records what is copied, when, and what the browser refused; Ctrl+V still pastes the previous clipboard.
 * @param {Context} context
 * @param {boolean} several pages at once, which can't all have the focus that the browser asks for
 */
async function watchCopies(context, several) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript((forgives) => {
    Object.assign(window, { copied: [], copiedAt: [], closedAt: [], refused: [] });
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function closeAndNote(value) {
      /** @type {any} */ (window).closedAt.push(performance.now());
      close.call(this, value);
    };
    const note = (/** @type {string} */ text) => {
      /** @type {any} */ (window).copiedAt.push(performance.now());
      /** @type {any} */ (window).copied.push(text);
    };
    const refused = (/** @type {unknown} */ error) => {
      /** @type {any} */ (window).refused.push(String(error));
      if (!forgives) throw error; // the page has another way
    };
    const { clipboard } = navigator;
    const [writeText, write] = [clipboard.writeText.bind(clipboard), clipboard.write.bind(clipboard)];
    clipboard.writeText = (text) => {
      note(text);
      return writeText(text).catch(refused);
    };
    // The browser's own function must be called at once: five seconds after Enter, it only accepts text that was promised.
    clipboard.write = (items) => {
      const noted = items[0]?.getType('text/plain').then(async (blob) => note(await blob.text()));
      noted?.catch(() => undefined); // nothing is copied
      return write(items).catch(async (error) => {
        refused(error);
        await noted; // as long as the browser's own takes
      });
    };
  }, several);
}

/**
 * Runs one line: shortcut, typing, Enter, and Ctrl+V right away, like someone who trusts that it's copied.
 * @param {Page} page
 * @param {Turn} turn
 * @param {Enters} enters
 * @param {{ type?: () => Promise<void>, behind?: import('@playwright/test').Locator }} [more] instead of typing the line; the field that
 *   had the focus
 */
async function enterOnce(page, { line, answer }, enters, { type = () => page.keyboard.type(line), behind } = {}) {
  await behind?.fill('');
  await behind?.focus();
  await page.keyboard.press('Control+k');
  await type();
  await page.keyboard.press('Enter');
  const began = performance.now();
  await page.keyboard.press('Control+v');
  const copied = await page
    .waitForFunction(() => /** @type {any} */ (window).copied.length > 0, undefined, { timeout: PATIENCE_MS, polling })
    .then(() => true)
    .catch(() => false);
  enters.turns++;
  enters.waits.push(performance.now() - began);
  // A series takes minutes; what is known so far outlives an interrupted run.
  if (enters.turns % 50 === 0) {
    const { turns, lost, wrong, stuck, astray } = enters;
    process.stderr.write(`${turns} turns: ${lost} lost, ${wrong} wrong, ${stuck} left, ${astray} astray\n`);
  }
  const note = async (/** @type {string} */ what) => {
    const refused = String(await page.evaluate('refused.splice(0).join()'));
    const shown = await page.locator('body').innerText();
    enters.notes.push(`${what}: ${line}: refused: ${refused}: ${shown.slice(-300)}`);
  };
  if (!copied) {
    enters.lost++;
    await note('lost');
    return;
  }
  const texts = /** @type {string[]} */ (await page.evaluate('copied.splice(0)'));
  if (texts.length !== 1 || texts[0] !== answer) {
    enters.wrong++;
    await note(`wrong, ${JSON.stringify(texts)}`);
  }
  const isLeft = () => {
    const dialog = document.querySelector('dialog:has([role="combobox"])');
    const isEmpty = dialog?.querySelector('input')?.value === '' && !dialog.querySelector('[aria-label^="Remove"]');
    return isEmpty && !dialog.hasAttribute('open');
  };
  const left = await page
    .waitForFunction(isLeft, undefined, { timeout: PATIENCE_MS, polling })
    .then(() => true)
    .catch(() => false);
  const took = Number(await page.evaluate('closedAt.at(-1) - copiedAt.at(-1)'));
  if (left && took > CLOSING_MS) {
    enters.stuck++;
    await note(`closed ${Math.round(took)} ms after the copy`);
  }
  if (!left) {
    enters.stuck++;
    const dialog = page.locator('dialog:has([role="combobox"])');
    await note(
      `stuck with ${JSON.stringify(await dialog.locator('input').first().inputValue())}, ${await dialog.innerText()}`,
    );
  }
  if (!behind || !left) return;
  // The immediate paste is either the previous text or this one; a paste now is this one, in the page's field.
  await page.keyboard.press('Control+v');
  const isThere = await behind
    .evaluate((field, text) => /** @type {HTMLTextAreaElement} */ (field).value.endsWith(text), answer)
    .catch(() => false);
  if (!isThere) {
    enters.astray++;
    const focused = String(await page.evaluate('document.activeElement?.outerHTML.slice(0, 80)'));
    await note(`astray, ${JSON.stringify(await behind.inputValue())}, the focus is in ${focused}`);
  }
}

/** @returns {Enters} */
const none = () => ({ turns: 0, lost: 0, wrong: 0, stuck: 0, astray: 0, waits: [], notes: [] });

/**
 * A context without the service worker, which would download the whole app meanwhile.
 * @param {Browser} browser
 * @param {boolean} [several] pages at once
 */
async function quietContext(browser, several = false) {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await watchCopies(context, several);
  return context;
}

/** Waits until the palette is loaded. @param {Page} page */
async function warmUp(page) {
  await page.keyboard.press('Control+k');
  for (const line of ['b64 warm', 'sha256 warm', 'md5 warm', 'b64d d2FybQ==']) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(line);
    await page.locator('dialog [role="option"][data-kind="answer"]').first().waitFor();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** @param {{ slower?: number }} [options] @returns {Series} */
function warm({ slower = 1 } = {}) {
  return async (browser, base, turns) => {
    const context = await quietContext(browser);
    const page = await context.newPage();
    await page.goto(`${base}/slugify-string`);
    const behind = page.getByRole('main').getByRole('textbox').first();
    await behind.waitFor();
    await warmUp(page);
    if (slower > 1) {
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    }
    const enters = none();
    for (let at = 0; at < turns; at++) await enterOnce(page, turnOf(at), enters, { behind });
    await context.close();
    return enters;
  };
}

/** The worker of the page has other work: keys are made in it, again and again. @type {Series} */
async function busy(browser, base, turns) {
  const context = await quietContext(browser);
  const page = await context.newPage();
  await page.goto(`${base}/rsa-key-pair-generator#bits=4096`);
  const begin = page.getByRole('button', { name: /\(about .+\)$/ });
  await begin.waitFor();
  await warmUp(page);
  const enters = none();
  for (let at = 0; at < turns; at++) {
    if (await begin.isVisible()) await begin.click({ timeout: 5000 }).catch(() => undefined);
    const text = `turn ${at} `.repeat(LONG / 5).slice(0, LONG);
    const type = async () => {
      await page.locator('dialog input').evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
      await page.keyboard.type('sha256');
    };
    await enterOnce(page, { line: 'sha256', answer: digest('sha256', text) }, enters, { type });
  }
  await context.close();
  return enters;
}

/** The scripts and styles that a page names; what else it asks for comes later. @param {string} address */
async function namedBy(address) {
  const html = await (await fetch(address)).text();
  return new Set([...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file));
}

/**
 * Runs each line on a separate page, starting at its first paint.
 * @param {{ late?: boolean, lanes: number }} options late: files that the page does not name come 1.2 s late
 * @returns {Series}
 */
function cold({ late = false, lanes }) {
  return async (browser, base, turns) => {
    const named = await namedBy(`${base}/about`);
    const enters = none();
    let next = 0;
    const lane = async () => {
      // One window per lane: pages behind another one aren't painted.
      const context = await quietContext(browser, true);
      if (late) {
        await context.route('**/assets/**', async (route) => {
          const file = new URL(route.request().url()).pathname.slice(1);
          if (!named.has(file)) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
          await route.continue().catch(() => undefined); // the page may be closed by now
        });
      }
      while (next < turns) {
        const turn = turnOf(next++);
        const page = await context.newPage();
        await page.goto(`${base}/about`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
          polling,
          timeout: PATIENCE_MS,
        });
        await enterOnce(page, turn, enters);
        await page.close();
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return enters;
  };
}

/** The five circumstances in which Enter must hold. @type {Readonly<Record<string, Series>>} */
export const enterSeries = {
  warm: warm(),
  cold: cold({ lanes: 2 }),
  late: cold({ late: true, lanes: 8 }),
  busy,
  slow: warm({ slower: TIMES_SLOWER }),
};
