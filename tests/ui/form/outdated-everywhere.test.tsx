// @vitest-environment jsdom
// The law behind outdated.test.tsx, for every form of operation: once an input is refused, nothing of the earlier result can be passed on.
// It runs with modules of its own, since other files leave drafts of the same tools.
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { runTool } from '../../../src/core/run.ts';
import { initialValues } from '../../../src/operation/values.ts';
import type { Tool } from '../../../src/core/tool.ts';
import { environment } from '../../specs/environment.ts';
import { everyOperation, type TestedOperation } from '../../specs/every-tool.ts';
import { showForm, startWorld } from './world.tsx';

afterEach(cleanup);

type Input = Readonly<Record<string, unknown>>;
interface Wrong {
  field: string;
  text: string;
}

const TYPED = ['text', 'code', 'secret'];
/** What the rules of other kinds refuse. */
const REFUSED: Readonly<Record<string, string>> = {
  integer: '-99999999999',
  optionalInteger: '-99999999999',
  decimal: 'x',
  color: '#12',
};

/** Runs whose results take long; the button that starts them stays. */
const SLOW = 2000;

const fails = async (tool: Tool, operation: string, input: Input) =>
  !(await runTool(tool, operation, input, environment())).ok;

/** ALL_OPERATIONS=1 tries all operations with several inputs; otherwise each form of results is tried with one. */
const ALL = process.env['ALL_OPERATIONS'] === '1';
/** The most inputs to refuse for each operation. */
const MOST = ALL ? 3 : 1;

/** Whether a field is shown with these values. */
const isShown = (op: TestedOperation, field: string, input: Input) =>
  Object.entries(op.fields[field]?.when ?? {}).every(([other, values]) =>
    values.includes((input[other] ?? op.fields[other]?.initial) as string),
  );

/** Texts to type that the operation refuses, one for each field that can be wrong. */
async function wrongsOf(tool: Tool, operation: string, op: TestedOperation, input: Input): Promise<Wrong[]> {
  const wrongs = new Map<string, string>();
  for (const each of op.cases) {
    if (!('fails' in each)) continue;
    for (const [field, value] of Object.entries(each.input)) {
      const isTyped = TYPED.includes(op.fields[field]?.kind ?? '') && typeof value === 'string';
      if (!isTyped || value.length > 2000 || wrongs.has(field) || !isShown(op, field, input)) continue;
      if (await fails(tool, operation, { ...input, [field]: value })) wrongs.set(field, value);
    }
  }
  for (const [field, { kind }] of Object.entries(op.fields)) {
    const text = REFUSED[kind];
    if (text === undefined || wrongs.has(field) || !isShown(op, field, input)) continue;
    if (await fails(tool, operation, { ...input, [field]: text })) wrongs.set(field, text);
  }
  return [...wrongs].slice(0, MOST).map(([field, text]) => ({ field, text }));
}

const results = () => document.querySelector<HTMLElement>('section[aria-label="Results"]');
/** Whatever passes a result on: to the clipboard, a file, or another tool. */
const passing = () =>
  [
    ...document.querySelectorAll<HTMLButtonElement>(
      'form button[data-copy-state]:not([data-also="symbols"] *), form section[aria-label="Results"] :is(button, a[download])',
    ),
  ].filter((button) => !button.disabled && !button.closest('[inert]'));
const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `:is(input, textarea)[id$="-${name}"], [id$="-${name}"] :is(input[type='text'], textarea)`,
  );
const editorOf = (name: string) => {
  const root = document.querySelector(`[data-editor="write"][id$="-${name}"] > div`)?.shadowRoot;
  const content = root?.querySelector<HTMLElement>('.cm-content');
  return content && EditorView.findFromDOM(content);
};

/** Types a text in a field, and returns how to undo that; null if the field isn't there. */
function typeIn(name: string, text: string): (() => void) | null {
  const input = inputOf(name);
  const editor = editorOf(name);
  const before = input?.value ?? editor?.state.doc.toString();
  if (before === undefined) return null;
  const set = (value: string) => {
    if (input) fireEvent.change(input, { target: { value } });
    else act(() => editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } }));
  };
  set(text);
  return () => set(before);
}

const texts = import.meta.glob<{ default: object }>('../../../locales/en/tools/*.json');

async function show(id: string, tool: Tool, operation: string, values: Input): Promise<void> {
  await startWorld(id, (await texts[`../../../locales/en/tools/${id}.json`]?.())?.default ?? {});
  await showForm(id, tool, operation, values);
}

/** What decides how the form treats the results of an operation. */
function formsOf({ output, live, also, cost, runsIn, reference }: TestedOperation): string[] {
  const kinds = Object.values(output).map(({ kind, of, between, edits }) =>
    [kind, of && 'of', between && 'between', edits && 'edits'].filter(Boolean).join(),
  );
  const ways = { live, also, slow: cost ?? runsIn, reference };
  return [...new Set(kinds), ...Object.entries(ways).flatMap(([name, value]) => (value ? [name] : []))];
}

/** How many operations try each of these: the form hides results, not the tools. */
const TRIES = ALL ? Infinity : 2;

const tries = new Map<string, number>();
const tried = everyOperation.filter(([, , , op]) => {
  const forms = formsOf(op);
  const isNew = forms.some((form) => (tries.get(form) ?? 0) < TRIES);
  if (isNew) for (const form of forms) tries.set(form, (tries.get(form) ?? 0) + 1);
  return isNew;
});

/** The others have no typed field that can be wrong, take long, or need what jsdom lacks (WebCrypto of its own realm, streams). */
let tested = 0;

describe.each(tried)('%s', (name, tool, operation, op) => {
  test('offers no result of the earlier input once an input is refused', { timeout: 120_000 }, async () => {
    const input = op.cases.find((each) => !('fails' in each))?.input ?? {};
    const isSlow = (op.cost?.({ ...initialValues(op), ...input } as never) ?? 0) > SLOW;
    const wrongs = isSlow || (await fails(tool, operation, input)) ? [] : await wrongsOf(tool, operation, op, input);
    if (wrongs.length === 0) return;
    tested += 1;
    userEvent.setup(); // a clipboard
    await show(name.split('/')[0] ?? '', tool, operation, input);
    const left: string[] = [];
    for (const { field, text } of wrongs) {
      await waitFor(() => {
        expect(passing().length).toBeGreaterThan(0);
        expect(inputOf(field) ?? editorOf(field)).toBeTruthy();
      });
      const undo = typeIn(field, text);
      if (!undo) {
        left.push(`${field} isn't there`);
        continue;
      }
      try {
        await waitFor(() => expect(passing()).toEqual([]), { timeout: 3000 });
        expect(results()?.querySelectorAll('img, canvas, video') ?? []).toHaveLength(0);
        if (op.live !== undefined && op.live <= 1000) {
          const before = results()?.textContent;
          await new Promise((resolve) => setTimeout(resolve, 1200));
          expect(results()?.textContent).toBe(before);
        }
        await navigator.clipboard.writeText('before');
        fireEvent.keyDown(window, { code: 'KeyC', ctrlKey: true, shiftKey: true });
        expect(await navigator.clipboard.readText()).toBe('before');
      } catch (error) {
        const names = passing().map((button) => button.getAttribute('aria-label') ?? button.textContent);
        left.push(`${field} ${JSON.stringify(text.slice(0, 40))}: ${names.join(', ')} ${String(error).slice(0, 200)}`);
      }
      undo();
    }
    expect(left).toEqual([]);
  });
});

test('most operations can be tested', () => expect(tested).toBeGreaterThan(tried.length * 0.6));
