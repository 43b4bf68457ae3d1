// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  collectDrafts,
  historyEntry,
  leaveDraft,
  leftDraft,
  leftText,
  registerDraft,
  restoreDrafts,
  savedDrafts,
} from '../../../src/session/drafts.ts';

/** Opens a page, types into it and leaves it; returns its entry in the history. */
function typeAndLeave(part: string, text: string, secret?: string): string {
  history.pushState(null, '');
  const entry = historyEntry();
  const withdraw = registerDraft(part, () => ({ open: text, ...(secret !== undefined && { secret }) }));
  leaveDraft(entry, part);
  withdraw();
  return entry;
}
/** Goes back to an entry, as far as this module can tell. */
const backTo = (entry: string) => history.replaceState({ key: entry }, '');

beforeEach(() => history.pushState(null, ''));

test('typed text is collected by part, without empty parts', () => {
  const withdraw = registerDraft('form', () => ({ open: 'a' }));
  const withdrawEmpty = registerDraft('palette', () => undefined);
  expect(collectDrafts()).toEqual(new Map([['form', { open: 'a' }]]));
  withdraw();
  expect(collectDrafts().size).toBe(0);
  withdrawEmpty();
});

test('a part that is shown again replaces its previous instance, which may unregister later', () => {
  const withdraw = registerDraft('form', () => ({ open: 'old' }));
  const withdrawNew = registerDraft('form', () => ({ open: 'new' }));
  withdraw();
  expect(collectDrafts()).toEqual(new Map([['form', { open: 'new' }]]));
  withdrawNew();
});

test('what was typed belongs to its entry in the history, and to its part of the page', () => {
  const first = typeAndLeave('form', 'first', 's3cret');
  const second = typeAndLeave('form', 'second');
  expect(leftDraft('other')).toBeUndefined();
  expect(leftText('form')).toBe('second');
  backTo(first);
  expect(leftDraft('form')).toEqual({ open: 'first', secret: 's3cret' });
  history.pushState(null, '');
  expect(leftDraft('form')).toBeUndefined(); // a new visit of the same page
  backTo(second);
  const withdraw = registerDraft('form', () => undefined); // cleared
  leaveDraft(second, 'form');
  withdraw();
  expect(leftDraft('form')).toBeUndefined();
});

test('naming an entry keeps its state, and the name stays', () => {
  history.replaceState({ scroll: 7 }, '', '#a');
  const entry = historyEntry();
  expect(historyEntry()).toBe(entry);
  expect(history.state).toMatchObject({ scroll: 7, key: entry, __TSR_key: entry, __TSR_index: 0 });
  expect(location.hash).toBe('#a');
});

test('a reload keeps the input of the open page and of the pages left, without secrets', () => {
  const before = typeAndLeave('form', 'left', 's3cret');
  history.pushState(null, '');
  const withdraw = registerDraft('form', () => ({ open: 'typed', secret: 's3cret' }));
  const saved = savedDrafts();
  withdraw();
  expect(saved.get(before)).toEqual(new Map([['form', 'left']]));
  expect(saved.get(historyEntry())).toEqual(new Map([['form', 'typed']]));
  expect(JSON.stringify([...saved].map(([, drafts]) => [...drafts]))).not.toContain('s3cret');
  restoreDrafts(structuredClone(saved));
  expect(leftDraft('form')).toEqual({ open: 'typed' });
  backTo(before);
  expect(leftDraft('form')).toEqual({ open: 'left' });
});

test('what was cleared before a reload stays cleared', () => {
  const entry = typeAndLeave('form', 'old');
  const withdraw = registerDraft('form', () => undefined);
  expect(savedDrafts().has(entry)).toBe(false);
  withdraw();
});

test.each([
  undefined,
  null,
  'text',
  {},
  new Map<unknown, unknown>([[1, new Map()]]),
  new Map([['form', { text: 'of an older version' }]]),
])('anything else that a worker returns is ignored: %s', (saved) => {
  const before = savedDrafts();
  expect(() => restoreDrafts(saved)).not.toThrow();
  expect(savedDrafts()).toEqual(before);
});

test('pages left long ago are forgotten, and so are large texts, but never the last one', () => {
  const entries = Array.from({ length: 60 }, (_, index) => typeAndLeave('form', `text ${index}`));
  expect(entries.filter((entry) => savedDrafts().has(entry))).toEqual(entries.slice(10));
  const large = 'x'.repeat(30_000_000);
  const first = typeAndLeave('form', large);
  const second = typeAndLeave('form', large);
  const third = typeAndLeave('form', `${large}${large}`);
  expect([first, second, third].map((entry) => savedDrafts().has(entry))).toEqual([false, false, true]);
});
