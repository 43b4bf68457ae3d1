// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { handleLaunch } from '../../../src/app/launch/handle-launch.ts';
import { type Item, itemOf } from '../../../src/app/launch/items.ts';
import { openItems } from '../../../src/app/launch/open-items.ts';
import { watchDrops } from '../../../src/app/launch/page-drop.ts';
import { openPage } from '../../../src/app/navigation/pages.ts';

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
const gone: Item = { name: 'gone.txt', read: () => Promise.reject(new DOMException('', 'NotFoundError')) };
const many = Array.from({ length: 8 }, (_, index) => file(`${index}.txt`, `${index}`));

it.each([
  ['one file', [itemOf(json)], '', '{}', undefined],
  ['two texts: the second is named', [itemOf(json), itemOf(csv)], '', '{}', 'b.csv'],
  ['a text beside a file', [itemOf(json)], 'a caption', '{}', '“a caption”'],
  ['a picture first', [itemOf(png), itemOf(csv)], '', 'a,b', 'c.png'],
  ['nothing but a picture', [itemOf(png)], '', undefined, 'palette.fileRefused'],
  ['a picture with a text', [itemOf(png)], 'a caption', 'a caption', 'c.png'],
  ['only a text', [], 'a caption', 'a caption', undefined],
  ['a file that is gone', [gone], '', undefined, 'palette.fileRefused'],
  ['a file that is gone, and another', [gone, itemOf(csv)], '', 'a,b', 'gone.txt'],
  ['eight files', many.map(itemOf), '', '0', '1.txt, 2.txt, 3.txt, 4.txt, 5.txt, …'],
  ['a secret in the text left out', [itemOf(json)], 'password=hunter22', '{}', '“password=••••”'],
] as const)('%s', async (_, items, text, attached, notice) => {
  await openItems(items, 'share', text);
  expect([opened, told]).toEqual([attached === undefined ? [] : [attached], notice === undefined ? [] : [notice]]);
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
  expect(drop('dragover')).toEqual({ isPrevented: true, effect: 'none' });
  expect(drop('drop').isPrevented).toBe(true);
  openPage.set('');
  expect(drop('dragover')).toEqual({ isPrevented: true, effect: 'copy' });
  expect(drop('dragover', true).effect).toBe('move'); // a field has taken it
  drop('drop', true);
  drop('drop');
  await vi.waitFor(() => expect(opened).toEqual(['{}']));
});
