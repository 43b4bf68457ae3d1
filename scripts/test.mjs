// npm test: installs what's missing (Chromium and nginx while the first checks run), then runs every check until one fails.
import { audit } from './audit.mjs';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { fatal, run } from './run.mjs';

/**
 * The title and npm script of each step. Steps in a group run in parallel: the first group
 * mixes steps that use one core with steps that use both. @type {[string, string][][]}
 */
const groups = [
  [
    ['format', 'format:check'],
    ['lint', 'lint'],
    ['unused code', 'knip'],
    ['types', 'types'],
    ['build', 'build'],
  ],
  [['size budget', 'size']],
  [['unit, law and interface tests', 'test:unit']],
  [['browser tests', 'test:e2e']],
];

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
/** @param {number} since performance.now() */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Paths of the programs for the browser tests; installs missing ones, one after the other. */
async function ensurePrograms() {
  const CHROMIUM_PATH = await ensureChromium();
  const HEADLESS_SHELL_PATH = await ensureHeadlessShell();
  return { CHROMIUM_PATH, HEADLESS_SHELL_PATH, NGINX_PATH: await ensureNginx() };
}

async function test() {
  const begin = performance.now();
  await installPackages();
  const programs = ensurePrograms();
  programs.catch(() => undefined); // reported when the browser tests need them
  const advisories = audit();
  for (const group of groups) {
    const env = { FAST_BUILD: '1', ...(group.some(([, script]) => script === 'test:e2e') ? await programs : {}) };
    say('');
    for (const [title] of group) say(`=== ${title}`);
    const quiet = group.length > 1; // what fails is printed whole, and nothing in between
    const failed = await Promise.all(
      group.map(async ([title, script]) => {
        const start = performance.now();
        const code = await run('npm', ['run', '--silent', script], { env, quiet });
        say(`=== ${title}: ${code === 0 ? 'passed in' : 'FAILED after'} ${seconds(start)}`);
        return code === 0 ? [] : [title];
      }),
    );
    if (failed.flat().length > 0) throw new Error(`=== FAILED: ${failed.flat().join(', ')}`);
  }
  say(`\n=== advisories: ${(await advisories).text}`);
  say(`All ${groups.flat().length} steps passed in ${seconds(begin)}`);
}

await fatal(test());
