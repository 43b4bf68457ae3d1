// npm run bench -- --grid: a CSV file of 1,000,000 rows on its page. With --papaparse=<papaparse.min.js> --tabulator=<tabulator.min.js>, also
// how long these take for the same in the same browser, in turn; `npm i papaparse tabulator-tables` outside of the project.
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filterWithPeer, openPeer, openWithPeer } from './grid-peer.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

const ROWS = 1_000_000;
const CITIES = ['Paris', 'Berlin', 'Madrid', 'London', 'Rome', 'Vienna', 'Lisbon', 'Warsaw', 'Prague', 'Dublin'];

/** The same filters as ours and as Tabulator's. */
const FILTERS = [
  {
    text: 'city = Paris and amount > 5000',
    conditions: [
      { field: 'city', type: '=', value: 'Paris' },
      { field: 'amount', type: '>', value: 5000 },
    ],
  },
  { text: 'name ~ 777', conditions: [{ field: 'name', type: 'like', value: '777' }] },
];

/** Writes a table of eight columns. @param {string} file */
function writeTable(file) {
  let seed = 12_345;
  const chance = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  const output = openSync(file, 'w');
  writeSync(output, 'id,name,city,amount,date,paid,code,note\n');
  for (let from = 1; from <= ROWS; from += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, index) => {
      const day = `2026-${String(1 + chance(12)).padStart(2, '0')}-${String(1 + chance(28)).padStart(2, '0')}`;
      const amount = (chance(1_000_000) / 100).toFixed(2);
      return `${from + index},Customer ${chance(50_000)},${CITIES[chance(10)]},${amount},${day},${chance(2) === 1},${chance(1e6).toString(36)},note ${index}\n`;
    });
    writeSync(output, lines.join(''));
  }
  closeSync(output);
}

/** Memory of the page and its workers. @param {Page} page */
async function heapOf(page) {
  const { bytes } = /** @type {{ bytes: number }} */ (
    await page.evaluate(
      // Only where pages are isolated from others; elsewhere that of the page alone.
      'performance.measureUserAgentSpecificMemory?.().catch(() => null).then((all) => all ?? { bytes: performance.memory.usedJSHeapSize }) ?? { bytes: performance.memory.usedJSHeapSize }',
    )
  );
  return bytes / 1e6;
}

/** Resident memory of the process that shows the page, with its workers. @param {Browser} browser */
async function residentOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { readFileSync } = await import('node:fs');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000)
    .reduce((most, each) => Math.max(most, each), 0);
}

/** Waits until the grid shows another number of rows, with their cells; milliseconds. @param {Page} page @param {() => Promise<unknown>} act */
async function untilShown(page, act) {
  const before = await page.getAttribute('[role=grid]', 'aria-rowcount');
  await page.evaluate((count) => {
    Object.assign(window, {
      shown: new Promise((resolve) => {
        const look = () => {
          const grid = document.querySelector('[role=grid]');
          if (grid && grid.getAttribute('aria-rowcount') !== count && !grid.hasAttribute('aria-busy'))
            resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    });
  }, before);
  const begun = Number(await page.evaluate('performance.now()'));
  await act();
  return Number(await page.evaluate('window.shown')) - begun;
}

/** The frames while a table is scrolled by a wheel and by its bar. @param {Page} page @param {string} selector */
async function scrolled(page, selector) {
  return /** @type {Promise<{ longest: number, high: number, middle: number, empty: number, frames: number }>} */ (
    page.evaluate(async (table) => {
      const grid = /** @type {HTMLElement} */ (document.querySelector(table));
      /** @type {number[]} */
      const gaps = [];
      let [last, empty] = [performance.now(), 0];
      for (let frame = 0; frame < 240; frame++) {
        grid.scrollTop += frame < 180 ? 120 : grid.scrollHeight / 80;
        const now = await new Promise((resolve) => requestAnimationFrame(resolve));
        gaps.push(now - last);
        last = now;
        const box = grid.getBoundingClientRect();
        const cell = document.elementFromPoint(box.left + 150, box.top + box.height / 2);
        if (!cell?.textContent) empty++;
      }
      const sorted = gaps.slice(1).toSorted((a, b) => a - b);
      return {
        longest: sorted.at(-1) ?? 0,
        middle: sorted[sorted.length >> 1] ?? 0,
        high: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        empty,
        frames: sorted.length,
      };
    }, selector)
  );
}

/**
 * @param {Browser} browser
 * @param {string} base
 * @param {{ papaparse?: string, tabulator?: string }} libraries their files
 */
export async function gridRows(browser, base, { papaparse, tabulator }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'it-tools-bench-'));
  const file = path.join(folder, 'table.csv');
  writeTable(file);
  /** @type {{ name: string, values: number[], unit: string, target: string }[]} */
  const rows = [];
  const note = (/** @type {string} */ name, /** @type {number} */ value, unit = 'ms', target = '') => {
    const row = rows.find((each) => each.name === name);
    if (row) row.values.push(value);
    else rows.push({ name, values: [value], unit, target });
  };
  const measurePeer = async (/** @type {boolean} */ inWorker) => {
    if (!papaparse || !tabulator) return;
    const page = await browser.newPage();
    const name = `papaparse${inWorker ? ' in a worker' : ''} and Tabulator:`;
    await openPeer(page, { papaparse, tabulator }, file);
    const { parsed, shown } = await openWithPeer(page, inWorker);
    note(`${name} parsed`, parsed);
    note(`${name} first rows`, shown);
    if (!inWorker) {
      const { longest, high, middle } = await scrolled(page, '.tabulator-tableholder');
      note(`${name} longest frame`, longest);
      note(`${name} middle frame`, middle);
      note(`${name} 95 % of the frames`, high);
    }
    for (const { text, conditions } of FILTERS) note(`${name} “${text}”`, await filterWithPeer(page, conditions));
    note(`${name} memory of its process`, await residentOf(browser), 'MB');
    await page.close();
  };
  try {
    for (let turn = 0; turn < 3; turn++) {
      const page = await browser.newPage({ locale: 'en-US' });
      await page.goto(`${base}/csv-tools`);
      await page.locator('[role=grid]').waitFor();
      await page.waitForTimeout(1000);
      note('first rows', await untilShown(page, () => page.locator('input[type=file]').first().setInputFiles(file)));
      await page.locator('[role=grid]').scrollIntoViewIfNeeded();
      const filter = page.getByRole('textbox', { name: 'Filter' });
      const { longest, high, middle, empty, frames } = await scrolled(page, '[role=grid]');
      note('middle frame while scrolling', middle, 'ms', 'at most 17 ms');
      note('longest frame while scrolling', longest);
      note('95 % of the frames', high, 'ms', 'at most 17 ms');
      note(`frames of ${frames} without text`, empty, '');
      for (const { text } of FILTERS)
        note(`filter “${text}”`, await untilShown(page, () => filter.fill(text)), 'ms', 'at most 300 ms');
      note('heap of the page', await heapOf(page), 'MB');
      note('memory of its process, with the worker', await residentOf(browser), 'MB', 'at most 400 MB');
      await page.close();
      for (const inWorker of [false, true]) await measurePeer(inWorker);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
