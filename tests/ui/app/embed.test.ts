// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heads } from '../../../src/catalog/catalog.ts';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import { shareable, taken, talkTo } from '../../../src/app/embed/messages.ts';
import { noteRun } from '../../../src/app/embed/runs.ts';
import { shownPage } from '../../../src/app/navigation/pages.ts';
import { takeHandoff } from '../../../src/session/handoff.ts';

const ORIGIN = 'https://intranet.example.org';

const specOf = (id: string) => {
  const card = heads.find((head) => head.id === id);
  if (!card) throw new Error(`no tool ${id}`);
  return loadSpec(card);
};

const sent: [message: Record<string, unknown>, origin: string][] = [];
const host = { postMessage: (message: Record<string, unknown>, origin: string) => void sent.push([message, origin]) };
const asWindow = host as unknown as Window;
let stop: () => void;

beforeEach(() => {
  shownPage.set('hash-text');
  stop = talkTo([ORIGIN], asWindow);
});
afterEach(() => {
  stop();
  sent.length = 0;
  takeHandoff('hash-text');
});

/** A message as the browser delivers it. */
function message(data: unknown, origin = ORIGIN, source: unknown = host): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

const arrived = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), 10_000);
const result = { ok: true, output: 'abc', warnings: [] } as const;

test('a page of an agreed origin says hello, sets values and gets results', async () => {
  noteRun({ id: 'hash-text', operation: 'hash', result });
  message({ type: 'it-tools:hello' });
  await arrived();
  expect(sent).toEqual([
    [
      {
        type: 'it-tools:ready',
        tool: 'hash-text',
        operations: expect.arrayContaining(['hash', 'compare']) as string[],
      },
      ORIGIN,
    ],
  ]);
  message({ type: 'it-tools:values', values: { text: 'hello', algorithm: 'md5' } });
  await vi.waitFor(() =>
    expect(takeHandoff('hash-text')).toEqual({ operation: 'hash', values: { text: 'hello', algorithm: 'md5' } }),
  );
  noteRun({ id: 'hash-text', operation: 'hash', result });
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual([
      { type: 'it-tools:result', tool: 'hash-text', operation: 'hash', ok: true, output: 'abc' },
      ORIGIN,
    ]),
  );
});

test.each([
  ['another origin', 'https://evil.example.org', host],
  ['an origin that only begins the same', `${ORIGIN}.evil.org`, host],
  ['another window', ORIGIN, {}],
])('%s is neither heard nor answered', async (_, origin, source) => {
  message({ type: 'it-tools:hello' }, origin, source);
  message({ type: 'it-tools:values', values: { text: 'x' } }, origin, source);
  noteRun({ id: 'hash-text', operation: 'hash', result });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  expect(takeHandoff('hash-text')).toBeNull();
});

test.each([
  null,
  'it-tools:hello',
  [],
  { type: 'it-tools:other' },
  { type: 'it-tools:values' },
  { type: 'it-tools:values', values: [] },
  { type: 'it-tools:values', values: { text: 'x' }, operation: 7 },
])('a message %j is ignored', async (data) => {
  message(data);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});

test.each<Record<string, unknown>>([{ nope: 'x' }, { algorithm: 'sha-0' }, { text: { a: 1 } }, { constructor: 'y' }])(
  'values %j that no field takes are refused by name',
  async (values) => {
    message({ type: 'it-tools:values', values });
    await arrived();
    for (const [told] of sent)
      expect(told).toEqual({ type: 'it-tools:refused', operation: 'hash', fields: Object.keys(values) });
    expect(takeHandoff('hash-text')).toBeNull();
  },
);

test('an operation that there is not is refused, and other pages have none', async () => {
  message({ type: 'it-tools:values', operation: 'toString', values: { text: 'x' } });
  await arrived();
  expect(sent[0]?.[0]).toEqual({ type: 'it-tools:refused', operation: 'toString' });
  sent.length = 0;
  shownPage.set('about');
  message({ type: 'it-tools:hello' });
  await arrived();
  expect(sent[0]?.[0]).toEqual({ type: 'it-tools:ready', tool: null });
});

test('secrets go neither in nor out', async () => {
  const { operations } = await specOf('hmac-generator');
  const op = Object.values(operations)[0];
  if (!op) throw new Error('no operation');
  const secret = Object.entries(op.fields).find(([, field]) => field.secret)?.[0] ?? '';
  expect(taken(op, { [secret]: 'hush' })).toEqual({ accepted: {}, refused: [secret] });
  const pair = Object.values((await specOf('rsa-key-pair-generator')).operations)[0];
  if (!pair) throw new Error('no operation');
  const output = Object.fromEntries(Object.keys(pair.output).map((name) => [name, name]));
  expect(JSON.stringify(shareable(pair, output))).not.toContain('private');
});

test('a text that its field refuses is shown there', async () => {
  const { operations } = await specOf('regex-tester');
  const op = Object.values(operations)[0];
  if (!op) throw new Error('no operation');
  expect(taken(op, { pattern: '(' }).accepted).toEqual({ pattern: '(' });
});
