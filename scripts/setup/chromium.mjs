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
  // Existing is not enough: on Ubuntu /usr/bin/chromium-browser can be a notice that sends to the snap shop.
  const system = systemPaths.find((file) => existsSync(file) && starts(file));
  if (system) return system;
  const { chromium } = await import('@playwright/test'); // after packages are installed
  const own = chromium.executablePath();
  return existsSync(own) && starts(own) ? own : undefined;
}

/**
 * Path of the browser for tests that need neither devices nor an installed page: Chromium's headless shell, whose fresh
 * profiles cost less than half of those of the whole browser. HEADLESS_SHELL_PATH, the system's, or else what findChromium finds.
 * @returns {Promise<string | undefined>}
 */
export async function findHeadlessShell() {
  const file = process.env.HEADLESS_SHELL_PATH ?? shell;
  return existsSync(file) && starts(file) ? file : findChromium();
}

/**
 * Installs the headless shell where Debian has it, and returns its path; elsewhere that of Chromium, which must be there.
 * @returns {Promise<string | undefined>}
 */
export async function ensureHeadlessShell() {
  if (!existsSync(shell) && isDebianAsRoot())
    await aptInstall("Chromium's headless shell", ['chromium-headless-shell']);
  return findHeadlessShell();
}

/**
 * Installs Chromium if there is none and returns its path. Needs the packages installed.
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
