// npm test: install what is missing (Chromium and nginx too), then every check in order; the first failure ends it.
import { ensureChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { fatal, run } from './run.mjs';

/** Title of a step, npm script that is the step. @type {[string, string][]} */
const steps = [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['unused code', 'knip'],
  ['types', 'types'],
  ['unit, law and interface tests', 'test:unit'],
  ['build', 'build'],
  ['size budget', 'size'],
  ['browser tests', 'test:e2e'],
];

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
/** @param {number} since performance.now() */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function test() {
  const begin = performance.now();
  await installPackages();
  const CHROMIUM_PATH = await ensureChromium();
  const NGINX_PATH = await ensureNginx();
  for (const [index, [title, script]] of steps.entries()) {
    const name = `[${index + 1}/${steps.length}] ${title}`;
    say(`\n=== ${name}`);
    const start = performance.now();
    const code = await run('npm', ['run', '--silent', script], { env: { CHROMIUM_PATH, NGINX_PATH } });
    if (code !== 0) throw new Error(`=== ${name}: FAILED after ${seconds(start)}`);
    say(`=== ${name}: passed in ${seconds(start)}`);
  }
  say(`\nAll ${steps.length} steps passed in ${seconds(begin)}`);
}

await fatal(test());
