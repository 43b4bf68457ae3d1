import { heads } from '../../catalog/catalog.ts';
import { loadSpec } from '../../catalog/load-spec.ts';
import { isRecord } from '../../base/json.ts';
import type { Result } from '../../core/run.ts';
import { isSingleOutput, outputsOf } from '../../core/outputs.ts';
import { fieldKind } from '../../core/kinds.ts';
import type { Operation } from '../../core/tool.ts';
import { handOver } from '../../session/handoff.ts';
import { shownPage } from '../navigation/pages.ts';
import { type Ran, tellRuns } from './runs.ts';

// Messages between the page and the one that embeds it. docs/embedding.md documents them.

/** What the embedding page sends. */
type Told =
  | { type: 'it-tools:hello' }
  | { type: 'it-tools:values'; operation?: string; values: Readonly<Record<string, unknown>> };

function toldBy(data: unknown): Told | null {
  if (!isRecord(data)) return null;
  if (data['type'] === 'it-tools:hello') return { type: data['type'] };
  const { type, operation, values } = data;
  if (type !== 'it-tools:values' || !isRecord(values)) return null;
  if (operation !== undefined && typeof operation !== 'string') return null;
  return { type, operation, values };
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Returns the values that the fields take, as they hold them, and the names of those that are refused. */
export function taken(op: Pick<Operation, 'fields'>, values: Readonly<Record<string, unknown>>) {
  const accepted: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(op.fields, name) ? op.fields[name] : undefined;
    const parsed = field && isPlain(value) ? field.schema.safeParse(value) : undefined;
    // A secret is for the user to type: the embedding page must not know it.
    if (!field || field.secret || !parsed) refused.push(name);
    else if (parsed.success) accepted[name] = parsed.data;
    // The field itself says what is wrong with a text.
    else if (typeof value === 'string' && fieldKind(field.kind).typed) accepted[name] = value;
    else refused.push(name);
  }
  return { accepted, refused };
}

/** Returns the output without the secrets in it; undefined if there is nothing else. */
export function shareable(op: Pick<Operation, 'output'>, output: unknown): unknown {
  if (isSingleOutput(op.output)) return op.output.secret ? undefined : output;
  if (!isRecord(output)) return undefined;
  const open = Object.entries(outputsOf(op)).filter(([, { secret }]) => !secret);
  return Object.fromEntries(open.map(([name]) => [name, output[name]]));
}

function answerOf(op: Operation, result: Result) {
  if (result.ok) return { ok: true, output: shareable(op, result.output) };
  const { code, field, at } = result.failure;
  return { ok: false, failure: { code, field, at } };
}

/** The operations of the tool that is shown; null on other pages. */
async function operationsShown() {
  const card = heads.find(({ id, view }) => id === shownPage.get() && !view);
  return card ? { id: card.id, operations: (await loadSpec(card)).operations } : null;
}

/**
 * Listens to the page that embeds this one, if its origin is one of these. Nothing is sent before it has spoken, nothing to
 * anybody else, and no secrets.
 */
export function talkTo(origins: readonly string[], host: Window = window.parent): () => void {
  let agreed: string | undefined;
  const send = (message: object) => {
    if (agreed !== undefined) host.postMessage(message, agreed);
  };
  const take = async (told: Told) => {
    const shown = await operationsShown();
    if (!shown) return send({ type: 'it-tools:ready', tool: null });
    const { id, operations } = shown;
    if (told.type === 'it-tools:hello')
      return send({ type: 'it-tools:ready', tool: id, operations: Object.keys(operations) });
    const name = told.operation ?? Object.keys(operations)[0] ?? '';
    const op = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!op) return send({ type: 'it-tools:refused', operation: name });
    const { accepted, refused } = taken(op, told.values);
    if (refused.length > 0) send({ type: 'it-tools:refused', operation: name, fields: refused });
    if (Object.keys(accepted).length > 0) handOver(id, { operation: name, values: accepted });
  };
  const listener = (event: MessageEvent) => {
    if (event.source !== host || !origins.includes(event.origin)) return;
    const told = toldBy(event.data);
    if (!told) return;
    agreed = event.origin;
    void take(told);
  };
  window.addEventListener('message', listener);
  const quiet = tellRuns(({ id, operation, result }: Ran) => {
    if (agreed === undefined) return;
    void operationsShown().then((shown) => {
      const op = shown?.id === id ? shown.operations[operation] : undefined;
      if (op) send({ type: 'it-tools:result', tool: id, operation, ...answerOf(op, result) });
    });
  });
  return () => {
    window.removeEventListener('message', listener);
    quiet();
  };
}
