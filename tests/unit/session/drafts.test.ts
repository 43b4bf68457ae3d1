import { expect, test } from 'vitest';
import { collectDrafts, offerDraft, returnDrafts, takeDraft } from '../../../src/session/drafts.ts';

test('what is typed is collected by part, nothing where nothing is typed', () => {
  const withdraw = offerDraft('form', () => ({ text: 'a' }));
  offerDraft('palette', () => undefined);
  expect(collectDrafts()).toEqual(new Map([['form', { text: 'a' }]]));
  withdraw();
  expect(collectDrafts().size).toBe(0);
});

test('a part that is shown anew replaces its former self, which may withdraw later', () => {
  const withdraw = offerDraft('form', () => 'old');
  const withdrawNew = offerDraft('form', () => 'new');
  withdraw();
  expect(collectDrafts()).toEqual(new Map([['form', 'new']]));
  withdrawNew();
});

test('what comes back is taken once', () => {
  returnDrafts(new Map([['form', 'typed']]));
  expect([takeDraft('form'), takeDraft('form'), takeDraft('other')]).toEqual(['typed', undefined, undefined]);
});
