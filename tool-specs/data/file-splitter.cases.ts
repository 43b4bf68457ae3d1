import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import type tool from './file-splitter.ts';

const file = (name: string, content: string) => sampleFile(name, '', encodeUtf8(content));
const sized = (name: string, size: number) => sampleFile(name, '', new Uint8Array(size));

interface Split {
  files: readonly { name: string; bytes: Uint8Array | Blob }[];
}
const sizeOf = (bytes: Uint8Array | Blob) => (bytes instanceof Blob ? bytes.size : bytes.length);
/** Each part as `name=size`, in order. */
const partsOf = ({ files }: Split) => files.map(({ name, bytes }) => `${name}=${sizeOf(bytes)}`).join(' ');
const are = (parts: string) => (made: Split) => partsOf(made) === parts;

interface Joined {
  file: { name: string; bytes: Uint8Array | Blob } | null;
  order: readonly { part: unknown }[];
}
const isJoined = (name: string, order: string) => (made: Joined) =>
  made.file?.name === name && made.order.map(({ part }) => part).join(' ') === order;
const row = (numbers: readonly number[]) => numbers.map((number) => sized(`a.${String(number).padStart(3, '0')}`, 4));

export default casesOf<typeof tool>({
  split: {
    examples: [
      { input: { file: file('a', '') }, fails: 'empty-file' },
      { input: { file: file('a', ''), by: 'count', count: 1 }, fails: 'empty-file' },
      { input: { file: file('a', 'x') }, check: are('a.001=1') },
      { input: { file: file('a', 'x'), by: 'count', count: 1 }, check: are('a.001=1') },
      { input: { file: file('a', 'x'), by: 'count', count: 2 }, fails: 'too-few-bytes', field: 'count' },
      // As split -n and -b of GNU coreutils 9.1 cut them
      { input: { file: sized('a', 10), by: 'count', count: 3 }, check: are('a.001=3 a.002=3 a.003=4') },
      {
        input: { file: sized('a', 10), by: 'count', count: 7 },
        check: are('a.001=1 a.002=1 a.003=1 a.004=1 a.005=1 a.006=1 a.007=4'),
      },
      {
        input: { file: sized('a.bin', 2001), size: 1, unit: 'kB' },
        check: are('a.bin.001=1000 a.bin.002=1000 a.bin.003=1'),
      },
      { input: { file: sized('a', 2000), size: 1, unit: 'kB' }, check: are('a.001=1000 a.002=1000') },
      { input: { file: sized('a', 1_048_577), size: 1, unit: 'MiB' }, check: are('a.001=1048576 a.002=1') },
      { input: { file: sized('a', 1001), size: 0.0005, unit: 'MB' }, fails: 'below-minimum', field: 'size' },
      // As many parts as can be, one more, and ten thousand
      {
        input: { file: sized('a', 2000), size: 0.001, unit: 'kB' },
        check: (made) =>
          made.files.length === 2000 &&
          made.files[0]?.name === 'a.0001' &&
          made.files.at(-1)?.name === 'a.2000' &&
          made.windows === 'copy /b "a.0*"+"a.1*"+"a.2*" "a"',
      },
      { input: { file: sized('a', 2001), size: 0.001, unit: 'kB' }, fails: 'too-many-parts', field: 'size' },
      { input: { file: sized('a', 10_000), size: 0.001, unit: 'kB' }, fails: 'too-many-parts', field: 'size' },
      { input: { file: sized('a', 10_000), by: 'count', count: 10_000 }, fails: 'above-maximum', field: 'count' },
      // Names
      {
        input: { file: file('日本語 ü.txt', 'x') },
        output: { unix: "cat '日本語 ü.txt'.[0-9][0-9][0-9] > '日本語 ü.txt'" },
      },
      { input: { file: file('../../x', 'y') }, check: are('x.001=1') },
      { input: { file: file('-rf', 'x') }, output: { unix: 'cat ./-rf.[0-9][0-9][0-9] > -rf' } },
      { input: { file: file('=ls', 'x') }, output: { unix: 'cat ./=ls.[0-9][0-9][0-9] > =ls' } },
      {
        input: { file: file("a'; rm -rf ~ #", 'x') },
        output: { unix: "cat 'a'\\''; rm -rf ~ #'.[0-9][0-9][0-9] > 'a'\\''; rm -rf ~ #'" },
      },
      {
        input: { file: file('a" & calc & ".txt', 'x') },
        output: { windows: 'copy /b "a_ & calc & _.txt.001" "a_ & calc & _.txt"' },
      },
      { input: { file: file('%PATH%', 'x') }, output: { windows: 'copy /b ""^%"PATH"^%".001" ""^%"PATH"^%""' } },
    ],
  },
  join: {
    examples: [
      { input: { parts: [file('a.001', '')] }, check: isJoined('a', 'a.001'), warns: [] },
      {
        input: { parts: row([1, 2, 3]) },
        check: isJoined('a', 'a.001 a.002 a.003'),
        warns: [],
        reads: 'by-names',
        others: [],
      },
      {
        input: { parts: row([3, 1, 2]) },
        check: isJoined('a', 'a.001 a.002 a.003'),
        reads: 'by-names',
        others: ['as-listed'],
      },
      {
        input: { parts: row([3, 1, 2]), order: 'listed' },
        check: isJoined('a', 'a.003 a.001 a.002'),
        reads: 'as-listed',
      },
      {
        input: { parts: [10, 9, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => sized(`part${number}.bin`, 4)) },
        check: ({ file: made, order }) =>
          made?.name === 'joined.bin' && order.at(-1)?.part === 'part10.bin' && order.at(-2)?.part === 'part9.bin',
        warns: [],
      },
      // What is wrong with them
      { input: { parts: row([1, 3]) }, check: ({ order }) => order.length === 2, warns: ['missing'] },
      { input: { parts: row([2, 3]) }, check: ({ order }) => order.length === 2, warns: ['missing'] },
      { input: { parts: row([0, 1, 2]) }, check: ({ order }) => order.length === 3, warns: [] },
      {
        input: { parts: [sized('a.001', 1), sized('a.999999999999999', 1)] },
        check: ({ order }) => order.length === 2,
        warns: ['missing'],
      },
      {
        input: { parts: [sized('a.001', 4), sized('b.002', 4)] },
        check: isJoined('a', 'a.001 b.002'),
        warns: ['different'],
      },
      { input: { parts: row([1, 2, 2]) }, check: isJoined('a', 'a.001 a.002 a.002'), warns: ['twice'] },
      {
        input: { parts: [sized('a.1', 4), sized('a.01', 4)] },
        check: ({ order }) => order.length === 2,
        warns: ['twice'],
      },
      {
        input: { parts: [sized('a.001', 4), sized('a.002', 3), sized('a.003', 4), sized('a.004', 1)] },
        check: ({ order }) => order.length === 4,
        warns: ['cut'],
      },
      {
        input: { parts: [sized('a.001', 4), sized('a.002', 6)] },
        check: ({ order }) => order.length === 2,
        warns: ['cut'],
      },
      {
        input: { parts: [sized('a.001', 3), sized('a.002', 3), sized('a.003', 4)] },
        check: ({ order }) => order.length === 3,
        warns: [],
      },
      // Names
      { input: { parts: [file('../x.001', '1'), file('../x.002', '2')] }, check: isJoined('x', '../x.001 ../x.002') },
      { input: { parts: [file('-rf.001', '1')] }, check: isJoined('-rf', '-rf.001') },
      { input: { parts: [file('.001', '1')] }, check: isJoined('joined', '.001') },
      { input: { parts: [file('con.001', '1')] }, check: isJoined('con_', 'con.001') },
      {
        input: { parts: [file('日本.zip.001', '1'), file('日本.zip.002', '2')] },
        check: isJoined('日本.zip', '日本.zip.001 日本.zip.002'),
      },
      {
        input: {
          parts: Array.from({ length: 10_000 }, (_, index) => sized(`a.${String(index + 1).padStart(5, '0')}`, 1)),
        },
        check: ({ file: made, order }) => order.length === 10_000 && made !== null && sizeOf(made.bytes) === 10_000,
        warns: [],
      },
    ],
  },
});
