// The peer of npm run bench -- --grid: papaparse, which parses into a table library, Tabulator. Both are no part of this project.
import { readFileSync } from 'node:fs';

/**
 * @typedef {import('@playwright/test').Page} Page
 */

/** Sent to no host: the browser gets it from here. */
const ADDRESS = 'http://peer.invalid/';

const script = `
const nextFrame = () => new Promise(requestAnimationFrame);
async function open(worker) {
  const [file] = document.querySelector('input').files;
  const begun = performance.now();
  const { data, meta } = await new Promise((complete) => Papa.parse(file, { header: true, skipEmptyLines: true, worker, complete }));
  const parsed = performance.now() - begun;
  const box = document.querySelector('#table');
  window.table = new Tabulator(box, { data, height: 400, columns: meta.fields.map((field) => ({ title: field, field })) });
  while (!box.querySelector('.tabulator-cell')?.textContent) await nextFrame();
  return { parsed, shown: performance.now() - begun, count: data.length };
}
async function filter(conditions) {
  const begun = performance.now();
  table.setFilter(conditions);
  await nextFrame();
  return performance.now() - begun;
}`;

/**
 * Opens a page with both libraries, which holds the file.
 * @param {Page} page
 * @param {{ papaparse: string, tabulator: string }} libraries their files
 * @param {string} file
 */
export async function openPeer(page, { papaparse, tabulator }, file) {
  const scripts = [papaparse, tabulator].map((each) => readFileSync(each, 'utf8').replaceAll('</script', '<\\/script'));
  const body = `<!doctype html><style>.tabulator{overflow:hidden}.tabulator-tableholder{height:360px;overflow:auto}.tabulator-row{height:28px;white-space:nowrap}.tabulator-cell{display:inline-block;width:110px;overflow:hidden}</style><input type="file"><div id="table"></div>${[...scripts, script].map((each) => `<script>${each}</script>`).join('')}`;
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(ADDRESS);
  await page.setInputFiles('input', file);
}

/** Until the first rows are seen, and until all are parsed; milliseconds. @param {Page} page @param {boolean} inWorker */
export const openWithPeer = (page, inWorker) =>
  /** @type {Promise<{ parsed: number, shown: number, count: number }>} */ (page.evaluate(`open(${inWorker})`));

/** @param {Page} page @param {readonly { field: string, type: string, value: string | number }[]} conditions */
export const filterWithPeer = (page, conditions) =>
  /** @type {Promise<number>} */ (page.evaluate(`filter(${JSON.stringify(conditions)})`));
