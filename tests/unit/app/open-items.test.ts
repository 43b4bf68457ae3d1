// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { handleLaunch } from '../../../src/app/launch/handle-launch.ts';
import { arrived } from '../../../src/app/launch/arrived.ts';
import { fileToolsFor } from '../../../src/app/launch/file-tools.ts';
import type { Card } from '../../../src/core/card.ts';
import type { FieldKind } from '../../../src/core/kinds.ts';
import { inUse } from '../../../src/session/in-use.ts';
import { type Item, itemOf } from '../../../src/app/launch/items.ts';
import { openItems } from '../../../src/app/launch/open-items.ts';
import { watchDrops } from '../../../src/app/launch/page-drop.ts';
import { openPage } from '../../../src/app/navigation/pages.ts';
import { fileDrag } from '../../../src/ui/parts/file-upload/drop-targets.ts';

const opened: unknown[] = [];
const told: unknown[] = [];
vi.mock('../../../src/palette/opening.ts', () => ({
  isPaletteOpen: () => false,
  openPalette: (_: string, more: { attach?: string; from?: string }) => void opened.push(more.attach),
}));
vi.mock('../../../src/session/notices.ts', () => ({
  notify: ({ text, params }: { text: string; params?: { names?: string } }) => void told.push(params?.names ?? text),
}));
beforeEach(() => {
  opened.splice(0);
  told.splice(0);
  arrived.set([]);
  inUse.set(false);
});

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const made = new File([content], name);
  // Unlike in browsers, Blob has no arrayBuffer in jsdom.
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(made, { arrayBuffer: async () => bytes.buffer });
};
const json = file('a.json', '{}');
const csv = file('b.csv', 'a,b');
const png = file('c.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0, 1]));
const pdf = Object.assign(new File(['%PDF-1.4'], 'd.pdf', { type: 'application/pdf' }));
const gone: Item = { name: 'gone.txt', read: () => Promise.reject(new DOMException('', 'NotFoundError')) };
const many = Array.from({ length: 8 }, (_, index) => file(`${index}.txt`, `${index}`));

it.each([
  ['one file', [itemOf(json)], '', '{}', undefined],
  ['two texts: the second is named', [itemOf(json), itemOf(csv)], '', '{}', 'b.csv'],
  ['a text beside a file', [itemOf(json)], 'a caption', '{}', '“a caption”'],
  ['a picture first', [itemOf(png), itemOf(csv)], '', 'a,b', 'c.png'],
  ['only a text', [], 'a caption', 'a caption', undefined],
  ['a file that is gone', [gone], '', undefined, 'palette.fileRefused'],
  ['a file that is gone, and another', [gone, itemOf(csv)], '', 'a,b', 'gone.txt'],
  ['eight files', many.map(itemOf), '', '0', '1.txt, 2.txt, 3.txt, 4.txt, 5.txt, …'],
  ['a secret in the text left out', [itemOf(json)], 'password=hunter22', '{}', '“password=••••”'],
] as const)('%s', async (_, items, text, attached, notice) => {
  await openItems(items, 'share', text);
  expect([opened, told]).toEqual([attached === undefined ? [] : [attached], notice === undefined ? [] : [notice]]);
});

it.each([
  ['a picture', [itemOf(png)], '', ['c.png'], undefined],
  ['a picture with a text', [itemOf(png)], 'a caption', ['c.png'], '“a caption”'],
  ['two pictures', [itemOf(png), itemOf(png)], '', ['c.png', 'c.png'], undefined],
  ['a picture and a file that is gone', [itemOf(png), gone], '', ['c.png'], 'gone.txt'],
  ['a PDF of readable characters', [itemOf(pdf)], '', ['d.pdf'], undefined],
] as const)('%s waits for a tool to be chosen', async (_, items, text, names, notice) => {
  await openItems(items, 'share', text);
  expect([opened, arrived.get().map(({ name }) => name), inUse.get()]).toEqual([[], names, true]);
  expect(told).toEqual(notice === undefined ? [] : [notice]);
});

it('the tools made for a type of file come first, then those that take any file; lists of files go to tools that take lists', () => {
  const primary = (name: string, kind: FieldKind, accept?: string) => ({
    name,
    kind,
    accept,
    secret: false,
    required: true,
  });
  const card = (id: string, ...primaries: ReturnType<typeof primary>[]) =>
    ({ id, operations: primaries.map((primary, index) => ({ name: `op${index}`, primary })) }) as unknown as Card;
  const cards = [
    card('text', primary('text', 'text')),
    card('any', primary('text', 'text'), primary('file', 'file')),
    card('pdf', primary('file', 'file', '.pdf,application/pdf')),
    card('pictures', primary('images', 'files', 'image/*')),
    card('either', primary('input', 'content'), primary('file', 'file', '.zip')),
    card('both', primary('base64', 'content'), primary('file', 'file')),
  ];
  const named = (...files: File[]) =>
    fileToolsFor(cards, files).map(({ id, operation, field, files }) => [id, operation, field, files.length]);
  const picture = Object.assign(file('c.png', ''), {});
  Object.defineProperty(picture, 'type', { value: 'image/png' });
  expect(named(pdf)).toEqual([
    ['pdf', 'op0', 'file', 1],
    ['any', 'op1', 'file', 1],
    ['either', 'op0', 'input', 1],
    ['both', 'op1', 'file', 1],
  ]);
  expect(named(picture, picture)).toEqual([
    ['pictures', 'op0', 'images', 2],
    ['any', 'op1', 'file', 1],
    ['either', 'op0', 'input', 1],
    ['both', 'op1', 'file', 1],
  ]);
  expect(named(picture, pdf).map(([id]) => id)).toEqual(['pdf', 'pictures', 'any', 'either', 'both']);
});

it('a file of the system that has vanished is reported', async () => {
  let launch: ((launch: object) => void) | undefined;
  window.launchQueue = { setConsumer: (consumer) => (launch = consumer as typeof launch) };
  handleLaunch(null);
  launch?.({ files: [{ name: 'gone.txt', getFile: () => Promise.reject(new DOMException('', 'NotFoundError')) }] });
  await vi.waitFor(() => expect(told).toEqual(['palette.fileRefused']));
});

it('a file dropped beside the fields never makes the browser leave; the home page opens it', async () => {
  watchDrops();
  const drop = (type: string, prevented = false) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const transfer = { types: ['Files'], files: [json], items: [], dropEffect: 'move' };
    Object.defineProperty(event, 'dataTransfer', { value: transfer });
    if (prevented) event.preventDefault();
    document.body.dispatchEvent(event);
    return { isPrevented: event.defaultPrevented, effect: transfer.dropEffect };
  };
  openPage.set('about');
  const isMarked = () => fileDrag.get() !== null;
  expect(drop('dragover')).toEqual({ isPrevented: true, effect: 'none' });
  expect(isMarked()).toBe(true);
  expect(drop('drop').isPrevented).toBe(true);
  expect(isMarked()).toBe(false);
  openPage.set('');
  expect(drop('dragover')).toEqual({ isPrevented: true, effect: 'copy' });
  expect(drop('dragover', true).effect).toBe('move'); // a field has taken it
  drop('drop', true);
  drop('drop');
  await vi.waitFor(() => expect(opened).toEqual(['{}']));
});
