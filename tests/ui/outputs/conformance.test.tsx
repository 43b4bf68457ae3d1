// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VALUE_KINDS } from '../../../src/core/kinds.ts';
import { outputText } from '../../../src/core/outputs.ts';
import { out, type Output, type ValueKind, type ValueTypes } from '../../../src/core/values.ts';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { diffCode } from '../../../src/ui/outputs/diff/diff-code.ts';
import { gridCode } from '../../../src/ui/outputs/grid/grid-code.ts';
import { OUTPUT_COMPONENTS } from '../../../src/ui/components.tsx';
import { startWorld, World } from '../form/world.tsx';

vi.mock('../../../src/ui/code-editor/editor.ts', () => {
  throw new Error('not here');
});
const hostile = '<img src=x onerror=alert(1)>';
beforeAll(() => startWorld('tool', { messages: { fine: 'All is {{state}}' }, columns: { a: 'Column A' } }));
beforeAll(async () => void (await Promise.all([diffCode.preload(), gridCode.preload()])));
beforeEach(() => {
  URL.createObjectURL = () => 'blob:there';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const fine = { message: 'fine', params: { state: 'well' } };
/** A grid of one row. */
const gridOf = (line: string, names: string[]): ValueTypes['grid'] => ({
  text: line,
  columns: names.map((name, cell) => ({
    name,
    cell,
    type: fine,
    isNumber: cell === 1,
    letters: 4,
    written: name,
    chosen: name,
    isText: false,
  })),
  count: 1,
  isPart: false,
  texts: [],
  source: new Blob([line]),
  separator: ',',
  places: Uint32Array.of(0, line.length),
  lines: [],
});
interface Sample<K extends ValueKind> {
  output: Output;
  value: ValueTypes[K];
  /** The text that must be visible. */
  shows: string;
  hostile?: ValueTypes[K];
}
const SAMPLES: { [K in ValueKind]: Sample<K> } = {
  text: { output: out.text(), value: 'two\nlines', shows: 'two\nlines', hostile },
  code: { output: out.code('json'), value: '{"a":1}', shows: '{"a":1}', hostile },
  row: { output: out.row(), value: 42, shows: '42', hostile },
  keyValue: {
    output: out.keyValue(),
    value: [{ key: fine, value: 'v', note: 'n', tone: 'bad' }],
    shows: 'All is well',
    hostile: [{ key: hostile, value: hostile }],
  },
  table: {
    output: out.table(['a', 'b']),
    value: [{ a: 1, b: fine }],
    shows: 'All is well',
    hostile: [{ a: hostile, b: null }],
  },
  grid: {
    output: out.grid(),
    value: gridOf('one,42\n', ['a', 'b']),
    shows: 'b',
    hostile: gridOf(`${hostile},"${hostile}"\n`, [hostile, 'b']),
  },
  file: { output: out.file(), value: { name: 'a.bin', type: '', bytes: new Uint8Array(2000) }, shows: 'a.bin' },
  files: {
    output: out.files(),
    value: [
      { name: 'a.bin', type: '', bytes: new Uint8Array(2000) },
      { name: 'b.png', type: 'image/png', bytes: new Uint8Array(30) },
    ],
    shows: 'b.png',
    hostile: [{ name: hostile, type: hostile, bytes: new Uint8Array(1) }],
  },
  marked: {
    output: out.marked(),
    value: { text: 'a cat sat', marks: [{ start: 2, end: 5 }] },
    shows: 'a cat sat',
    hostile: { text: hostile, marks: [{ start: 0, end: 4 }] },
  },
  html: { output: out.html(), value: '<h1>Title</h1>', shows: '', hostile },
  svg: {
    output: out.svg(),
    value: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    shows: '',
  },
  color: { output: out.color(), value: '#18a058', shows: '#18a058', hostile },
  meter: { output: out.meter(), value: { value: 0.4, tone: 'warn', label: fine }, shows: 'All is well' },
  verdict: { output: out.verdict(), value: { tone: 'good', label: fine }, shows: 'All is well' },
  tiles: {
    output: out.tiles(['a', 'b', 'c']),
    value: { a: 12345, b: { value: fine, note: 'n', tone: 'bad' }, c: null },
    shows: '12,345',
    hostile: { b: hostile },
  },
  strip: {
    output: out.strip(),
    value: { previous: '111111', current: '123456', next: '222222', from: 0, until: 30_000 },
    shows: '123\u2009456',
    hostile: { previous: hostile, current: hostile, next: hostile },
  },
  timeline: {
    output: out.timeline(),
    value: {
      sentence: 'Each day',
      moments: [{ time: '12:00', day: 'Fri', offset: '+00:00', distance: 'soon', note: fine }],
    },
    shows: 'All is well',
    hostile: { sentence: hostile, moments: [{ time: hostile, note: hostile }] },
  },
  diff: {
    output: out.diff(),
    value: {
      before: 'a\nb\n',
      after: 'a\nc\n',
      changes: [{ fromBefore: 1, toBefore: 2, fromAfter: 1, toAfter: 2 }],
      patch: '@@ -1,2 +1,2 @@\n a\n-b\n+c\n',
    },
    shows: '',
    hostile: {
      before: hostile,
      after: '',
      changes: [{ fromBefore: 0, toBefore: 1, fromAfter: 0, toAfter: 0 }],
      patch: hostile,
    },
  },
  swatch: {
    output: out.swatch(),
    value: { color: '#18a058', contrast: [{ color: 'white', ratio: 3.38 }] },
    shows: '3.38 : 1',
    hostile: { color: hostile, contrast: [{ color: hostile, ratio: 1 }] },
  },
  chart: {
    output: out.chart(),
    value: { type: 'bars', unit: 'ms', bars: [{ label: fine, value: 12, low: 10, high: 14, samples: [11, 13] }] },
    shows: 'All is well',
    hostile: { type: 'bars', bars: [{ label: hostile, value: 1 }] },
  },
  bits: {
    output: out.bits(),
    value: {
      digits: '1010',
      fields: [
        { name: fine, bits: 1, value: 1 },
        { name: 'rest', bits: 3, value: 2, meaning: 'm' },
      ],
    },
    shows: 'All is well',
    hostile: { digits: '1', fields: [{ name: hostile, bits: 1, value: hostile, meaning: hostile }] },
  },
};

function Shown({ output, value }: { output: Output; value: unknown }) {
  const words = usePageTexts('tool', 'en');
  const Component = OUTPUT_COMPONENTS[output.kind] as ComponentType<object>;
  return <Component {...{ id: 'out', label: 'The label', output, value, words, fileName: 'tool' }} />;
}
const show = (output: Output, value: unknown) => render(<Shown output={output} value={value} />, { wrapper: World });
const say = ({ message, params }: { message: string; params?: object }) =>
  message === 'fine' ? `All is ${(params as { state: string }).state}` : message;

describe.each(Object.entries(SAMPLES))('%s', (kind, sample: Sample<ValueKind>) => {
  it('has a name and shows its value', () => {
    const { container } = show(sample.output, sample.value);
    // Above it, or as the name of a group: a diff needs that line for its controls.
    const groups = screen.queryAllByRole('group', { name: 'The label' });
    expect([...screen.queryAllByText('The label'), ...groups]).not.toEqual([]);
    const typed = container.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '';
    expect(`${container.textContent} ${typed}`).toContain(sample.shows);
  });

  it('handles an empty value', () => {
    const { container } = show(sample.output, VALUE_KINDS[kind as ValueKind].empty);
    expect(container.textContent).toContain('The label');
  });

  it('renders no markup from a value', () => {
    const { container } = show(sample.output, sample.hostile ?? sample.value);
    const inserted = [...container.querySelectorAll('script, img')].filter(
      (element) => !element.getAttribute('src')?.startsWith('blob:'),
    );
    expect(inserted).toEqual([]);
  });

  it('copies its plain text', async () => {
    const user = userEvent.setup();
    show(sample.output, sample.value);
    const text = outputText(sample, say);
    // Moments have buttons of their own.
    const isWhole = (button: HTMLElement) => button.closest('ol, ul') === null;
    const button =
      screen.queryAllByRole('button', { name: /^copy (?!.*: )/i }).find(isWhole) ??
      screen.queryAllByRole('button', { name: /copy/i }).at(0);
    // A file that is neither text nor an image can only be saved.
    expect(button === undefined).toBe(kind === 'file' || kind === 'files');
    if (!button) return;
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(text);
  });
});

describe('details', () => {
  it('a row without a value shows a dash and has nothing to copy', () => {
    show(out.row(), null);
    expect(screen.getByText('—')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a boolean is shown as a word', () => {
    show(out.row(), true);
    expect(screen.getByText('yes')).toBeTruthy();
  });

  it('sound can be played before it is saved, and what the browser refuses is a file like any other', () => {
    const { container } = show(out.file(), { name: 'a.wav', type: 'audio/wav', bytes: new Uint8Array(2000) });
    const player = container.querySelector('audio')!;
    expect([player.controls, player.src]).toEqual([true, 'blob:there']);
    fireEvent.error(player);
    expect(container.querySelector('audio')).toBeNull();
    expect(screen.getByText('a.wav')).toBeTruthy();
  });

  it('thousands of rows are rendered in batches, and all are copied', async () => {
    const user = userEvent.setup();
    const rows = Array.from({ length: 1500 }, (_, index) => ({ a: index, b: 'x' }));
    const { container } = show(out.table(['a', 'b']), rows);
    // Roles and names of a thousand buttons take jsdom a minute.
    expect(container.querySelectorAll('tr')).toHaveLength(201);
    await user.click(screen.getByText(/Show more \(1300 hidden\)/));
    expect(container.querySelectorAll('tr')).toHaveLength(1201);
    await user.click(screen.getByText('Copy all'));
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(1500);
  });

  it('a table copies a cell on click and a row with its button', async () => {
    const user = userEvent.setup();
    const columns = ['a', 'b'] as const;
    show(out.table(columns), [
      { a: 1, b: 'x' },
      { a: 2, b: null },
    ]);
    await user.click(screen.getByText('x'));
    expect(await navigator.clipboard.readText()).toBe('x');
    await user.click(screen.getByRole('button', { name: 'Copy row: 2' }));
    expect(await navigator.clipboard.readText()).toBe('2\t');
    await user.click(screen.getAllByRole('cell')[4]!);
    expect(await navigator.clipboard.readText()).toBe('2\t');
  });

  it('numbers are right-aligned', () => {
    show(out.table(['a']), [{ a: 1 }, { a: 20 }]);
    expect(screen.getByRole('columnheader', { name: 'Column A' }).className).toContain('end');
  });

  it('marks the given ranges, and shows only the ends of a long gap', () => {
    const text = `${'x'.repeat(5000)}cat`;
    const marks = [
      { start: 0, end: 0 },
      { start: 5000, end: 5003 },
    ];
    const { container } = show(out.marked(), { text, marks });
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['', 'cat']);
    expect(container.querySelector('#out')?.textContent.length).toBeLessThan(1100);
  });

  it("an HTML page is sanitized, can't run scripts, and names images instead of loading them", async () => {
    const { container } = show(
      out.html(),
      '<h1 onclick="x()">T</h1><script>x()</script><img src="https://example.com/a.png" alt="A"><a href="javascript:x()">l</a>',
    );
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts');
    await vi.waitUntil(() => frame?.contentDocument?.querySelector('h1'));
    const body = frame?.contentDocument?.body;
    expect(body?.innerHTML).toBe('<h1>T</h1><span class="picture">A · https://example.com/a.png</span><a>l</a>');
  });

  it('a meter exposes its value, up to 1', () => {
    show(out.meter(), { value: 7, tone: 'good', label: 'full' });
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('1');
  });

  it('counts code points and bytes', () => {
    show(out.text(), 'é𝄞');
    expect(screen.getByText('2 characters · 6 bytes')).toBeTruthy();
  });
});
