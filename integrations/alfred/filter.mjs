// Script filter of Alfred: answers what is typed, as JSON items. `it-tools` must be in the PATH.
import { spawnSync } from 'node:child_process';

const query = process.argv[2] ?? '';
const { stdout, stderr, error } = spawnSync('it-tools', ['--', query], { encoding: 'utf8', timeout: 8000 });

const told = stderr?.trim() ?? '';
const answer = stdout?.replace(/\n$/, '') ?? '';
const [first = ''] = answer.split('\n');
const tools = [...told.matchAll(/^ {2}([\w-]+) {2}(.+)$/gm)].map(([, id = '', title = '']) => ({
  title,
  subtitle: id,
  autocomplete: `${id} `,
  valid: false,
}));
const failure = {
  title: error ? "Couldn't start it-tools" : told.split('\n')[0],
  subtitle: error?.message,
  valid: false,
};
const items = answer === '' ? (tools.length > 0 ? tools : [failure]) : [{ title: first, subtitle: told, arg: answer }];
process.stdout.write(JSON.stringify({ items: query === '' ? [] : items }));
