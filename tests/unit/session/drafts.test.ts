import { expect, test } from 'vitest';
import { collectDrafts, registerDraft, restoreDrafts, takeDraft } from '../../../src/session/drafts.ts';

test('typed text is collected by part, without empty parts', () => {
  const withdraw = registerDraft('form', () => ({ text: 'a' }));
  registerDraft('palette', () => undefined);
  expect(collectDrafts()).toEqual(new Map([['form', { text: 'a' }]]));
  withdraw();
  expect(collectDrafts().size).toBe(0);
});

test('a part that is shown again replaces its previous instance, which may unregister later', () => {
  const withdraw = registerDraft('form', () => 'old');
  const withdrawNew = registerDraft('form', () => 'new');
  withdraw();
  expect(collectDrafts()).toEqual(new Map([['form', 'new']]));
  withdrawNew();
});

test('restored drafts are read once', () => {
  restoreDrafts(new Map([['form', 'typed']]));
  expect([takeDraft('form'), takeDraft('form'), takeDraft('other')]).toEqual(['typed', undefined, undefined]);
});
