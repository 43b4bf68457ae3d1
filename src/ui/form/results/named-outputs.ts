import type { Failure } from '../../../core/failure.ts';
import { encodeLink } from '../../../core/link.ts';
import { isInputFile } from '../../../core/field.ts';
import { leadOf, outputEntries } from '../../../core/outputs.ts';
import { outputKey } from '../../../core/text-keys.ts';
import { type Operation, primaryOf } from '../../../core/tool.ts';
import type { Output, RowEdits } from '../../../core/values.ts';
import { failureText } from '../../../i18n/texts.ts';
import type { EachFile, EditableRows, OutputEdit } from '../../outputs/output-props.ts';
import type { Inverting } from '../../../operation/inverting.ts';
import type { Values } from '../../../operation/values.ts';
import type { NamedOutput } from './output-slot.tsx';
import type { FormState } from '../use-form-state.ts';
import type { PageTexts } from '../../page-texts.ts';

interface OutputsOptions {
  /** Prefix of the ids in the form. */
  base: string;
  operation: string;
  op: Operation;
  inverting: Inverting | undefined;
  state: Pick<
    FormState,
    | 'good'
    | 'draft'
    | 'draftFailure'
    | 'values'
    | 'effective'
    | 'outcome'
    | 'asks'
    | 'stale'
    | 'isExample'
    | 'operation'
    | 'files'
    | 'working'
  >;
  words: PageTexts;
}

/** Returns the outputs of an operation with labels and values; empty values if there is no result yet. */
export function namedOutputs({ base, operation, op, inverting, state, words }: OutputsOptions): NamedOutput[] {
  const { draft, draftFailure, good } = state;
  const { edits } = state.operation;
  // A main result is only hidden next to a field that is.
  const hasMasked = Object.values(op.fields).some(({ kind }) => kind === 'secret');
  const error = draftFailure && failureWords(draftFailure, words);
  const actionsOf = (name: string, output: Pick<Output, 'edits' | 'blank'>): Actions => ({
    onBegin: edits.begin,
    onType: (text) => edits.type(name, output, text),
    onRefuse: (shown, maximum) => edits.refuse(name, shown, maximum),
    onLeave: edits.leave,
    onRestore: edits.restore,
  });
  const editableRowsOf = (name: string, { cells, remove, actions = {} }: RowEdits): EditableRows => ({
    edit(row, column) {
      const set = cells[column];
      if (!set) return undefined;
      const cell = `${name}.${row}.${column}`;
      const own = { edits: (typed: string, input: Values) => set(typed, input, row), blank: true } as const;
      return editOf(draft?.name === cell ? draft : undefined, error, actionsOf(cell, own));
    },
    remove: remove && ((row) => edits.apply(`${name}.${row}`, (input) => remove(input, row))),
    act: (action, row) => edits.apply(`${name}.${row}`, (input) => actions[action]?.sets(input, row) ?? {}),
  });
  const entries = outputEntries(op, good?.output).filter(({ output }) => !output.quiet);
  return entries.map(({ name, output, value }) => ({
    name,
    id: `${base}-out-${name}`,
    label: words.tool(outputKey(operation, op, name)) ?? name,
    output: output.languageOf ? { ...output, language: output.languageOf(state.values) } : output,
    value,
    isExample: state.isExample,
    masked: output.secret && output.kind === 'row' && (hasMasked || name !== leadOf(op)),
    searchLink: op.reference && searchLinkOf(operation, op, state.values),
    onFill: fillerOf(output.fills, state),
    ...tableFillers(output, op, state),
    onMake: output.onDemand && value === null && good && !good.empty ? () => state.operation.make(name) : undefined,
    each: op.eachFile && output.kind === 'files' ? eachFileOf(op, state) : undefined,
    edit:
      output.edits === undefined && (inverting?.name !== name || state.asks)
        ? undefined
        : editOf(draft?.name === name ? draft : undefined, error, actionsOf(name, output)),
    editableRows: output.rowEdits && editableRowsOf(name, output.rowEdits),
  }));
}

function eachFileOf(op: Operation, state: OutputsOptions['state']): EachFile {
  const { good, files, effective, stale, working, operation } = state;
  const sources = effective[primaryOf(op)?.name ?? ''];
  return {
    sources: Array.isArray(sources) && !stale ? sources.filter(isInputFile) : [],
    ends: good?.ends ?? endsOf(state),
    run: files,
    isRunning: working,
    onGoOn: operation.goOn,
  };
}

/** What came of the files where nothing could be made of any. */
function endsOf({ outcome, effective }: OutputsOptions['state']) {
  return outcome && !outcome.result.ok && outcome.isOf(effective) ? outcome.result.ends : undefined;
}

const failureWords = (failure: Failure, { t, tool }: PageTexts) =>
  failureText(tool, (key, params) => t(key, params), failure);

const fillerOf = (field: string | undefined, { operation }: OutputsOptions['state']) =>
  field === undefined ? undefined : (text: string) => operation.replace({ [field]: text });

/** Only of those fields that the operation has. */
const tableFillers = (output: Output, { fields }: Operation, state: OutputsOptions['state']) => {
  const fillerIn = (field = '') => (Object.hasOwn(fields, field) ? fillerOf(field, state) : undefined);
  return {
    onSort: fillerIn(output.sorts),
    onChoose: fillerIn(output.chooses),
    onCorrect: fillerIn(output.corrects),
  };
};

type Actions = Omit<OutputEdit, 'draft' | 'error'>;

/** The other values stay as they are. */
function searchLinkOf(operation: string, op: Operation, values: FormState['values']) {
  const primary = primaryOf(op);
  return (text: string) => `#${encodeLink(operation, op, primary ? { ...values, [primary.name]: text } : values)}`;
}

/** While the user types, the text as typed; afterwards only as long as it is invalid. */
function editOf(draft: { text: string; left: boolean } | undefined, error: string | undefined, actions: Actions) {
  const shown = draft && (!draft.left || (error !== undefined && draft.text.trim() !== ''));
  return { ...actions, draft: shown ? draft.text : undefined, error: shown ? error : undefined };
}
