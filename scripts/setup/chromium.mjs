import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, isDebianAsRoot } from './apt.mjs';
import { bin, run } from '../run.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shell = '/usr/bin/chromium-headless-shell';

/** @param {string} file */
const starts = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/**
 * Path of the Chromium the browser tests use: CHROMIUM_PATH, the system's, Playwright's own, or undefined if there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!starts(CHROMIUM_PATH)) throw new Error(`Couldn't start the browser in CHROMIUM_PATH: ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  // It must also start: on Ubuntu, /usr/bin/chromium-browser can be a stub that points to the Snap Store.
  const system = systemPaths.find((file) => existsSync(file) && starts(file));
  if (system) return system;
  const { chromium } = await import('@playwright/test'); // after packages are installed
  const own = chromium.executablePath();
  return existsSync(own) && starts(own) ? own : undefined;
}

/**
 * Path of the browser for tests that need neither devices nor an installed app: Chromium's headless shell, whose new
 * profiles cost less than half of the full browser's. HEADLESS_SHELL_PATH, the system's, or what findChromium finds.
 * @returns {Promise<string | undefined>}
 */
export async function findHeadlessShell() {
  const file = process.env.HEADLESS_SHELL_PATH ?? shell;
  return existsSync(file) && starts(file) ? file : findChromium();
}

/**
 * Installs the headless shell if Debian has it and returns its path; otherwise returns that of Chromium, which must exist.
 * @returns {Promise<string | undefined>}
 */
export async function ensureHeadlessShell() {
  if (!existsSync(shell) && isDebianAsRoot())
    await aptInstall("Chromium's headless shell", ['chromium-headless-shell']);
  return findHeadlessShell();
}

/**
 * Installs Chromium if it's missing and returns its path. Requires installed packages.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const present = await findChromium();
  if (present) return present;
  if (!isDebianAsRoot() || !(await aptInstall('Chromium', ['chromium']))) {
    process.stdout.write('Installing Chromium (playwright install chromium)\n');
    await run(bin('playwright'), ['install', 'chromium']);
  }
  const installed = await findChromium();
  if (!installed) throw new Error("Couldn't install Chromium. Install it yourself and set CHROMIUM_PATH");
  return installed;
}
