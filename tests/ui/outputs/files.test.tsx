// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { out, type OutputFile } from '../../../src/core/values.ts';
import { FilesOutput } from '../../../src/ui/outputs/file/files.tsx';
import { saveFile } from '../../../src/ui/outputs/file/save-file.ts';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { startWorld, World } from '../form/world.tsx';

vi.mock('../../../src/ui/outputs/file/save-file.ts', () => ({ saveFile: vi.fn() }));

beforeAll(() => startWorld('tool', {}));
beforeEach(() => vi.mocked(saveFile).mockClear());
afterEach(() => {
  cleanup();
  delete (window as { showSaveFilePicker?: unknown }).showSaveFilePicker;
});

const file = (name: string, bytes: OutputFile['bytes'] = new Uint8Array([1])) => ({ name, type: '', bytes });

function Shown({ value }: { value: readonly OutputFile[] }) {
  const words = usePageTexts('tool', 'en');
  return <FilesOutput {...{ id: 'out', label: 'Files', output: out.files(), value, words, fileName: 'tool' }} />;
}

const show = (value: readonly OutputFile[]) => render(<Shown value={value} />, { wrapper: World });
const field = () => screen.getByRole('textbox', { name: 'File names' });
const names = () => screen.getAllByRole('listitem').map((card) => card.querySelector('strong')?.textContent);
const textOf = (content: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) });
    reader.readAsText(content ?? new Blob([]));
  });
const all = () => screen.getByRole('button', { name: 'Download all' });

test('a pattern names the cards, each download and what is in the archive', async () => {
  const user = userEvent.setup();
  const { rerender } = show([file('a.webp'), file('b.webp')]);
  await user.type(field(), 'holiday-{{n}');
  expect(names()).toEqual(['holiday-1.webp', 'holiday-2.webp']);
  await user.click(screen.getByRole('button', { name: 'Download holiday-2.webp' }));
  expect(vi.mocked(saveFile).mock.lastCall?.[0]).toBe('holiday-2.webp');
  await user.click(all());
  await vi.waitFor(() => expect(vi.mocked(saveFile).mock.lastCall?.[0]).toBe('tool.zip'));
  expect(await textOf(vi.mocked(saveFile).mock.lastCall?.[1])).toContain('holiday-1.webp');
  // The next result has them, too; a single file has no number, and no field.
  rerender(<Shown value={[file('c.webp'), file('d.webp'), file('e.webp')]} />);
  expect(names()).toEqual(['holiday-1.webp', 'holiday-2.webp', 'holiday-3.webp']);
  rerender(<Shown value={[file('c.webp')]} />);
  expect(names()).toEqual(['c.webp']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is unknown in a pattern is said at the field', async () => {
  const user = userEvent.setup();
  show([file('a.txt'), file('b.txt')]);
  await user.type(field(), '{{foo}{{n}');
  expect(names()).toEqual(['{foo}1.txt', '{foo}2.txt']);
  const described = field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described?.join(' ')).toContain('{foo}');
});

const large = (size: number) => Object.defineProperty(new Blob([]), 'size', { value: size });
const picks = (pick: () => Promise<unknown>) =>
  Object.assign(window, { showSaveFilePicker: vi.fn(pick) }).showSaveFilePicker;
const refused = (name: string) => () => Promise.reject(new DOMException('', name));

test('a large archive goes to the file that was picked; nothing is downloaded', async () => {
  const user = userEvent.setup();
  const [write, close] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const pick = picks(() => Promise.resolve({ createWritable: () => Promise.resolve({ write, close }) }));
  show([file('a', large(100_000_001)), file('b')]);
  await user.click(all());
  expect(pick.mock.lastCall).toEqual([expect.objectContaining({ suggestedName: 'tool.zip' })]);
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(write).toHaveBeenCalled();
  expect(saveFile).not.toHaveBeenCalled();
});

test('a dialog that is closed saves nothing and is no error', async () => {
  const user = userEvent.setup();
  picks(refused('AbortError'));
  show([file('a', large(100_000_001)), file('b')]);
  await user.click(all());
  await vi.waitFor(() => expect(all().getAttribute('aria-busy')).toBeNull());
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('small archives, and those of browsers and frames that can not ask, are downloaded', async () => {
  const user = userEvent.setup();
  const pick = picks(refused('SecurityError'));
  const { rerender } = show([file('a', new Blob(['a'])), file('b')]);
  await user.click(all());
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(pick).not.toHaveBeenCalled();
  rerender(<Shown value={[file('a', large(100_000_001)), file('b')]} />);
  await user.click(all());
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  expect(pick).toHaveBeenCalledTimes(1);
});

test.each([
  ['more than a ZIP file holds', large(4_000_000_001), '4 GB'],
  ['a file that is gone', Object.assign(new Blob(['a']), { slice: refused('NotReadableError') }), 'gone'],
])('%s is said', async (_, bytes, words) => {
  const user = userEvent.setup();
  show([file('a', bytes as Blob), file('b')]);
  await user.click(all());
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(saveFile).not.toHaveBeenCalled();
});
