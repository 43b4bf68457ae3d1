import { casesOf } from '../../src/core/spec.ts';
import { partsOf } from '../../src/lib/code/file-mode/mode.ts';
import type tool from './chmod-calculator.ts';

export default casesOf<typeof tool>({
  build: {
    examples: [
      { input: { permissions: [] }, output: { octal: '000', symbolic: '---------' } },
      { input: partsOf(0o235), output: { octal: '235', symbolic: '-w--wxr-x' } },
      { input: partsOf(0o421), output: { octal: '421', symbolic: 'r---w---x' }, warns: ['owner-has-less'] },
      {
        input: { permissions: ['owner-read'], special: ['setuid', 'setgid'], recursive: true, path: '-a b' },
        output: { octal: '6400', symbolic: 'r-S--S---', command: "chmod -R 6400 './-a b'" },
        warns: ['setuid', 'setgid', 'special-without-execute'],
      },
    ],
  },
  read: {
    finds: {
      'chmod command': {
        matches: [['chmod -R 755 /var/www', '755']],
        rejects: ['chmod', 'chmod 999 x', 'chmod u+x a'],
      },
      'command with a relative mode': {
        matches: ['chmod +x deploy.sh', 'sudo chmod -R g+w,o-rwx /srv'],
        rejects: ['chmod 755 a', 'chmod +x', 'chmod +y a', 'chmod my file'],
      },
      'line of ls': {
        matches: [['-rw-r--r-- 1 root root 1234 Jan  1 12:00 notes.txt', '-rw-r--r--']],
        rejects: ['-rw-r--r--', '----------'],
      },
    },
    detect: [
      {
        matches: [
          '-rwxr-xr-x',
          'drwxr-xr-x  2 root root 4096 Nov 20 12:00 bin',
          'chmod 755 run.sh',
          'total 8\n-rw-r--r-- 1 ann dev 12 Nov 20 12:00 a',
        ],
        rejects: ['total 8', 'total 8\nfiles', '----------', '----------x', 'chmod', 'rwx', '-rw-r--r-', 'chmod 999 x'],
      },
      { matches: ['rwxr-xr-x', 'rw-r--r--', 'rwsr-x--T'], rejects: ['---------', 'rw-r--', 'rwxrwxrwz', '-rwxr-xr-x'] },
      { matches: ['755', '0644'], rejects: ['888', '7', '07555', '1999'] },
    ],
    examples: [
      { input: { mode: '0o4755' }, output: { octal: '4755' } },
      { input: { mode: '1777', target: 'directory' }, output: { symbolic: 'rwxrwxrwt' }, warns: [] },
      { input: { mode: 'chmod -R 0700 ~/.ssh' }, output: { octal: '700', symbolic: 'rwx------' } },
      // A relative mode changes the current one; `chmod` of GNU coreutils makes these of a new file.
      ...(
        [
          ['chmod +x deploy.sh', '755', 'chmod +x deploy.sh'],
          ['g-w', '644', 'chmod g-w path'],
          ['chmod -x file', '644', 'chmod -x file'],
          ['-w', '444', 'chmod -w path'],
          ['chmod u+x,g-w "my file"', '744', 'chmod u+x,g-w "my file"'],
          ['chmod u=rw a b', '644', 'chmod u=rw a b'],
          ['o=', '640', 'chmod o= path'],
          ['chmod -R g+w dir', '664', 'chmod -R g+w dir'],
          ['chmod a+rX -R dir', '644', 'chmod -R a+rX dir'],
          ['+x deploy.sh', '755', 'chmod +x deploy.sh'],
        ] as const
      ).map(([mode, octal, symbolicCommand]) => ({
        input: { mode },
        output: { octal, symbolicCommand },
        warns: ['relative' as const],
      })),
      { input: { mode: 'g-w', target: 'directory' }, output: { octal: '755' }, warns: ['relative'] },
      { input: { mode: 'a-w', current: '-rwxrwxr-x' }, output: { octal: '555' }, warns: [] },
      { input: { mode: '+x', current: 'u+x' }, fails: 'relative-mode', field: 'current' },
      { input: { mode: 'u=rwx,go=rx' }, output: { octal: '755' }, warns: [] },
      { input: { mode: '755 file' }, output: { octal: '755', command: 'chmod 755 file' }, warns: [] },
      { input: { mode: 'rwxr-xr-x a b' }, output: { command: 'chmod 755 a b' } },
      { input: { mode: 'rwxr-xr' }, fails: 'short-mode', at: { offset: 7 } },
      // `python3 -c 'import os; print(os.stat(path).st_mode)'`
      ...(
        [
          ['33188', '644'],
          ['16877', '755'],
          ['33261', '755'],
          ['41471', '777'],
          ['493', '755'],
          ['384', '600'],
        ] as const
      ).map(([mode, octal]) => ({
        input: { mode },
        check: (output: { octal: unknown }) => output.octal === octal,
      })),
      { input: { mode: '33188' }, output: { octal: '644' }, warns: ['decimal'] },
      { input: { mode: '40755' }, output: { octal: '755' }, warns: [], others: [] },
      { input: { mode: '420' }, output: { octal: '420' }, reads: 'octal', others: ['decimal'] },
      {
        input: { mode: '420', notation: 'decimal' },
        output: { octal: '644' },
        reads: 'decimal',
        others: [],
        warns: [],
      },
      { input: { mode: '99999', notation: 'decimal' }, fails: 'bad-decimal', at: { offset: 0 } },
      { input: { mode: '' }, output: { octal: null } },
      { input: { mode: '758' }, fails: 'bad-octal', at: { offset: 2 } },
      { input: { mode: '77777' }, fails: 'bad-octal', at: { offset: 0 } },
      { input: { mode: 'rwxr-xrxx' }, fails: 'bad-permission', at: { offset: 7 } },
      { input: { mode: 'u=rwz' }, fails: 'bad-clause', at: { offset: 4 } },
      { input: { mode: 'total 0' }, fails: 'no-mode' },
      // The mode of another file isn't in the command (GNU coreutils, also with shortened options).
      ...[
        'chmod --reference=a.txt b.txt',
        'chmod --reference a.txt b.txt',
        'sudo chmod -R --reference=/etc/skel home',
        'chmod --ref=a b',
        "chmod --reference='my file' b",
        'chmod --reference="my file" b',
        '$ chmod -v --reference=a b',
        'chmod --reference=755 b',
      ].map((mode) => ({ input: { mode }, fails: 'reference-mode' as const })),
    ],
  },
  change: {
    finds: {
      'symbolic mode': { matches: [['u+x,g-w', '644']], rejects: ['a+b', 'u+', 'x+u'] },
    },
    examples: [
      { input: { mode: '600', clauses: '+w' }, output: { octal: '600', clauses: null } },
      { input: { mode: '2755', clauses: 'g=rx', target: 'directory' }, output: { octal: '2755' } },
      {
        input: { mode: '2755', clauses: 'g-s', target: 'directory' },
        output: { octal: '755', command: 'chmod 00755 path', back: 'g+s' },
      },
      {
        input: { mode: '2755', clauses: '700', target: 'directory' },
        output: { octal: '2700', command: 'chmod 2700 path' },
      },
      { input: { mode: '2755', clauses: '00755', target: 'directory' }, output: { octal: '755' } },
      { input: { mode: '2755', clauses: '755' }, output: { octal: '755', command: 'chmod 755 path' } },
      { input: { mode: '2644', clauses: '-011,+111' }, output: { octal: '2755' } },
      { input: { mode: '2755', clauses: '=755', target: 'directory' }, output: { octal: '755' } },
      { input: { mode: '644', clauses: 'u+755' }, fails: 'bad-clause', field: 'clauses', at: { offset: 2 } },
      { input: { mode: '644', clauses: 'u+q' }, fails: 'bad-clause', field: 'clauses', at: { offset: 2 } },
      { input: { mode: '844', clauses: 'u+x' }, fails: 'bad-octal', field: 'mode', at: { offset: 0 } },
    ],
  },
  umask: {
    examples: [
      { input: { mask: '0' }, output: { files: '666 rw-rw-rw-', octal: '0000' } },
      { input: { mask: '029' }, fails: 'bad-octal', at: { offset: 2 } },
    ],
  },
});
