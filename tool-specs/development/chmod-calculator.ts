import {
  choice,
  choices,
  type ContextOf,
  defineTool,
  matrix,
  operation,
  out,
  text,
  toggle,
} from '../../src/core/spec.ts';
import { changeMode } from '../../src/lib/code/file-mode/change.ts';
import { difference, octalChange } from '../../src/lib/code/file-mode/clauses.ts';
import {
  bitsOfClasses,
  chmodCommand,
  MODE_NOTICES,
  modeNotices,
  modeRows,
} from '../../src/lib/code/file-mode/facts.ts';
import {
  MODE_PROBLEMS,
  modeOf,
  octal,
  partsOf,
  PERMISSIONS,
  SPECIAL_BITS,
  symbolic,
  WHO,
} from '../../src/lib/code/file-mode/mode.ts';
import { readModes } from '../../src/lib/code/file-mode/read.ts';
import { permitted, readMask, readOne } from '../../src/lib/code/file-mode/umask.ts';

const types = ['file', 'directory', 'link', 'block-device', 'character-device', 'pipe', 'socket'] as const;
const MEANINGS = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => [`file-${bits}`, `directory-${bits}`] as const);
const messages = ['owner', 'group', 'others', ...MEANINGS] as const;

const target = choice(['file', 'directory']);
const path = text({ monospace: true });
const recursive = toggle();
const mode = text({ primary: true, single: true, multiline: true, monospace: true });
/** A mode in any notation, which sets the grid. */
const typed = out.row({ large: true, edits: (text) => partsOf(readOne(text)) });
const facts = { octal: out.row(), symbolic: out.row(), command: out.row(), symbolicCommand: out.row() };

export default defineTool({
  icon: 'file-lock-2',
  createdAt: '2022-11-23',
  operations: {
    build: operation({
      fields: {
        permissions: matrix({ rows: WHO, columns: PERMISSIONS, primary: true, initial: partsOf(0o755).permissions }),
        target,
        recursive,
        path,
        special: choices(SPECIAL_BITS, { advanced: true }),
      },
      output: { ...facts, octal: typed, symbolic: typed, meaning: out.keyValue() },
      failures: MODE_PROBLEMS,
      warnings: MODE_NOTICES,
      messages,
      answers: 'inline',
      transform({ permissions, special, target, ...options }, ctx) {
        const built = modeOf(permissions, special);
        for (const notice of modeNotices(built, target === 'directory')) ctx.warn(notice);
        return { ...modeRows(built, options), meaning: meaning(built, target, ctx) };
      },
      examples: [
        {
          input: partsOf(0o755),
          output: {
            octal: '755',
            symbolic: 'rwxr-xr-x',
            command: 'chmod 755 path',
            symbolicCommand: 'chmod u=rwx,g=rx,o=rx path',
          },
          warns: [],
          sample: 'program',
        },
        { input: partsOf(0o644), output: { octal: '644', symbolic: 'rw-r--r--' }, warns: [], sample: 'document' },
        {
          input: { ...partsOf(0o600), path: '~/.ssh/id_ed25519' },
          output: { command: 'chmod 600 ~/.ssh/id_ed25519' },
          sample: 'privateKey',
        },
        {
          input: { ...partsOf(0o1777), target: 'directory' },
          output: { octal: '1777', symbolic: 'rwxrwxrwt' },
          warns: [],
          sample: 'sharedFolder',
        },
        { input: partsOf(0o777), output: { octal: '777', symbolic: 'rwxrwxrwx' }, warns: ['world-writable'] },
      ],
    }),

    read: operation({
      fields: {
        mode,
        target,
        recursive,
        path,
        current: text({ monospace: true, advanced: true }),
        notation: choice(['auto', 'octal', 'decimal'], { advanced: true }),
      },
      output: { ...facts, meaning: out.keyValue(), files: out.table(['name', 'type', 'octal', 'symbolic']) },
      failures: MODE_PROBLEMS,
      warnings: [...MODE_NOTICES, 'acl', 'many', 'relative', 'decimal'],
      readings: ['octal', 'decimal'],
      messages: [...messages, ...types],
      targets: { octal: 'octal', symbolic: 'symbolic', rwx: 'symbolic' },
      aliases: { chmod: {}, permissions: {} },
      answers: 'inline',
      detect: [
        {
          pattern:
            /^(?:(?:total|insgesamt|итого|总计|总用量) [\d.,]+[KMGT]?\s+)?(?:(?=.-{0,8}[rwxsStT])[-bcdlps](?:[r-][w-][xsS-]){2}[r-][w-][xtT-][.+@]?(?:\s|$)|(?:sudo )?chmod [0-7]{3,4}\s)/,
          length: [9, 100_000],
          confidence: 0.95,
        },
        { pattern: /^(?=.*[rwx])(?:[r-][w-][xsS-]){2}[r-][w-][xtT-]$/, length: [9, 9], confidence: 0.95 },
        { pattern: /^(?:[0-7]{3}|0[0-7]{3})$/, length: [3, 4], confidence: 0.3 },
      ],
      transform({ mode, target, current, notation, ...options }, ctx) {
        const directory = target === 'directory';
        const usual = directory ? 0o755 : 0o644;
        const from = current.trim() === '' ? usual : ctx.within('current', () => readOne(current));
        const read = readModes(mode, { mode: from, directory, umask: 0o022 }, notation);
        const [first] = read;
        const { relative, number } = first!;
        if (relative !== null && current.trim() === '')
          ctx.warn('relative', { clauses: relative, assumed: octal(from) });
        if (number?.as === 'decimal' && notation === 'auto')
          ctx.warn('decimal', { decimal: mode.trim(), octal: octal(first!.mode) });
        if (number?.either) ctx.reading('octal', { others: [{ as: 'decimal', values: { notation: 'decimal' } }] });
        else if (notation !== 'auto') ctx.reading(notation);
        const kind = first!.type === 'directory' ? 'directory' : target;
        for (const notice of modeNotices(first!.mode, kind === 'directory')) ctx.warn(notice);
        if (read.some(({ acl }) => acl)) ctx.warn('acl');
        if (read.length > 1) ctx.warn('many', { count: read.length });
        const isListing = read.length > 1 || first!.type !== null;
        const named = {
          path: options.path || (first!.name ?? ''),
          target: options.path === '' ? first!.target : null,
          recursive: options.recursive || first!.recursive,
        };
        return {
          ...modeRows(first!.mode, named),
          ...(relative !== null && { symbolicCommand: chmodCommand(relative, named) }),
          meaning: meaning(first!.mode, kind, ctx),
          files: (isListing ? read : []).map((file) => ({
            name: file.name,
            type: file.type && ctx.say(file.type),
            octal: octal(file.mode),
            symbolic: symbolic(file.mode),
          })),
        };
      },
      examples: [
        { input: { mode: '755' }, output: { symbolic: 'rwxr-xr-x', symbolicCommand: 'chmod u=rwx,g=rx,o=rx path' } },
        { input: { mode: 'rw-r-----' }, output: { octal: '640' }, warns: [] },
        {
          input: { mode: '-rwsr-xr-x 1 root root 63960 Feb  7  2024 /usr/bin/passwd' },
          output: { octal: '4755', command: 'chmod 4755 /usr/bin/passwd' },
          warns: ['setuid'],
        },
        {
          input: {
            mode: 'total 8\ndrwxr-sr-x 2 ann dev 4096 Nov 20 12:00 src\n-rw-rw-r--+ 1 ann dev 12 Nov 20 12:00 a b',
          },
          check: ({ octal, files }) =>
            octal === '2755' && files.map((file) => `${file.name} ${file.octal}`).join() === 'src 2755,a b 664',
          warns: ['acl', 'many'],
        },
        { input: { mode: 'u=rwx,go=rx' }, output: { octal: '755' } },
      ],
    }),

    change: operation({
      fields: {
        mode: text({ primary: true, monospace: true }),
        clauses: text({ required: true, monospace: true }),
        target,
        umask: text({ initial: '022', monospace: true }),
      },
      output: { octal: out.row(), symbolic: out.row(), clauses: out.row(), command: out.row(), back: out.row() },
      failures: MODE_PROBLEMS,
      aliases: { 'chmod-change': {} },
      answers: 'inline',
      transform({ mode, clauses, target, umask }, ctx) {
        const from = readOne(mode);
        const directory = target === 'directory';
        const circumstances = { directory, umask: ctx.within('umask', () => readMask(umask)) };
        const to = ctx.within('clauses', () => changeMode(from, clauses, circumstances));
        const delta = difference(from, to);
        return {
          octal: octal(to),
          symbolic: symbolic(to),
          clauses: delta || null,
          command: chmodCommand(octalChange(from, to, directory), { path: '', recursive: false }),
          back: difference(to, from) || null,
        };
      },
      examples: [
        { input: { mode: '644', clauses: 'u+x' }, output: { octal: '744', clauses: 'u+x', back: 'u-x' } },
        { input: { mode: '644', clauses: '755' }, output: { octal: '755', clauses: 'a+x' } },
        { input: { mode: 'rwxrwxr-x', clauses: 'g-w,o=' }, output: { octal: '750', symbolic: 'rwxr-x---' } },
        { input: { mode: '600', clauses: 'a+X', target: 'directory' }, output: { octal: '711' } },
      ],
    }),

    umask: operation({
      fields: { mask: text({ primary: true, single: true, monospace: true }) },
      output: { files: out.row(), directories: out.row(), symbolic: out.row(), octal: out.row() },
      failures: MODE_PROBLEMS,
      aliases: { umask: {} },
      answers: 'inline',
      transform({ mask }) {
        const bits = readMask(mask);
        const show = (created: number) => `${octal(created)} ${symbolic(created)}`;
        return {
          files: show(0o666 & ~bits),
          directories: show(0o777 & ~bits),
          symbolic: permitted(bits),
          octal: octal(bits).padStart(4, '0'),
        };
      },
      examples: [
        {
          input: { mask: '022' },
          output: { files: '644 rw-r--r--', directories: '755 rwxr-xr-x', symbolic: 'u=rwx,g=rx,o=rx', octal: '0022' },
        },
        { input: { mask: '0077' }, output: { files: '600 rw-------', directories: '700 rwx------' } },
        { input: { mask: 'u=rwx,g=rx,o=' }, output: { octal: '0027', files: '640 rw-r-----' } },
      ],
    }),
  },
});

function meaning(mode: number, target: 'file' | 'directory', ctx: ContextOf<{ messages: typeof messages }>) {
  return bitsOfClasses(mode).map(({ who, bits }) => ({
    key: ctx.say(who),
    value: ctx.say(`${target}-${bits as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`),
  }));
}
