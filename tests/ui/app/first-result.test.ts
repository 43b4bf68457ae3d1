// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withFirstResult } from '../../../src/app/prerender/first-result.ts';
import { takePrepared } from '../../../src/app/early/prepared.ts';
import { asSomebodyElse } from '../../../src/build/prerender/somebody-else.mjs';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import type { CardHead } from '../../../src/core/card.ts';

/** Renders the page of a tool as its result alone. */
async function pageOf(id: string, category: CardHead['category'], frame = (text: string) => `<p>${text}</p>`) {
  const tool = await loadSpec({ id, category });
  const render = async () => {
    const result = takePrepared(id)?.result;
    const output = result?.ok ? result.output : '';
    return frame(typeof output === 'string' ? output : JSON.stringify(output));
  };
  return withFirstResult(id, tool, 'en', { render, asSomebodyElse });
}

test('a result that is the same for everybody is part of the page', async () => {
  const { html, early } = await pageOf('base64-string-converter', 'converter');
  expect(html).toMatch(/^<p>[\w+/]+=*<\/p>$/);
  expect(early).toBeUndefined();
});

test('a random result has its place, and is in no page', async () => {
  expect(await pageOf('ulid-generator', 'crypto')).toEqual({ html: '<p data-part="">\u00A0</p>', early: true });
});

test('a page is left without a result if that depends on the clock, on styles, or on a file in memory', async () => {
  expect(await pageOf('date-converter', 'converter')).toEqual({ html: '<p></p>' });
  const styled = (text: string) => (text === '' ? '<p></p>' : `<p style="color:red">${text}</p>`);
  expect(await pageOf('ulid-generator', 'crypto', styled)).toEqual({ html: '<p></p>' });
  const pictured = (text: string) => (text === '' ? '<p></p>' : `<img src="blob:nodedata:1">${text}`);
  expect(await pageOf('ulid-generator', 'crypto', pictured)).toEqual({ html: '<p></p>' });
  const long = (text: string) => (text === '' ? '<p></p>' : `<p>${text}</p>`.padEnd(20_010));
  expect(await pageOf('ulid-generator', 'crypto', long)).toEqual({ html: '<p></p>' });
});

test('work that a browser gives to a worker is left to it', async () => {
  expect(await pageOf('bcrypt', 'crypto')).toEqual({ html: '<p></p>' });
});

test("a result that only the visitor's browser knows is left to it", async () => {
  expect(await pageOf('user-agent-parser', 'web')).toEqual({ html: '<p></p>' });
});
