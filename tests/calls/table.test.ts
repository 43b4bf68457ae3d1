import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/api/index.ts';
import { toJson } from '../../src/api/json.ts';
import { startLanguage } from '../../src/api/texts.ts';
import { type InputFile, isInputFile } from '../../src/core/field.ts';
import { loadRestOfTexts, startTexts } from '../../src/i18n/i18n.ts';
import { AGENT_TOOLS } from '../../src/mcp/calls.ts';
import { createApp } from '../../src/server/app.ts';
import { fakePool } from '../unit/server/server.ts';
import { inPalette, inRun, onPage, shareResults } from './fronts.ts';
import { callWith, operations } from './lines.ts';

// A table of calls that every front must answer the same, in two languages at once: each operation with its examples and
// cases, failures included. What a run computes is shared, so only what a front adds can differ.

const LANGUAGES = ['es', 'ru'] as const;
/** Besides one that fails. */
const MOST_PER_OPERATION = 1;

interface Row {
  known: (typeof operations)[number];
  call: string;
  /** As the case has it: files are files. */
  own: Readonly<Record<string, unknown>>;
  input: Readonly<Record<string, unknown>>;
  /** The same as a line of the palette and as words of the terminal, if it can be typed. */
  typed: { line: string; words: readonly string[] } | null;
}

const base64Of = async (file: InputFile) => ({
  name: file.name,
  type: file.type,
  base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
});

const isTyped = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && !value.some(isInputFile));

/** An input as JSON has it; null if it can't. */
async function inJson(input: Readonly<Record<string, unknown>>): Promise<Record<string, unknown> | null> {
  const entries = Object.entries(input).map(async ([name, value]) => {
    if (isInputFile(value)) return [name, await base64Of(value)] as const;
    if (Array.isArray(value) && value.some(isInputFile)) return [name, await Promise.all(value.map(base64Of))] as const;
    return [name, value] as const;
  });
  const values = Object.fromEntries(await Promise.all(entries));
  return JSON.stringify(values).length < 100_000 ? values : null;
}

async function rows(): Promise<Row[]> {
  const all = operations.map(async (known) => {
    const { card, operation, op } = known;
    const call = `${card.id}/${operation.name}`;
    const failing = op.cases.filter((each) => 'fails' in each);
    const chosen = [...op.cases.slice(0, MOST_PER_OPERATION), ...failing.slice(0, 1)];
    const own = await Promise.all(
      [...new Set(chosen)].map(async ({ input }): Promise<Row | null> => {
        const values = await inJson(input as Readonly<Record<string, unknown>>);
        if (!values) return null;
        const isLine = Object.values(input).every(isTyped) && !Object.values(op.fields).some(({ secret }) => secret);
        return { known, call, own: input, input: values, typed: isLine ? callWith(known, call, values) : null };
      }),
    );
    return own.filter((row) => row !== null);
  });
  return (await Promise.all(all)).flat();
}

const limits = { body: 1e7, time: 30_000, threads: 2, queue: 10, memory: 64, requests: 10_000 };
const access = { hosts: ['localhost'], origins: [], token: null };
const app = createApp({ pool: fakePool(), limits, access, version: 'test' });
const runTool = AGENT_TOOLS.find(({ name }) => name === 'run_tool');

async function overHttp({ call, input }: Row, language: string): Promise<unknown> {
  const asked = new Request(`http://localhost/api/run/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language, Host: 'localhost' },
    body: JSON.stringify({ input }),
  });
  return (await app.fetch(asked)).json();
}

async function forAgents({ call, input }: Row, language: string): Promise<unknown> {
  const result = await runTool?.call({ tool: call, input }, { language, showSecrets: true });
  return result?.structuredContent;
}

interface Told {
  ok: boolean;
  failure?: { message: string };
}

/** What a page says: a failure stands below its field there, whose name the others say. */
const atField = (answer: Told): Told =>
  answer.failure
    ? { ...answer, failure: { ...answer.failure, message: answer.failure.message.replace(/^--\w+: /, '') } }
    : answer;

beforeAll(shareResults);
beforeAll(async () => {
  await startTexts('es'); // the language of the palette
  await loadRestOfTexts();
  await Promise.all(LANGUAGES.map(startLanguage));
});
afterAll(() => app.stop());

test('400 calls are answered the same by every front, in two languages at once', { timeout: 180_000 }, async () => {
  const table = await rows();
  expect(table.length).toBeGreaterThanOrEqual(400);
  expect(new Set(table.map(({ call }) => call)).size).toBe(operations.length);
  const differences: unknown[] = [];
  const messages = new Map<Row, string>();
  let typed = 0;
  await Promise.all(
    table.map(async (row) => {
      const answers = await Promise.all(
        LANGUAGES.map(async (language) => {
          const answer = JSON.parse(toJson(await run(row.call, row.input, { language }))) as Told;
          const others = await Promise.all([overHttp(row, language), forAgents(row, language)]);
          for (const [at, other] of others.entries())
            if (JSON.stringify(other) !== JSON.stringify(answer))
              differences.push([row.call, language, ['HTTP', 'MCP'][at], answer, other]);
          const page = toJson(await onPage(row.known, row.own, language));
          if (page !== JSON.stringify(atField(answer))) differences.push([row.call, language, 'page', answer, page]);
          return answer;
        }),
      );
      const [spanish, russian] = answers;
      if (spanish?.failure) messages.set(row, spanish.failure.message);
      if (spanish?.ok !== russian?.ok) differences.push([row.call, spanish, russian]);
    }),
  );
  // What a terminal prints can't be told apart if several run at once.
  for (const row of table) {
    if (!row.typed) continue;
    typed += 1;
    const palette = await inPalette(row.typed.line);
    const terminal = await inRun(['--lang=es', ...row.typed.words]);
    if (JSON.stringify(palette) !== JSON.stringify(terminal)) differences.push([row.typed.line, palette, terminal]);
    const told = messages.get(row);
    if (told !== undefined && palette.kind === 'failure' && !palette.text.endsWith(told))
      differences.push([row.typed.line, palette.text, told]);
  }
  expect(differences.slice(0, 5)).toEqual([]);
  expect(typed).toBeGreaterThan(300);
  expect(messages.size).toBeGreaterThan(20);
});

test('the description of the HTTP API has every operation, and no reference that leads nowhere', async () => {
  const get = async (place: string) =>
    (await app.fetch(new Request(`http://localhost${place}`, { headers: { Host: 'localhost' } }))).json();
  const text = JSON.stringify(await get('/api/openapi.json'));
  const document = JSON.parse(text) as { openapi: string; paths: object; components: Record<string, object> };
  const tools = (await get('/api/tools')) as { operations: string[] }[];
  expect(document.openapi).toBe('3.1.0');
  const runs = Object.keys(document.paths).filter((place) => place.startsWith('/api/run/'));
  expect(runs).toHaveLength(tools.reduce((sum, { operations }) => sum + operations.length, 0));
  const refs = new Map(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([whole, kind = '', name = '']) => [
      whole,
      [kind, name] as const,
    ]),
  );
  expect(refs.size).toBeGreaterThan(9);
  for (const [kind, name] of refs.values()) expect(document.components[kind]).toHaveProperty(name);
});
