import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bin, run } from './run.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string} file */
const starts = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/**
 * Path of the Chromium the browser tests use: CHROMIUM_PATH, the system's, Playwright's own, or undefined if there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!starts(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH does not start: ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  // Existing is not enough: on Ubuntu /usr/bin/chromium-browser can be a notice that sends to the snap shop.
  const system = systemPaths.find((file) => existsSync(file) && starts(file));
  if (system) return system;
  const { chromium } = await import('@playwright/test'); // after packages are installed
  const own = chromium.executablePath();
  return existsSync(own) && starts(own) ? own : undefined;
}

function isDebianAsRoot() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8')) &&
    !/^ID(_LIKE)?=.*\bubuntu\b/m.test(readFileSync('/etc/os-release', 'utf8')) // there the package is only a pointer to a snap
  );
}

async function installWithApt() {
  process.stdout.write('Installing Chromium (apt-get)\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    (await run('apt-get', ['update'], { env, quiet: true })) === 0 &&
    (await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, quiet: true })) === 0
  );
}

/**
 * Installs Chromium if there is none and returns its path. Needs the packages installed.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const present = await findChromium();
  if (present) return present;
  if (!isDebianAsRoot() || !(await installWithApt())) {
    process.stdout.write('Installing Chromium (playwright install chromium)\n');
    await run(bin('playwright'), ['install', 'chromium']);
  }
  const installed = await findChromium();
  if (!installed) throw new Error('Chromium could not be installed: install it yourself and set CHROMIUM_PATH');
  return installed;
}
