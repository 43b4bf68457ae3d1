// Measurements of the palette for npm run bench, in the built page, with real key events.
import { FRAME_MARK, KEY_MARK, TRACED, waits } from './trace.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ open: number[], rows: number[], inserted: number[] }} Times
 */

const TEXTS = ['json pretty', 'sha256 hello', 'b64 hello', 'uuid', 'colour', 'base64', 'password', 'cron', 'hsah txet'];
const TURNS = 1000;

/**
 * Without these flags, a frame waits for the display, up to 16.7 ms regardless of the page.
 */
export const NO_DISPLAY = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const input = (/** @type {Page} */ page) => page.getByRole('dialog').getByRole('combobox').first();

/** A page on which the palette is loaded. @param {Browser} browser @param {string} base */
async function openPage(browser, base) {
  // Without the service worker, which downloads the whole app after a first visit.
  const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
  const marks = { KEY_MARK, FRAME_MARK };
  await page.addInitScript(({ KEY_MARK, FRAME_MARK }) => {
    /** @type {Times & { pressed: number }} */
    const times = { open: [], rows: [], inserted: [], pressed: 0 };
    Object.assign(window, { times, copied: [], longest: 0 });
    navigator.clipboard.writeText = async (text) => void (/** @type {any} */ (window).copied.push(text));
    navigator.clipboard.write = async ([item]) => {
      const blob = await item?.getType('text/plain');
      if (blob) /** @type {any} */ (window).copied.push(await blob.text());
    };
    addEventListener(
      'keydown',
      ({ timeStamp, key, ctrlKey }) => {
        times.pressed = timeStamp;
        if (key.length !== 1 || ctrlKey) return;
        performance.mark(KEY_MARK);
        // The last change in the palette before the frame that shows this key; a letter that changes nothing has none.
        let changed = 0;
        const observer = new MutationObserver((records) => {
          if (records.some(({ target }) => target.parentElement?.closest('dialog'))) changed = performance.now();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        requestAnimationFrame(() => {
          if (changed > 0) times.inserted.push(changed - timeStamp);
          observer.disconnect();
          performance.mark(FRAME_MARK);
          const { port1, port2 } = new MessageChannel();
          // The first task after the frame is painted.
          port1.addEventListener('message', () => times.rows.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
    addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches('dialog [role="combobox"]') && times.pressed > 0)
          times.open.push(performance.now() - times.pressed);
        times.pressed = 0;
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(/** @type {any} */ (window).longest, duration) });
    }).observe({ type: 'longtask' });
  }, marks);
  await page.goto(`${base}/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(2000); // idle, in which the palette is loaded
  return page;
}

/** @param {Page} page */
async function close(page) {
  // The first Escape clears the field, the second closes the palette.
  while (await page.getByRole('dialog').first().isVisible()) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

/**
 * Milliseconds from the key to the focus, and from a letter to the rows in the DOM (`inserted`) and on the screen (`rows`). `slower`
 * throttles the CPU.
 * `waited` is the part of `rows` spent waiting, per letter; `work` is the total CPU time of one letter.
 * @param {Browser} browser
 * @param {string} base
 * @param {number} slower
 * @returns {Promise<Times & { waited: number[], work: number[] }>}
 */
export async function keystrokes(browser, base, slower) {
  const page = await openPage(browser, base);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const work = [];
  for (const [round, texts] of [TEXTS.slice(0, 3), TEXTS].entries()) {
    // The first round only warms up.
    if (round === 1) {
      await page.evaluate('Object.assign(times, { open: [], rows: [], inserted: [] })');
      if (slower > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await browser.startTracing(page, { categories: TRACED });
    }
    for (const text of texts) {
      await page.keyboard.press('Control+k');
      await input(page).waitFor();
      await page.waitForTimeout(150);
      const before = await spent();
      await page.keyboard.type(text, { delay: 60 });
      await page.waitForTimeout(200);
      if (round === 1) work.push(((await spent()) - before) / text.length);
      await close(page);
    }
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const waited = waits(traceEvents);
  const { open, rows, inserted } = /** @type {Times} */ (await page.evaluate('times'));
  await page.close();
  if (waited.length !== rows.length) throw new Error(`${rows.length} letters, ${waited.length} in the trace`);
  return { open, rows, inserted, waited, work };
}

/** How many of so many letters, typed at 10 ms each from the hotkey on, are not in the field. @param {Browser} browser @param {string} base */
export async function lostKeys(browser, base) {
  const text = 'the quick brown fox jumps over the lazy dog '.repeat(5).trim();
  const page = await openPage(browser, base);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text, { delay: 10 });
  const value = await input(page).inputValue();
  await page.close();
  return { typed: text.length, lost: [...text].filter((letter, at) => value[at] !== letter).length };
}

/** How often Enter right after the last key did not copy the answer for the live text. @param {Browser} browser @param {string} base */
export async function wrongEnters(browser, base) {
  const page = await openPage(browser, base);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b64 warm up');
  await page.getByRole('dialog').getByText('d2FybSB1cA==').first().waitFor();
  let wrong = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    // It closes shortly after a copy, unless the user keeps typing.
    if (!(await page.evaluate('document.querySelector("dialog").open'))) await page.keyboard.press('Control+k');
    const before = Number(await page.evaluate('copied.length'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`b64 ${turn}`);
    await page.keyboard.press('Enter');
    const ended = (/** @type {number} */ count) =>
      /** @type {any} */ (window).copied.length > count || !document.querySelector('dialog')?.open;
    await page.waitForFunction(ended, before);
    if (Number(await page.evaluate('copied.length')) === before) turn--; // closed while it was typed, on a busy machine
    else if ((await page.evaluate('copied.at(-1)')) !== btoa(String(turn))) wrong++;
  }
  await page.close();
  return { turns: TURNS, wrong };
}

/** The longest task (ms, 0 if none was over 50) while a megabyte is pasted and a word typed behind it. @param {Browser} browser @param {string} base */
export async function pasteTask(browser, base) {
  const page = await openPage(browser, base);
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  await page.evaluate('Object.assign(window, { longest: 0 })');
  await input(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'lorem ipsum\n'.repeat(90_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type('stats', { delay: 60 });
  await page.waitForTimeout(1000);
  const longest = Number(await page.evaluate('longest'));
  await page.close();
  return longest;
}
