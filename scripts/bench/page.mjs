// Measurements of npm run bench in the page, through the user interface.

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

const RUNS = 5;

/** Notes the longest gap between two frames, and the longest task, from the start to the end of a measurement. @param {Page} page */
async function watchFrames(page) {
  await page.addInitScript(() => {
    const state = { gap: 0, last: 0, on: false };
    const frame = (/** @type {number} */ now) => {
      if (state.on && state.last > 0) state.gap = Math.max(state.gap, now - state.last);
      state.last = state.on ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (state.on) state.gap = Math.max(state.gap, duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, {
      startFrames: () => Object.assign(state, { gap: 0, last: 0, on: true }),
      // The frame after the last one counts, since it shows the result.
      endFrames: () =>
        new Promise((resolve) => {
          setTimeout(() => {
            state.on = false;
            resolve(state.gap);
          }, 100);
        }),
    });
  });
}

const results = (/** @type {Page} */ page) => page.getByRole('region', { name: 'Results' });
const ready = (/** @type {Page} */ page) => results(page).getByText('Result ready', { exact: true });
/** Work that takes more than half a second waits for its button, which shows an estimate. */
const run = (/** @type {Page} */ page) => page.getByRole('button', { name: /\(about .+\)$/ }).click();

/**
 * Operations that must not block the page: `begin` starts one on its page.
 * @param {{ hashed: string, json: string }} files
 */
export function frameScenarios({ hashed, json }) {
  const openFile = (/** @type {string} */ file) => (/** @type {Page} */ page) =>
    page.getByLabel('Open file').and(page.locator('input')).setInputFiles(file);
  return [
    scenario('bcrypt, cost 12', '/bcrypt#op=hash&cost=12', (page) =>
      page.getByRole('textbox', { name: 'Password' }).fill('correct horse'),
    ),
    scenario('RSA 4096', '/rsa-key-pair-generator#bits=4096', run),
    scenario('hash of 20 MB', '/hash-text', openFile(hashed)),
    scenario('format 5 MB of JSON', '/json-prettify', openFile(json)),
  ];
}

/**
 * @param {string} name
 * @param {string} address
 * @param {(page: Page) => Promise<void>} begin
 * @param {(page: Page) => Promise<void>} [prepare]
 */
function scenario(name, address, begin, prepare = async () => undefined) {
  /**
   * Longest gaps in milliseconds, one per run, each on a new page.
   * @param {Browser} browser
   * @param {string} base
   * @param {boolean} cancel
   */
  async function measure(browser, base, cancel) {
    const values = [];
    let tooQuick = 0;
    for (let turn = 0; turn < RUNS; turn++) {
      const page = await browser.newPage({ locale: 'en-US' });
      await watchFrames(page);
      await page.goto(base + address);
      await results(page).waitFor();
      await prepare(page);
      await page.waitForTimeout(1000); // what the page still loads is not what is measured
      await page.evaluate('startFrames()');
      await begin(page);
      if (cancel && !(await canceled(page))) tooQuick++;
      if (!cancel) await finished(page);
      values.push(Number(await page.evaluate('endFrames()')));
      await page.close();
    }
    return {
      values,
      note: tooQuick > 0 ? `${tooQuick} of ${RUNS} finished before they could be canceled` : undefined,
    };
  }
  return { name, measure };
}

/** A result stands there of itself for an empty input; the new one is announced after work, or comes at once. @param {Page} page */
async function finished(page) {
  await page.waitForTimeout(200);
  await page.locator('section[aria-busy="true"]').waitFor({ state: 'detached', timeout: 300_000 });
  const failure = results(page).getByRole('alert');
  await ready(page).or(failure).first().waitFor({ state: 'attached', timeout: 300_000 });
  if (await failure.isVisible()) throw new Error(`The run failed: ${await failure.textContent()}`);
}

/** Cancels as soon as that is offered; false when the run was done first. @param {Page} page */
async function canceled(page) {
  const button = page.getByRole('button', { name: 'Cancel', exact: true });
  const offered = await button.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  if (!offered) return false;
  return button.click({ timeout: 2000 }).then(
    () => true,
    () => false, // it went away with the end of the run
  );
}
