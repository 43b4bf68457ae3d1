// npm test: installs what's missing (Chromium and nginx while the first checks run), then runs every check until one fails.
import { audit } from './audit.mjs';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { fatal, run } from './run.mjs';
import { runSteps } from './steps.mjs';

const UNIT = 'unit, law and interface tests';

/** @type {import('./steps.mjs').Step[]} */
const steps = [
  { title: 'format', script: 'format:check' },
  { title: 'lint', script: 'lint' },
  { title: 'unused code', script: 'knip' },
  { title: 'types', script: 'types', args: ['--', '--once'] },
  { title: 'build', script: 'build' },
  { title: 'size budget', script: 'size', after: ['build'] },
  // By then only the build is still running, on one core.
  { title: UNIT, script: 'test:unit', after: ['format', 'lint', 'unused code', 'types'], live: true },
  { title: 'browser tests', script: 'test:e2e', after: ['size budget', UNIT], live: true },
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
  const failed = await runSteps(steps, async ({ title, script, args = [], live }) => {
    const env = { FAST_BUILD: '1', ...(script === 'test:e2e' ? await programs : {}) };
    say(`=== ${title}`);
    const start = performance.now();
    const code = await run('npm', ['run', '--silent', script, ...args], { env, quiet: !live });
    say(`=== ${title}: ${code === 0 ? 'passed in' : 'FAILED after'} ${seconds(start)}`);
    return code === 0;
  });
  if (failed.length > 0) throw new Error(`=== FAILED: ${failed.join(', ')}`);
  say(`\n=== advisories: ${(await advisories).text}`);
  say(`All ${steps.length} steps passed in ${seconds(begin)}`);
}

await fatal(test());
