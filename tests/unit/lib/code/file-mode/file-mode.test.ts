import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeMode } from '../../../../../src/lib/code/file-mode/change.ts';
import {
  applyClauses,
  applyOctal,
  difference,
  octalChange,
  readClauses,
} from '../../../../../src/lib/code/file-mode/clauses.ts';
import {
  assignments,
  modeOf,
  octal,
  partsOf,
  readOctal,
  readSymbolic,
  symbolic,
} from '../../../../../src/lib/code/file-mode/mode.ts';
import { readModes, readWord } from '../../../../../src/lib/code/file-mode/read.ts';
import { problemOf } from '../../../problem-of.ts';

const file = { directory: false, umask: 0o022 };
const change = (mode: number, text: string, circumstances = file) =>
  octal(applyClauses(mode, readClauses(text), circumstances));

test('every mode round-trips in each notation', () => {
  for (let mode = 0; mode <= 0o7777; mode++) {
    expect(readOctal(octal(mode))).toBe(mode);
    expect(readSymbolic(symbolic(mode))).toBe(mode);
    expect(readWord(assignments(mode))).toBe(mode);
  }
});

describe('clauses', () => {
  // Results of GNU coreutils 9.
  test.each([
    [0o644, 'u+x', '744'],
    [0o644, '+x', '755'],
    [0o600, '+w', '600'],
    [0o644, 'a+X', '644'],
    [0o744, 'a+X', '755'],
    [0o755, 'go=', '700'],
    [0o640, 'o=g', '644'],
    [0o755, 'u=rw,g-x,o-rx', '640'],
    [0o755, 'u+s,g+s,+t', '7755'],
    [0o4755, 'u=rwx', '755'],
    [0o755, 'g=u-w', '755'],
    [0o777, '=', '000'],
    [0o7777, '+755', '7777'],
    [0o7777, '-011', '7766'],
    [0o7777, '-6000', '1777'],
    [0o2755, '=755,g-r', '715'],
    [0o644, 'u+x,+011', '755'],
  ] as const)('%o %s', (mode, text, expected) => {
    expect(change(mode, text)).toBe(expected);
  });

  test('a directory keeps setgid unless the change mentions it', () => {
    const directory = { directory: true, umask: 0o022 };
    expect(change(0o2755, 'g=rx', directory)).toBe('2755');
    expect(change(0o2755, 'g-s', directory)).toBe('755');
    expect(change(0o600, 'a+X', directory)).toBe('711');
    expect(change(0o7777, '=0755', directory)).toBe('755');
    expect(change(0o2755, '+755', directory)).toBe('2755');
    expect(change(0o2755, '-2000', directory)).toBe('755');
    const written = ['755', '0755', '00755', '2700', '02755'];
    expect(written.map((text) => octal(applyOctal(0o7777, readOctal(text), text, true)))).toEqual([
      '6755',
      '6755',
      '755',
      '6700',
      '2755',
    ]);
  });

  test('the suggested octal number results in the mode', () => {
    const mode = fc.integer({ min: 0, max: 0o7777 });
    fc.assert(
      fc.property(mode, mode, fc.boolean(), (from, to, directory) => {
        const text = octalChange(from, to, directory);
        expect(applyOctal(from, readOctal(text), text, directory)).toBe(to);
      }),
    );
  });

  test('the difference changes one mode into the other', () => {
    const mode = fc.integer({ min: 0, max: 0o7777 });
    fc.assert(
      fc.property(mode, mode, (from, to) => {
        const text = difference(from, to);
        expect(text === '' ? from : applyClauses(from, readClauses(text), file)).toBe(to);
      }),
    );
    expect(difference(0o644, 0o755)).toBe('a+x');
  });

  test('a mistake reports its position', () => {
    expect(() => readClauses('u+x,q')).toThrow(expect.objectContaining({ code: 'bad-clause', offset: 4 }));
    expect(() => readClauses('u+755')).toThrow(expect.objectContaining({ code: 'bad-clause', offset: 2 }));
    expect(() => readClauses('+755x')).toThrow(expect.objectContaining({ code: 'bad-clause', offset: 4 }));
    expect(() => readClauses('u')).toThrow(expect.objectContaining({ code: 'bad-clause', offset: 1 }));
  });
});

test('GNU, BSD and BusyBox listings are read', () => {
  const lines = [
    'total 12',
    '-rw-r--r--  1 root root   1234 Jan  2 12:00 a b.txt',
    'drwxrwxrwt. 9 root root  4.0K 2026-11-20 12:00 tmp',
    '-rwsr-xr-x@ 1 root  wheel  9 Nov 20  2025 sudo',
    'crw-rw----+ 1 root disk 8, 0 Nov 20 12:00 sda',
  ];
  expect(readModes(lines.join('\n')).map(({ mode, type, name }) => [octal(mode), type, name])).toEqual([
    ['644', 'file', 'a b.txt'],
    ['1777', 'directory', 'tmp'],
    ['4755', 'file', 'sudo'],
    ['660', 'character-device', 'sda'],
  ]);
  expect(readModes('Access: (0644/-rw-r--r--)  Uid: (    0/    root)')[0]?.mode).toBe(0o644);
});

test('permission names combine into a mode', () => {
  expect(modeOf([], [])).toBe(0);
  expect(modeOf(['owner-read', 'owner-write', 'group-execute', 'others-read'], [])).toBe(0o614);
  expect(modeOf([], ['setuid', 'setgid', 'sticky'])).toBe(0o7000);
  for (let mode = 0; mode <= 0o7777; mode++) {
    const { permissions, special } = partsOf(mode);
    expect(modeOf(permissions, special)).toBe(mode);
  }
});

test.each([
  [' u+x ', '744'],
  ['755', '755'],
  ['rwxr-x---', '750'],
  ['g=u,o=', '660'],
])('644 changed with %j is %s', (text, expected) => expect(octal(changeMode(0o644, text, file))).toBe(expected));

test('an invalid change reports its position', () => {
  expect(problemOf(() => changeMode(0o644, '  u?x', file))).toMatchObject({ code: 'bad-clause', offset: 3 });
  expect(problemOf(() => changeMode(0o644, ' 899', file))).toMatchObject({ code: 'bad-octal', offset: 1 });
});

test.each([
  ['100644', 0o644],
  ['0100755', 0o755],
  ['040755', 0o755],
  ['120777', 0o777],
  ['0o104755', 0o4755],
])('%s from Git or stat contains a type and permissions', (text, mode) => {
  expect(readOctal(text)).toBe(mode);
});
