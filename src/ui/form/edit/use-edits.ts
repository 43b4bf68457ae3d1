import { useCallback, useRef, useState } from 'react';
import { editedValues } from '../../../core/edits.ts';
import type { Failure } from '../../../core/failure.ts';
import type { Operation } from '../../../core/tool.ts';
import type { Output } from '../../../core/values.ts';
import type { Failures } from '../failures.ts';
import type { Inverting } from './inverting.ts';
import type { Values } from '../values.ts';

interface Draft {
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
  /** Converts text typed in a result back to inputs, if an operation of the tool can. */
  inverting: Inverting | undefined;
  /** What was typed and set. */
  values: Values;
  /** The values behind the results, and how the field rules parse them. */
  effective: Values;
  input: Values;
  /** Sets field values. */
  onSet: (values: Values) => void;
}

/** Handles edits of a result: the text being typed, the values it sets, and undoing them with Escape. */
export function useEdits({ op, inverting, values, effective, input, onSet }: EditsOptions) {
  const [draft, setDraft] = useState<Draft>();
  const before = useRef<Values>(undefined);
  /** Values replaced by edits since the user last typed in a field. */
  const replaced = useRef<Values>(undefined);
  const turn = useRef(0);
  const reading = useRef<AbortController>(undefined);

  const type = async (name: string, { edits }: Output, text: string) => {
    const inverse = edits === undefined && inverting?.name === name ? inverting : undefined;
    if (edits === undefined && !inverse) return;
    const own = ++turn.current;
    reading.current?.abort();
    reading.current = new AbortController();
    const next = (change: Partial<Draft>) =>
      setDraft((last) => ({ fields: last?.name === name ? last.fields : [], ...change, name, text, left: false }));
    // Empty text sets nothing; the other values stay until there is some.
    if (text.trim() === '') return next({});
    const asked = inverse
      ? inverse.read(text, input, reading.current.signal)
      : editedValues(op, edits ?? '', text, input);
    if (asked instanceof Promise) next({});
    const edited = asked instanceof Promise ? await asked : asked;
    if (own !== turn.current) return;
    if (!edited.ok) return next({ failure: edited.failure });
    next({ fields: Object.keys(edited.values) });
    replaced.current ??= effective;
    onSet({ ...effective, ...edited.values });
  };

  /** Called when the user types in a field, or all fields are replaced. */
  const end = useCallback(() => {
    turn.current += 1;
    replaced.current = undefined;
    setDraft(undefined);
  }, []);

  /** Returns the failures of the fields, and the one that belongs to the edited text. */
  const sort = ({ fields, general }: Failures) => {
    const field = draft?.failure ? undefined : draft?.fields.find((name) => fields[name] !== undefined);
    const failure = draft?.failure ?? (field === undefined ? undefined : fields[field]);
    const others = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
    return { failures: { fields: others, general }, failure };
  };

  return {
    draft,
    type: (name: string, output: Output, text: string) => void type(name, output, text),
    /** Reports that a text is too long for this output, which stays unchanged. */
    refuse: (name: string, text: string, maximum: number) => {
      turn.current += 1;
      setDraft({ name, text, fields: [], left: false, failure: { code: 'too-long', params: { maximum } } });
    },
    sort,
    begin: () => {
      if (draft === undefined || draft.left) before.current = values;
    },
    leave: () => setDraft((last) => last && { ...last, left: true }),
    restore: () => {
      turn.current += 1;
      setDraft(undefined);
      if (draft && before.current) onSet(before.current);
    },
    end,
    /** Returns the values from before all edits, if there were any, and forgets them. */
    takeBack: () => {
      const values = replaced.current;
      replaced.current = undefined;
      return values;
    },
  };
}
