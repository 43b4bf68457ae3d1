import { editedValues } from '../core/edits.ts';
import type { Failure } from '../core/failure.ts';
import type { Operation } from '../core/tool.ts';
import type { Output } from '../core/values.ts';
import type { Content } from './content.ts';
import type { Failures } from './failures.ts';
import type { Inverting } from './inverting.ts';
import type { Values } from './values.ts';

/** A text being typed in a result. */
export interface Draft {
  /** The output being edited. */
  name: string;
  text: string;
  /** The fields that the text has set. */
  fields: readonly string[];
  /** Why the text sets nothing. */
  failure?: Failure;
  /** Whether the focus has moved elsewhere. The result then replaces the text as soon as there is one. */
  left: boolean;
}

interface EditsOptions {
  op: Operation;
  content: () => Content;
  /** Converts text typed in a result back to inputs, if an operation of the tool can. */
  inverting: () => Inverting | undefined;
  /** Sets the values of all fields. */
  onSet: (values: Values) => void;
  onChange: () => void;
}

/** Edits of a result: the text being typed, the values it sets, and undoing them with Escape. */
export function createEdits({ op, content, inverting, onSet, onChange }: EditsOptions) {
  let draft: Draft | undefined;
  let before: Values | undefined;
  /** Values replaced by edits since the user last typed in a field. */
  let replaced: Values | undefined;
  let turn = 0;
  let reading: AbortController | undefined;

  const set = (next: Draft | undefined) => {
    draft = next;
    onChange();
  };

  async function type(name: string, { edits, blank }: Pick<Output, 'edits' | 'blank'>, text: string): Promise<void> {
    const inverse = edits === undefined && inverting()?.name === name ? inverting() : undefined;
    if (edits === undefined && !inverse) return;
    const own = ++turn;
    reading?.abort();
    reading = new AbortController();
    const draftOf = (change: Partial<Draft>): Draft => ({
      fields: draft?.name === name ? draft.fields : [],
      ...change,
      name,
      text,
      left: false,
    });
    // Empty text sets nothing; the other values stay until there is some.
    if (text.trim() === '' && !blank) return set(draftOf({}));
    const { input } = content();
    const asked = inverse ? inverse.read(text, input, reading.signal) : editedValues(op, edits ?? '', text, input);
    if (asked instanceof Promise) set(draftOf({}));
    const edited = asked instanceof Promise ? await asked : asked;
    if (own !== turn) return;
    if (!edited.ok) return set(draftOf({ failure: edited.failure }));
    draft = draftOf({ fields: Object.keys(edited.values) });
    const { effective } = content();
    replaced ??= effective;
    onSet({ ...effective, ...edited.values });
  }

  return {
    draft: () => draft,
    /** Returns the failures of the fields, and the one that belongs to the edited text. */
    sort({ fields, general }: Failures): { failures: Failures; failure: Failure | undefined } {
      const field = draft?.failure ? undefined : draft?.fields.find((name) => fields[name] !== undefined);
      const failure = draft?.failure ?? (field === undefined ? undefined : fields[field]);
      const others = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
      return { failures: { fields: others, general }, failure };
    },
    /** The user types in a field, or all fields are replaced. */
    end(): void {
      turn += 1;
      replaced = undefined;
      draft = undefined;
    },
    /** Returns the values from before all edits, if there were any, and forgets them. */
    takeBack(): Values | undefined {
      const values = replaced;
      replaced = undefined;
      return values;
    },
    actions: {
      /** A text is typed in an output. */
      type: (name: string, output: Pick<Output, 'edits' | 'blank'>, text: string) => void type(name, output, text),
      /** Fields are set by a click in an output. */
      apply(name: string, change: (input: Values) => Values): void {
        void type(name, { edits: (_, input) => change(input), blank: true }, '');
        if (draft) set({ ...draft, left: true });
      },
      /** A text is too long for this output, which stays unchanged. */
      refuse(name: string, text: string, maximum: number): void {
        turn += 1;
        set({ name, text, fields: [], left: false, failure: { code: 'too-long', params: { maximum } } });
      },
      begin(): void {
        if (draft === undefined || draft.left) before = content().values;
      },
      leave(): void {
        if (draft) set({ ...draft, left: true });
      },
      restore(): void {
        turn += 1;
        const edited = draft !== undefined;
        draft = undefined;
        if (edited && before) onSet(before);
        else onChange();
      },
    },
  };
}

export type Edits = ReturnType<typeof createEdits>;
