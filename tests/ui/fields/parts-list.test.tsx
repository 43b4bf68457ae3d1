// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choice, defineTool, file, operation, out, sampleFile, text } from '../../../src/core/spec.ts';
import { readRanges } from '../../../src/core/shapes/parts.ts';
import { showForm, startWorld } from '../form/world.tsx';

const drawn: string[] = [];

const book = (name: string, pages: number) => sampleFile(name, 'text/plain', new Uint8Array(pages));

/** A document has as many pages as bytes. */
const tool = defineTool({
  icon: 'box',
  operations: {
    take: operation({
      fields: {
        book: file({ primary: true }),
        pages: text({
          parts: {
            drawnBy: 'draw',
            with: ({ book: source }, pages) => ({ book: source, pages }),
            isOrdered: ({ kind }) => kind === 'order',
          },
        }),
        kind: choice(['order', 'set'], { names: { order: 'Order', set: 'Set' } }),
      },
      output: out.text(),
      transform: ({ pages }) => `pages ${pages}`,
      examples: { sample: { input: { book: book('sample.txt', 4), pages: '4,1-2' }, check: () => true } },
    }),
    draw: operation({
      fields: { book: file({ primary: true }), pages: text() },
      output: { images: out.files(), count: out.row() },
      failures: ['broken'],
      transform({ book: source, pages }, ctx) {
        const count = source?.size ?? 0;
        if (source?.name === 'broken.txt') throw ctx.fail('broken');
        drawn.push(pages);
        const images = readRanges(pages, count)
          .flat()
          .map((page) => ({ name: `${page}.png`, type: 'image/png', bytes: new Uint8Array(1) }));
        return { images, count };
      },
      examples: [{ input: { book: book('a.txt', 1) }, check: () => true }],
    }),
  },
});

beforeAll(() =>
  startWorld('books', {
    title: 'Books',
    description: 'Takes pages.',
    operations: { take: 'Take', draw: 'Draw' },
    fields: {
      book: { label: 'Book' },
      pages: { label: 'Pages', part: 'Page {{part}}', everyPart_other: 'All {{count}} pages' },
      kind: { label: 'Kind' },
    },
    output: { take: 'Taken', images: 'Images', count: 'Count' },
    examples: { sample: 'Sample' },
    failures: { broken: 'Broken.' },
  }),
);
beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        queueMicrotask(() => this.tell([{ target, isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(pages = '', kind = 'order', source: File | null = book('a.txt', 5) as File) {
  await showForm('books', tool, 'take', { book: source, pages, kind });
  return userEvent.setup();
}
/** Queries by role take most of the time of such a test. */
const list = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=listbox][aria-label=Pages]');
    if (!found) throw new Error('no list');
    return found;
  });
const order = async () =>
  [...(await list()).children]
    .map((option) => `${option.getAttribute('aria-selected') === 'true' ? '+' : ''}${option.textContent.slice(0, 1)}`)
    .join(' ');
async function page(number: number): Promise<HTMLElement> {
  const found = (await list()).querySelector<HTMLElement>(`[role=option][aria-label="Page ${number}"]`);
  if (!found) throw new Error(`no page ${number}`);
  return found;
}
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const named = (name: string) => screen.queryByLabelText(name, { selector: 'button' });
const field = () => screen.getByLabelText<HTMLInputElement>('Pages', { selector: 'input' });
const shows = (ranges: string, tiles: string) =>
  waitFor(async () => {
    expect(field().value).toBe(ranges);
    expect(await order()).toBe(tiles);
  });

test('a click chooses parts in their order and leaves them out again, and the text follows; without any, it says that all are taken', async () => {
  const user = await show();
  expect(await order()).toBe('1 2 3 4 5');
  screen.getByText('All 5 pages');
  await user.click(await page(4));
  expect(screen.queryByText('All 5 pages')).toBeNull();
  await user.click(await page(2));
  await shows('2,4', '1 +2 3 +4 5');
  await user.click(await page(3));
  await shows('2-4', '1 +2 +3 +4 5');
  await user.click(await page(2));
  await user.click(await page(3));
  await user.click(await page(4));
  await shows('', '1 2 3 4 5');
});

test('typed ranges show their order; one that is being typed changes nothing', async () => {
  const user = await show('3,1-2');
  await shows('3,1-2', '+3 +1 +2 4 5');
  await user.type(field(), ',');
  await user.type(field(), 'x');
  await shows('3,1-2,x', '+3 +1 +2 4 5');
  await user.clear(field());
  await user.type(field(), '2,2,-1');
  await shows('2,2,-1', '+2 +2 +5 1 3 4');
});

test('keys alone choose and move parts, and say so', async () => {
  const user = await show();
  (await page(1)).focus();
  await user.keyboard('{End}{Alt>}{Home}{/Alt}');
  await shows('5,1-4', '+5 +1 +2 +3 +4');
  expect(document.activeElement).toBe(await page(5));
  await waitFor(() => expect(screen.getByText('Page 5 moved to position 1 of 5')).toBeDefined());
  await user.keyboard('{ArrowRight}{ArrowRight}{Delete}');
  await shows('5,1,3-4', '+5 +1 +3 +4 2');
  await user.keyboard('{End} ');
  await shows('5,1,3-4,2', '+5 +1 +3 +4 +2');
  await user.keyboard('{Control>}a{/Control}');
  await shows('1-5', '+1 +2 +3 +4 +5');
  await user.click(button('Select none'));
  await shows('', '1 2 3 4 5');
});

test('dragging and buttons move parts', async () => {
  const user = await show('1-3');
  const dataTransfer = { setData: () => undefined, getData: () => '', types: [] };
  fireEvent.dragStart(await page(3), { dataTransfer });
  fireEvent.dragOver(await page(1), { dataTransfer });
  fireEvent.drop(await page(1), { dataTransfer });
  await shows('3,1-2', '+3 +1 +2 4 5');
  await user.click(named('Move later: Page 3')!);
  await shows('1,3-2', '+1 +3 +2 4 5');
  await user.click(named('Move earlier: Page 3')!);
  await shows('3,1-2', '+3 +1 +2 4 5');
});

test('where the order means nothing, parts stay where they are', async () => {
  const user = await show('4,2', 'set');
  await shows('4,2', '1 +2 3 +4 5');
  expect(named('Move later: Page 1')).toBeNull();
  (await page(1)).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await shows('4,2', '1 +2 3 +4 5');
  await user.click(await page(5));
  await shows('2,4-5', '1 +2 3 +4 +5');
});

test('the parts of an example are shown, and a click keeps the example', async () => {
  await showForm('books', tool, 'take', {});
  const user = userEvent.setup();
  expect(await order()).toBe('+4 +1 +2 3');
  await user.click(await page(3));
  await shows('4,1-3', '+4 +1 +2 +3');
  expect(await screen.findByText('pages 4,1-3')).toBeDefined();
});

test('few are drawn at once, all of them only once, and nothing is shown of what cannot be drawn', async () => {
  await show('', 'order', book('a.txt', 20) as File);
  await list();
  const parts = () => drawn.map((ranges) => readRanges(ranges, 20).flat());
  await waitFor(() => expect(parts().flat()).toEqual(Array.from({ length: 20 }, (_, part) => part)));
  expect(Math.max(...parts().map(({ length }) => length))).toBe(6);
  cleanup();
  await show('', 'order', book('broken.txt', 3) as File);
  await screen.findByText(/pages/);
  expect(document.querySelector('[role=listbox]')).toBeNull();
});
