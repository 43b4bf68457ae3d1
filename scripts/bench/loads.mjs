// Measurements of npm run bench -- --loads: page loads and first uses of this app and, with --peer and --floor, of
// another collection and the floor, alternating between them. This code only relies on their links, fields and visible text.

import { quantile } from './quantile.mjs';
import { watch } from './watch.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {Record<string, number>} Measured by the name of a figure
 */

/** A slow phone on a slow network: milliseconds of latency, bytes per second. */
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** A tool that both collections have, and the script-generated output that its page shows once it works. */
const TOOL = 'uuid-generator';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/i;
/** Letters to search for, and the time between them. */
const LETTERS = ['hash', 'json', 'uuid', 'base'];
const PAUSE_MS = 120;
/** Event Timing doesn't report shorter events. */
const LEAST_EVENT_MS = 16;

/** How long Chromium takes to build its own window for a new visitor, whose scripts would compete with those of the page. */
const WINDOW_MS = 1500;

/** A fresh visitor's page; `slow` throttles it. @param {Browser} browser @param {boolean} slow */
async function visitor(browser, slow) {
  // A service worker would download the rest of the app meanwhile.
  const context = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch, UUID.source);
  await page.waitForTimeout(WINDOW_MS);
  const session = await context.newCDPSession(page);
  const transferred = { requests: 0, bytes: 0, scriptBytes: 0 };
  /** @type {Map<string, string>} */
  const types = new Map();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    transferred.requests += 1;
    transferred.bytes += encodedDataLength;
    if (type === 'Script') transferred.scriptBytes += encodedDataLength;
  });
  if (slow) {
    const { cpu, ...network } = SLOW;
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  return { page, session, transferred, close: () => context.close() };
}

/** @param {Page} page @returns {Promise<{ fcp: number, lcp: number, blocked: number, lastLong: number, output: number, usable: number, keys: number[] }>} */
const noted = (page) => page.evaluate('window.noted');

/** @param {Page} page @param {string} address */
async function opened(page, address) {
  await page.goto(address, { timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(1000);
}

/** The home page, until nothing more is loaded. @param {Browser} browser @param {string} base @param {boolean} slow @returns {Promise<Measured>} */
async function home(browser, base, slow) {
  const { page, transferred, close } = await visitor(browser, slow);
  await opened(page, `${base}/`);
  const { fcp, lcp, blocked, lastLong } = await noted(page);
  const name = slow ? 'home, slow' : 'home';
  /** @type {Measured} */
  const times = {
    [`${name}: first paint, ms`]: fcp,
    [`${name}: largest paint, ms`]: lcp,
    [`${name}: usable (last long task), ms`]: Math.max(fcp, lastLong),
    [`${name}: blocked, ms`]: blocked,
  };
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  await close();
  if (slow) return times;
  return {
    'home: requests': transferred.requests,
    'home: transferred, kB': transferred.bytes / 1000,
    'home: of that scripts, kB': transferred.scriptBytes / 1000,
    'home: DOM nodes': nodes,
    ...times,
  };
}

/** The page of a tool, until nothing more is loaded. @param {Browser} browser @param {string} base @param {boolean} slow @returns {Promise<Measured>} */
async function tool(browser, base, slow) {
  const { page, transferred, close } = await visitor(browser, slow);
  const response = await page.request.get(`${base}/${TOOL}`);
  const shown = (await response.text()).replaceAll(/<script\b[^]*?<\/script>|<[^>]*>/g, '');
  // What the page says without scripts isn't output.
  if (UUID.test(shown)) throw new Error(`${base}/${TOOL} contains an output`);
  await opened(page, `${base}/${TOOL}`);
  const { output, usable } = await noted(page);
  await close();
  const name = slow ? 'tool page, slow' : 'tool page';
  const { requests, bytes } = transferred;
  return {
    ...(slow ? {} : { 'tool page: requests': requests, 'tool page: transferred, kB': bytes / 1000 }),
    [`${name}: first output, ms`]: output || Number.NaN,
    [`${name}: output and working form, ms`]: usable || Number.NaN,
  };
}

/** How long a pointer takes from reaching a link to pressing it, about. */
const POINTING_MS = 200;

/** Follows the link to the tool: milliseconds from the click to the output. @param {Page} page @param {number} [pointing] milliseconds for which the pointer is on the link before */
async function follow(page, pointing = 0) {
  await page.evaluate(() => {
    const note = (/** @type {MouseEvent} */ { timeStamp }) => Object.assign(window, { clickedAt: timeStamp });
    addEventListener('click', note, { capture: true, once: true });
    /** @type {any} */ (window).findAgain();
  });
  const link = page.locator(`a[href$="/${TOOL}"]:visible`).first();
  if (pointing > 0) {
    await link.hover();
    await page.waitForTimeout(pointing);
  }
  await link.click();
  await page.waitForFunction(() => /** @type {any} */ (window).noted.output > 0);
  return Number(await page.evaluate('window.noted.output - window.clickedAt'));
}

/** From the home page to a tool, and there once more, without any pointing; then as a visitor with a pointer. @param {Browser} browser @param {string} base @returns {Promise<Measured>} */
async function clicks(browser, base) {
  const { page, close } = await visitor(browser, false);
  await opened(page, `${base}/`);
  const first = await follow(page);
  await page.goBack();
  await page.waitForTimeout(500);
  const second = await follow(page);
  await close();
  const pointing = await visitor(browser, false);
  await opened(pointing.page, `${base}/`);
  const pointed = await follow(pointing.page, POINTING_MS);
  await pointing.close();
  return {
    'home to tool: first click, ms': first,
    'home to tool: second click, ms': second,
    'home to tool: first click after pointing, ms': pointed,
  };
}

/** The hotkey of the search, twice, and letters in it. @param {Browser} browser @param {string} base @param {boolean} slow @returns {Promise<Measured>} */
async function search(browser, base, slow) {
  const { page, session, close } = await visitor(browser, false);
  // Not the home page, which already shows the field.
  await opened(page, `${base}/${TOOL}`);
  await page.mouse.move(640, 400, { steps: 2 });
  await page.waitForTimeout(2500);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  const open = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await page.keyboard.press('Control+k');
    // A function: the page's policy forbids strings as code in a later frame, which a slow focus needs.
    const isFocused = () => {
      const { pressed, focused } = /** @type {any} */ (window).noted;
      return pressed > 0 && focused > pressed;
    };
    await page.waitForFunction(isFocused, undefined, { timeout: 10_000 });
    open.push(Number(await page.evaluate('noted.focused - noted.pressed')));
    await page.waitForTimeout(300);
    if (turn > 0) break;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
  await page.evaluate('window.noted.keys.length = 0');
  let typed = 0;
  for (const word of LETTERS) {
    for (const letter of word) {
      await page.keyboard.press(letter);
      typed += 1;
      await page.waitForTimeout(PAUSE_MS);
    }
    await page.keyboard.press('Control+a');
  }
  await page.waitForTimeout(500);
  const { keys } = await noted(page);
  await close();
  const missing = Math.max(0, typed - keys.length);
  const all = [...keys, ...Array.from({ length: missing }, () => LEAST_EVENT_MS / 2)];
  const name = slow ? 'search, CPU 4x slower' : 'search';
  const timesOfKeys = {
    [`${name}: key to rows, p50, ms`]: quantile(all, 0.5),
    [`${name}: key to rows, p95, ms`]: quantile(all, 0.95),
  };
  if (slow) return timesOfKeys;
  return {
    'search: hotkey to focus, first, ms': open[0] ?? 0,
    'search: hotkey to focus, again, ms': open[1] ?? 0,
    ...timesOfKeys,
  };
}

/** What is measured in one turn, in its order. @type {readonly ((browser: Browser, base: string) => Promise<Measured>)[]} */
const scenarios = [
  (browser, base) => home(browser, base, false),
  (browser, base) => tool(browser, base, false),
  (browser, base) => home(browser, base, true),
  (browser, base) => tool(browser, base, true),
  clicks,
  (browser, base) => search(browser, base, false),
  (browser, base) => search(browser, base, true),
];

/** What may grow with the number of tools. @type {typeof scenarios} */
export const growing = [(browser, base) => home(browser, base, false), (browser, base) => search(browser, base, false)];

/**
 * Measures the collections in a number of turns, one after the other within each turn, so that a busy minute affects
 * all of them. Returns the values of each figure by collection.
 * @param {Browser} browser
 * @param {readonly (string | undefined)[]} bases addresses without a slash at the end; undefined for one that isn't there
 * @param {number} turns
 * @param {typeof scenarios} [measured]
 * @returns {Promise<Map<string, number[][]>>}
 */
export async function loads(browser, bases, turns, measured = scenarios) {
  /** @type {Map<string, number[][]>} */
  const values = new Map();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const scenario of measured) {
      for (const [index, base] of bases.entries()) {
        if (base === undefined) continue;
        const figures = await scenario(browser, base).catch((/** @type {Error} */ error) => {
          // The other collection may not have this page.
          if (index === 0) throw error;
          process.stderr.write(`${base}: ${error.message.split('\n')[0]}\n`);
          return {};
        });
        for (const [name, value] of Object.entries(figures)) {
          const lists = values.get(name) ?? bases.map(() => []);
          lists[index]?.push(value);
          values.set(name, lists);
        }
      }
    }
    process.stderr.write(`turn ${turn + 1} of ${turns}\n`);
  }
  return values;
}
