// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { outputText } from '../../../src/core/outputs.ts';
import { out, type Output } from '../../../src/core/values.ts';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { decades, scaleOf } from '../../../src/ui/outputs/chart/scale.ts';
import { OUTPUT_COMPONENTS } from '../../../src/ui/components.tsx';
import { judged } from '../../../src/ui/outputs/swatch/judged.ts';
import { startWorld, World } from '../form/world.tsx';

beforeAll(() => startWorld('tool', { messages: { words: 'Words', size: 'Size' } }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Shown({ output, value }: { output: Output; value: unknown }) {
  const words = usePageTexts('tool', 'en');
  const Component = OUTPUT_COMPONENTS[output.kind] as ComponentType<object>;
  return <Component {...{ id: 'out', label: 'The label', output, value, words, fileName: 'tool' }} />;
}
const show = (output: Output, value: unknown) => render(<Shown output={output} value={value} />, { wrapper: World });
const say = ({ message }: { message: string }) => `<${message}>`;

describe('tiles', () => {
  it('are named by messages, also in plain text, and omit missing values', async () => {
    const user = userEvent.setup();
    const output = out.tiles(['size', 'words', 'gone']);
    const value = { words: 1234.5, size: { value: 'x', note: 'n' }, gone: null };
    show(output, value);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Size', 'Words']);
    expect(outputText({ output: output, value }, say)).toBe('<size>: x\n<words>: 1234.5');
    await user.click(screen.getByRole('button', { name: 'Copy Words: 1234.5' }));
    expect(await navigator.clipboard.readText()).toBe('1234.5');
  });
});

describe('a strip', () => {
  it('counts down the seconds, and is copied without the gap', async () => {
    vi.useFakeTimers({ now: 20_000 });
    show(out.strip(), { previous: null, current: '123456', next: '654321', from: 0, until: 30_000 });
    expect(screen.getByRole('img', { name: '10 s left' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(4500);
    expect(screen.getByRole('img', { name: '6 s left' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy The label: 123456' }).parentElement?.textContent).toBe(
      '123\u2009456',
    );
  });

  it('of a counter has no countdown', () => {
    show(out.strip(), { previous: '1', current: '2', next: '3' });
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a timeline', () => {
  it('is a sentence and a list, and is copied that way', () => {
    const value = { sentence: 'Daily', moments: [{ time: '12:00', day: 'Fri', distance: 'in 1 h', note: 'odd' }] };
    show(out.timeline(), value);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(outputText({ output: out.timeline(), value }, say)).toBe('Daily\nFri 12:00\tin 1 h\todd');
  });
});

describe('a difference', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `line ${index}`);
  const changed = lines.map((line, index) => (index === 3 || index === 450 ? `${line} changed` : line));
  const at = (line: number) => ({ fromBefore: line, toBefore: line + 1, fromAfter: line, toAfter: line + 1 });
  const value = {
    before: lines.join('\n'),
    after: changed.join('\n'),
    changes: [at(3), at(450)],
    patch: 'the patch',
  };
  const marks = () => [...document.querySelectorAll('ins')].map((element) => element.textContent);

  it('folds unchanged lines, and expands them on request', async () => {
    const user = userEvent.setup();
    show(out.diff(), value);
    await screen.findByRole('group', { name: 'The label' });
    expect(marks()).toEqual(['line 3 changed', 'line 450 changed']);
    await user.click(screen.getByRole('button', { name: '440 unchanged lines' }));
    expect(screen.queryByRole('button', { name: '440 unchanged lines' })).toBeNull();
    expect(marks()).toEqual(['line 3 changed']); // the other isn't rendered until scrolled into view
  });

  it('moves between changes with buttons and keys, and wraps around', async () => {
    const user = userEvent.setup();
    show(out.diff(), value);
    await user.click(await screen.findByRole('button', { name: /^Next change/ }));
    expect(screen.getByText('Change 1 of 2')).toBeTruthy();
    fireEvent.keyDown(document, { key: 'F7' });
    expect(screen.getByText('Change 2 of 2')).toBeTruthy();
    fireEvent.keyDown(document, { key: 'F7' });
    fireEvent.keyDown(document, { key: 'F7', shiftKey: true });
    expect(screen.getByText('Change 2 of 2')).toBeTruthy();
    expect(document.querySelector('[data-current]')?.textContent).toContain('line 450');
    fireEvent.keyDown(screen.getByRole('group', { name: 'The label' }), { key: 'ArrowUp', altKey: true });
    expect(screen.getByText('Change 1 of 2')).toBeTruthy();
  });

  it('has three views', async () => {
    const user = userEvent.setup();
    show(out.diff(), value);
    await user.click(await screen.findByRole('radio', { name: 'Inline' }));
    expect(marks()).toEqual([' changed', ' changed']);
    await user.click(screen.getByRole('radio', { name: 'Unified' }));
    expect([...document.querySelectorAll('del')].map((element) => element.textContent)).toEqual(['line 3', 'line 450']);
    await user.click(screen.getByRole('radio', { name: 'Side by side' }));
  });

  it('reports that there are no changes', () => {
    show(out.diff(), { before: 'a', after: 'a', changes: [], patch: '' });
    expect(screen.getByText('No differences')).toBeTruthy();
  });
});

describe('a swatch', () => {
  it.each([
    [7, 'aaa'],
    [6.99, 'aa'],
    [4.5, 'aa'],
    [4.49, 'large'],
    [3, 'large'],
    [2.99, 'fails'],
  ])('a ratio of %d is %s', (ratio, level) => expect(judged(ratio)).toBe(level));
});

describe('a chart', () => {
  it('has ticks at round numbers', () => {
    const scale = scaleOf({ low: 0, high: 0.37, from: 0, to: 370 });
    expect(scale.ticks).toEqual([0, 0.1, 0.2, 0.3]);
    expect(scale.at(0.1)).toBeCloseTo(100);
    expect(scaleOf({ low: 5, high: 5, from: 0, to: 10 }).ticks).toEqual([5]);
  });

  it('with a log scale gives each power of ten the same space', () => {
    const [low, high] = decades([0.4, 3.1e9]);
    expect([low, high]).toEqual([0.1, 1e10]);
    const scale = scaleOf({ low, high, from: 0, to: 110, log: true });
    expect(scale.at(1)).toBeCloseTo(10);
    expect(scale.at(0)).toBe(0);
  });

  it('shows its numbers in a table', () => {
    const value = {
      type: 'boxes',
      boxes: [{ label: 'a', minimum: 1, lower: 2, median: 3, upper: 4, maximum: 5 }],
    };
    show(out.chart(), value);
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['a', '1', '2', '3', '4', '5']);
    expect(outputText({ output: out.chart(), value }, say)).toBe('a\t1\t2\t3\t4\t5');
  });
});

describe('bits', () => {
  const value = {
    digits: '10110000',
    fields: [
      { name: 'first', bits: 1, value: 1 },
      { name: 'none', bits: 0, value: '' },
      { name: 'rest', bits: 7, value: 48, meaning: 'm' },
    ],
  };

  it('have a row for each field with its bounds, and hovering over a row marks its bits', () => {
    const { container } = show(out.bits(), value);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['0first1', '1–7rest48m']);
    fireEvent.pointerEnter(rows[1]!);
    expect(container.querySelector('[data-hue][data-pointed]')?.textContent).toBe('0110000');
    fireEvent.pointerLeave(rows[1]!);
    expect(container.querySelector('[data-pointed]')).toBeNull();
  });

  it('are copied as lines', () =>
    expect(outputText({ output: out.bits(), value }, say)).toBe('0\tfirst\t1\n1–7\trest\t48\tm'));
});
