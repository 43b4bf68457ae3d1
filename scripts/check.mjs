// npm run check: formatting, lint, types, and the tests that changes since main can break. npm test runs everything.
import { affectedBy, changedFiles } from './changed.mjs';
import { bin, fatal, run } from './run.mjs';
import { installPackages } from './setup/install.mjs';

/** Maximum number of tools to test for a change; beyond that, an evenly spaced sample is tested. */
const TOOLS = 12;

/** @param {readonly string[]} tools */
const sampleOf = (tools) => tools.filter((_, index) => index % Math.ceil(tools.length / TOOLS) === 0);

/** @param {number} since performance.now() */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function check() {
  const begin = performance.now();
  /** @type {string[]} */
  const failed = [];
  /**
   * Runs a step; one that fails doesn't keep the next ones from running.
   * @param {string} title
   * @param {string} command
   * @param {string[]} args
   */
  async function step(title, command, args) {
    const start = performance.now();
    process.stdout.write(`${title}\n`);
    const passed = (await run(command, args, { quiet: true })) === 0;
    if (!passed) failed.push(title);
    process.stdout.write(`  ${passed ? 'passed in' : 'FAILED after'} ${seconds(start)}\n`);
  }

  await installPackages();
  const changed = changedFiles();
  if (changed.length === 0) return process.stdout.write('No changes since main\n');
  await step(`formatting of ${changed.length} files`, bin('oxfmt'), [
    '--check',
    '--no-error-on-unmatched-pattern',
    ...changed,
  ]);
  await step('lint', 'npm', ['run', '--silent', 'lint']);
  await step('types', 'npm', ['run', '--silent', 'types']);

  const { tests, tools } = affectedBy(changed);
  // Tests of all tools run for the affected tools only.
  const isOfTools = (/** @type {string} */ file) => /^tests\/specs\/(?!texts|words)/.test(file);
  const files = new Set(['tests/architecture.test.ts', ...tests.filter((file) => !isOfTools(file))]);
  await step(`tests in ${files.size} files`, bin('vitest'), ['run', ...files]);
  if (tools.length > 0) {
    const sample = sampleOf(tools);
    const which = sample.length < tools.length ? `${sample.length} of ${tools.length} tools` : `${tools.length} tools`;
    const names = `(^|\\W)(${sample.join('|')})($|[\\s/])`;
    await step(`tests of ${which} (${sample.join(', ')})`, bin('vitest'), ['run', 'tests/specs', '-t', names]);
  }
  if (failed.length > 0) throw new Error(`FAILED: ${failed.join(', ')}`);
  return process.stdout.write(`Checked in ${seconds(begin)}. Run npm test for all tests\n`);
}

await fatal(check());
