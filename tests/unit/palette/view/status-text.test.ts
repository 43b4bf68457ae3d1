import { describe, expect, it } from 'vitest';
import type { RowView } from '../../../../src/palette/rows/row-view.ts';
import { statusOf } from '../../../../src/palette/view/status-text.ts';

const view = (given: Partial<RowView>): RowView => ({
  kind: 'answer',
  icon: 'hash',
  title: 'SHA-256',
  text: '2cf24d',
  tone: 'value',
  enter: 'copy',
  ...given,
});

const said = (given: Partial<RowView>, marked: Parameters<typeof statusOf>[0]['marked'] = []) =>
  statusOf({
    asksForHelp: false,
    rows: [],
    views: [view(given)],
    selection: { byKey: false } as never,
    selected: 0,
    marked,
    copyStatus: null,
    t: (key, params) =>
      key === 'ui.pair'
        ? `${String(params?.['label'])}: ${String(params?.['value'])}`
        : `${key} ${JSON.stringify(params?.['title'] ?? params?.['count'] ?? '')}`,
  });

describe('the live region', () => {
  it('announces the answer', () => expect(said({})).toContain('SHA-256: 2cf24d'));
  it('announces an error', () =>
    expect(said({ text: 'Not a number', tone: 'failure' })).toContain('SHA-256: Not a number'));
  it('announces no secret', () => expect(said({ text: '••••••••4567' })).toBe('palette.status "SHA-256"'));
  it('shortens a long answer', () => expect(said({ text: 'x'.repeat(1000) }).length).toBeLessThan(200));
  it('announces how many rows are selected', () => {
    const row = { type: 'more', id: 'a', group: 'tools', count: 1 } as const;
    expect(said({}, [row, row, row])).toBe('palette.marked 3');
  });
  it('announces only the title if there is no answer', () =>
    expect(said({ tone: 'quiet' })).toBe('palette.status "SHA-256"'));
});
