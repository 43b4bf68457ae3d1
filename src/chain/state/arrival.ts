import { readLine, type LineProblem, writeLine, type WrittenStep } from '../../calls/notation.ts';
import { catalogWords } from '../../calls/words.ts';
import { cards } from '../../catalog/cards.ts';
import { isRecord } from '../../base/json.ts';
import { parametersOf } from '../../core/sharing/parameters.ts';
import { isInputFile } from '../../core/field.ts';
import { fieldKind } from '../../core/kinds.ts';
import { type Draft, leftDraft } from '../../session/drafts.ts';
import { waitingHandoff } from '../../session/handoff.ts';
import type { Sources } from '../../core/steps/sources.ts';
import { activeSteps, type ChainDocument, EMPTY, type Step } from './document.ts';
import { isSecretInput, stepsOfWritten, writtenSteps } from './sources.ts';

/** The part of the page whose unsaved content survives a reload. */
export const DRAFT_PART = 'chain';

/** What a chain starts with. */
interface Arrival {
  start: ChainDocument;
  isExample: boolean;
  /** What is wrong with the link that it was opened with. */
  problems: readonly LineProblem[];
}

/** An order as JSON, in Base64. */
const EXAMPLE = {
  input: 'eyJvcmRlciI6MTAyNCwiY3VzdG9tZXIiOiJBZGEgTG92ZWxhY2UiLCJpdGVtcyI6WyJub3RlYm9vayIsInBlbiJdLCJwYWlkIjp0cnVlfQ==',
  line: 'b64d | json | json-to-yaml-converter',
};

const documentOf = (steps: readonly WrittenStep[], input: ChainDocument['input']): ChainDocument => ({
  ...EMPTY,
  input,
  steps: stepsOfWritten(steps),
});

function example(): Arrival {
  const { steps } = readLine(EXAMPLE.line, catalogWords());
  return { start: documentOf(steps, EXAMPLE.input), isExample: true, problems: [] };
}

/** Returns the chain that a link names. Links contain steps, never data: text in one is named as what it isn't, a tool. */
function linked(fragment: string): Arrival | null {
  const line = parametersOf(fragment).get('steps');
  if (line === null || line.trim() === '') return null;
  const { steps, input, problems } = readLine(line, catalogWords());
  const texts: LineProblem[] = input === null || input === '' ? [] : [{ kind: 'unknown-tool', word: input }];
  return { start: documentOf(steps, ''), isExample: false, problems: [...texts, ...problems] };
}

/** A chain as it is kept: steps by name with their values. */
interface Saved {
  input: unknown;
  inputs?: unknown;
  steps: readonly { tool: string; operation: string; values: Step['values']; sources?: Sources; off: boolean }[];
}

const isSecret = ({ operation }: Pick<Step, 'operation'>, name: string) =>
  operation.fields[name] === 'secret' || (name === operation.primary.name && operation.primary.secret);

/** The inputs that no secret field takes. */
const openInputs = (document: ChainDocument): ChainDocument['inputs'] =>
  Object.fromEntries(Object.entries(document.inputs).filter(([name]) => !isSecretInput(document, name)));

/** Returns the unsaved content of a chain: without values of secret fields, and without an input that is a secret. */
export function draftOf(document: ChainDocument): Draft {
  const [first] = activeSteps(document);
  const written = writtenSteps(document.steps);
  const steps = document.steps.map(({ card, operation, values, off }, at) => ({
    tool: card.id,
    operation: operation.name,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret({ operation }, name))),
    ...(written[at]?.sources && { sources: written[at].sources }),
    off,
  }));
  const { input } = document;
  const whole: Saved = { input, inputs: openInputs(document), steps };
  if (!first?.operation.primary.secret) return { open: whole };
  return { open: { ...whole, input: '' }, secret: input };
}

const textsIn = (inputs: unknown): ChainDocument['inputs'] =>
  isRecord(inputs)
    ? Object.fromEntries(
        Object.entries(inputs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Returns the chain that was here before a reload; null if there is none. */
function restored(): Arrival | null {
  const draft = leftDraft(DRAFT_PART);
  if (!draft || !isRecord(draft.open) || !Array.isArray(draft.open.steps)) return null;
  const all = (draft.open as unknown as Saved).steps.map(({ tool, operation: name, values, sources, off }) => {
    const card = cards.find(({ id }) => id === tool);
    const operation = card?.operations.find((each) => each.name === name);
    return card && operation ? { written: { card, operation, values, ...(sources && { sources }) }, off } : null;
  });
  const there = all.filter((step) => step !== null);
  // Their numbers mean nothing if one of them is gone.
  const isWhole = there.length === all.length;
  const steps = stepsOfWritten(
    there.map(({ written: { sources, ...step } }) => (isWhole && sources ? { ...step, sources } : step)),
  ).map((step, at) => ({ ...step, off: there[at]?.off === true }));
  const input = draft.secret ?? draft.open.input;
  const isInput = typeof input === 'string' || isInputFile(input);
  return {
    start: { ...EMPTY, input: isInput ? input : '', inputs: textsIn(draft.open.inputs), steps },
    isExample: false,
    problems: [],
  };
}

/** Returns the chain that another page or the palette has handed over: its line as the operation, and the input. */
function handed(): Arrival | null {
  const handoff = waitingHandoff(DRAFT_PART);
  if (!handoff) return null;
  const { steps, problems } = readLine(handoff.operation, catalogWords());
  const input = typeof handoff.primary === 'string' || isInputFile(handoff.primary) ? handoff.primary : '';
  return { start: documentOf(steps, input), isExample: false, problems };
}

/** Returns what the page opens with: what was handed over, what was here before a reload, a link, or an example. */
export const arrive = (fragment: string): Arrival => handed() ?? restored() ?? linked(fragment) ?? example();

/** Whether a link may contain the value of a field: settings only, as in a form's link. */
const isShared = ({ operation }: Pick<Step, 'operation'>, name: string): boolean => {
  const kind = operation.fields[name];
  return (
    kind !== undefined && (fieldKind(kind).setting !== null || kind === 'color') && name !== operation.primary.name
  );
};

/** Steps as they may leave the page: a line without data, and the options that it leaves out because they may be data. */
export interface SharedLine {
  line: string;
  without: readonly { step: Step; field: string }[];
}

/** Returns a chain as a line with settings only. */
export function sharedLineOf(document: ChainDocument): SharedLine {
  const steps = activeSteps(document);
  const line = writeLine(writtenSteps(steps), catalogWords(), (step, name) => isShared(step, name));
  const without = steps.flatMap((step) =>
    Object.keys(step.values)
      .filter((field) => !Object.hasOwn(step.sources, field) && !isShared(step, field))
      .map((field) => ({ step, field })),
  );
  return { line, without };
}

/** Returns the fragment of a link to a chain. */
export const fragmentOf = (line: string): string => new URLSearchParams({ steps: line }).toString();

/** Returns a chain as a line of the palette, without secrets. */
export const lineOf = (document: ChainDocument): string =>
  writeLine(writtenSteps(activeSteps(document)), catalogWords(), (step, name) => !isSecret(step, name));
