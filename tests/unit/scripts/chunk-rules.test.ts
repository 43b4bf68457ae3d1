import { expect, test } from 'vitest';
import { chunkComplaints, smallScripts } from '../../../scripts/chunk-rules.mjs';

const chunk = (file: string, ...modules: string[]) => ({ file, imports: [], modules });
const script = (file: string, size: number) => ({ file, size });
const chunks = [
  chunk('assets/index-a.js', 'src/app/main.tsx'),
  chunk('assets/uuid-b.js', 'tool-specs/crypto/uuid.ts'),
  chunk('assets/part-c.js', 'src/ui/part.tsx'),
];

test('a small script must have a reason', () => {
  const scripts = [
    script('assets/index-a.js', 9000),
    script('assets/uuid-b.js', 900),
    script('assets/part-c.js', 1999),
  ];
  expect(smallScripts(chunks, scripts).map(({ file, reason }) => [file, reason])).toEqual([
    ['assets/uuid-b.js', 'a tool, which is one file'],
    ['assets/part-c.js', undefined],
  ]);
  expect(chunkComplaints(chunks, scripts)).toEqual([expect.stringContaining('assets/part-c.js has 1999 bytes')]);
});

test('a module is in one chunk, and only what requires a separate build has one', () => {
  const twice = [...chunks, chunk('assets/other-d.js', 'src/ui/part.tsx')];
  const scripts = ['sw.js', 'assets/snippets.worker-e.js', 'assets/worker-f.js'].map((file) => script(file, 5000));
  expect(chunkComplaints(twice, scripts)).toEqual([
    'src/ui/part.tsx is in assets/part-c.js and assets/other-d.js',
    'assets/worker-f.js is of another build, which shares nothing with the page',
  ]);
});
