// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sampleFile } from '../../../src/core/example-input.ts';
import { out } from '../../../src/core/values.ts';
import type { EachFile } from '../../../src/ui/outputs/output-props.ts';
import { FilesOutput } from '../../../src/ui/outputs/file/files.tsx';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';
import type { OutputFile } from '../../../src/core/values.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
});
afterEach(cleanup);

const image = (name: string, type = 'image/png') => ({ name, type, bytes: new Uint8Array(4), was: 9 });
const source = (name: string, type = 'image/jpeg') => sampleFile(name, type, new Uint8Array(9));
const each = (sources: EachFile['sources'], made: readonly number[]): EachFile => ({
  sources,
  ends: made.map((count, index) => ({ name: sources[index]?.name ?? '', size: 9, made: count })),
  run: null,
  isRunning: false,
  onGoOn: () => undefined,
});
const OFFER = { name: /^Compare a|^Compare b/ };

function Shown(props: { value: readonly OutputFile[]; each: EachFile }) {
  const words = usePageTexts('tool', 'en');
  return <FilesOutput {...props} {...{ words }} id="files" label="Files" output={out.files()} fileName="tool" />;
}

test.each([
  ['each has become one', [source('a.jpg'), source('b.jpg')], [1, 1], 2],
  ['one failed', [source('a.jpg'), source('b.jpg'), source('c.jpg')], [1, 0, 1], 2],
  ['one has become two others', [source('a.jpg')], [2], 0],
  ['it is no image', [source('a.pdf', 'application/pdf'), source('b.jpg')], [1, 1], 1],
  ['the result is of other files', [], [1, 1], 0],
])('a picture is compared with what has been made of it: %s', (_, sources, made, count) => {
  const value = [image('a.png'), image('b.png')].slice(
    0,
    made.reduce((sum, one) => sum + one, 0),
  );
  render(<Shown value={value} each={each(sources, made)} />);
  expect(screen.queryAllByRole('button', OFFER)).toHaveLength(count);
});
