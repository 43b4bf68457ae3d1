import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readRequests } from '../../../../../src/lib/code/request/read.ts';
import { writeRequests } from '../../../../../src/lib/code/request/write.ts';

const read = (text: string) => readRequests(text, { from: 'auto', shell: 'auto' });

/** How Chrome writes a text for cmd ("Copy as cURL (cmd)"). */
const forCmd = (text: string) =>
  `^"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
    .replace(/%(?=[a-zA-Z0-9_])/g, '%^')
    .replace(/\r?\n|\r/g, '^\n\n')}^"`;

/** How Chrome writes a text for Bash. */
const forBash = (text: string) =>
  /[\0-\x1F!']/.test(text)
    ? `$'${text
        .replace(/[\\']/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replace(/[\0-\x1F!]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
    : `'${text}'`;

const TEXTS = [
  '',
  'a b  c',
  'a"b',
  '50%25 off %PATH%',
  'x&y|z<w>',
  String.raw`{"a":"b\"c"}`,
  'line one\nline two',
  '(round) !bang ^caret',
  "it's `tick` $dollar",
  'a;b,c=d',
];

describe('commands that browsers copy', () => {
  it.each(TEXTS)('are read as they were meant: %j', (text) => {
    for (const quote of [forCmd, forBash]) {
      const end = quote === forCmd ? '^' : '\\';
      const [request] = read(
        `curl ${quote('https://h.example/?a=1&b=2')} ${end}\n  -H ${quote('X: 1')} ${end}\n  --data-raw ${quote(text)}`,
      ).requests;
      expect(request).toMatchObject({
        url: 'https://h.example/?a=1&b=2',
        method: 'POST',
        body: { kind: 'text', text },
      });
    }
  });
});

it('names every part of a command that has no counterpart', () => {
  const { requests, left } = read('curl -k --frobnicate x --resolve a:1:b -o f https://h.example | jq .');
  const { left: more } = writeRequests(requests, 'fetch', { objects: true, redirects: false });
  expect([...left, ...more].map(({ what }) => what)).toEqual([
    '| jq .',
    '--frobnicate',
    '--resolve a:1:b',
    '-o f',
    '-k',
  ]);
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python code is valid for any text', () => {
  const code = TEXTS.map((text) => {
    const { requests } = read(
      `curl h.example --data-raw ${forBash(text)} -F ${forBash(`a=${text}`)} -u ${forBash(text)}`,
    );
    return writeRequests(requests, 'python', { objects: true, redirects: true }).text;
  });
  const checked = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
    input: code.join('\n'),
  });
  expect(String(checked.stderr)).toBe('');
});
