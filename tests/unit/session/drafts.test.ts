import { expect, test } from 'vitest';
import { collectDrafts, registerDraft, restoreDrafts, takeDraft } from '../../../src/session/drafts.ts';

test('what is typed is collected by part, nothing where nothing is typed', () => {
  const withdraw = registerDraft('form', () => ({ text: 'a' }));
  registerDraft('palette', () => undefined);
  expect(collectDrafts()).toEqual(new Map([['form', { text: 'a' }]]));
  withdraw();
  expect(collectDrafts().size).toBe(0);
});

test('a part that is shown anew replaces its former self, which may withdraw later', () => {
  const withdraw = registerDraft('form', () => 'old');
  const withdrawNew = registerDraft('form', () => 'new');
  withdraw();
  expect(collectDrafts()).toEqual(new Map([['form', 'new']]));
  withdrawNew();
});

test('what comes back is taken once', () => {
  restoreDrafts(new Map([['form', 'typed']]));
  expect([takeDraft('form'), takeDraft('form'), takeDraft('other')]).toEqual(['typed', undefined, undefined]);
});
