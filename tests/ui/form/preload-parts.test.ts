// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import * as make from '../../../src/core/fields.ts';
import { operation } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';
import { languageSupport } from '../../../src/ui/code-editor/languages.ts';
import { rareKinds } from '../../../src/ui/components.tsx';
import { preloadParts } from '../../../src/ui/form/preload-parts.ts';

vi.mock('../../../src/ui/code-editor/languages.ts', () => ({ languageSupport: vi.fn(async () => []) }));

it('preloading a tool loads the languages of its editors, and rare kinds only if it has one', async () => {
  const base = { transform: () => null as never, examples: [] };
  const text = make.text({ primary: true });
  await preloadParts(operation({ ...base, fields: { text }, output: out.row() }));
  expect(rareKinds.get()).toBeUndefined();
  expect(languageSupport).not.toHaveBeenCalled();

  const sql = make.code('sql', { primary: true });
  await preloadParts(operation({ ...base, fields: { text: sql }, output: out.row() }));
  await vi.waitFor(() => expect(languageSupport).toHaveBeenLastCalledWith('sql'));
  await preloadParts(operation({ ...base, fields: { text }, output: out.code('yaml') }));
  await vi.waitFor(() => expect(languageSupport).toHaveBeenLastCalledWith('yaml'));
  expect(rareKinds.get()).toBeUndefined();

  await preloadParts(operation({ ...base, fields: { text }, output: out.meter() }));
  expect(rareKinds.get()?.outputs.meter).toBeTypeOf('function');
});
