import { Suspense, useEffect, useId, useMemo, useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { fieldKind } from '../../core/kinds.ts';
import { returnedValue } from '../../core/inverse.ts';
import { isNothing, leadOf, outputsOf, outputText } from '../../core/outputs.ts';
import { isIncomplete, missingIn } from '../../core/run.ts';
import { type Operation, primaryOf, type Tool } from '../../core/tool.ts';
import { cx } from '../parts/cx.ts';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import { chipsOf } from './examples.ts';
import { FormInputs } from './form-inputs.tsx';
import styles from './form.module.css';
import type { Kept } from '../../operation/kept.ts';
import { initialOptions, rememberOptions } from '../../session/remembered-options.ts';
import { isUntouched } from '../../operation/example.ts';
import { createOperation } from '../../operation/operation.ts';
import { invertingOf } from '../../operation/inverting.ts';
import { fillsWindow, layoutOf } from './layout.ts';
import { type ManyMode, takesMany } from './many-mode.ts';
import { MergeField } from '../components.tsx';
import { Spinner } from '../parts/spinner/spinner.tsx';
import { useMerge } from './results/merge/use-merge.ts';
import { Also } from './results/also/also.tsx';
import { shownBelow } from '../../operation/below.ts';
import { namedOutputs } from './results/named-outputs.ts';
import { Results } from './results/results.tsx';
import { leadAmong, useShownLead } from './results/use-shown-lead.ts';
import { RunBar } from './run/run-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { startsTyping, useLeadKeys } from './use-lead-keys.ts';
import { type FormState, useFormState } from './use-form-state.ts';
import type { Prepared, Run } from '../../operation/runs.ts';
import type { Values } from '../../operation/values.ts';
import type { PageTexts } from '../page-texts.ts';

interface OperationFormProps {
  toolId: string;
  tool: Tool;
  operation: string;
  op: Operation;
  start: Values;
  prepared: Prepared | undefined;
  words: PageTexts;
  language: string;
  run: Run;
  shareBase: string;
  /** What was entered on the page, across its operations. */
  kept: Kept;
  onValues: (values: Values) => void;
  many: ManyMode | undefined;
  /** Deletes the saved options; `onRecall` restores them. */
  onForget: () => void;
  onRecall: () => void;
  /** Opens the inverse operation with the result (undefined if there is none to pass on). */
  onSwap: ((result: unknown) => void) | undefined;
}

/** Fields, examples, results and actions of one operation, laid out by kind. */
export function OperationForm(props: OperationFormProps) {
  const { toolId, tool, operation, op, start, words, language, run, prepared, onSwap, onValues } = props;
  const many = takesMany(op) ? props.many : undefined;
  const { t } = words;
  const base = useId();
  const layout = layoutOf(op);
  const leads = layout === 'generator';
  const starts = leads && op.cost !== undefined;
  const fills = fillsWindow(op);
  // A change of language must not discard a generated value.
  const revision = leads ? '' : language;
  const inverting = invertingOf(toolId, tool, op, run);
  const onSet = (accepted: Values) => rememberOptions(toolId, op.fields, accepted);
  const options = { name: operation, op, start, run, inverting, prepared, revision, onSet, forPage: true };
  const state = useFormState(() => createOperation(options), options);
  const { values, good, ghost } = state;
  useEffect(() => onValues(values), [values, onValues]);
  const verb = words.tool(`operations.${operation}`) ?? t('form.run');
  const chips = useMemo(() => chipsOf(op, words), [op, words]);
  const body = useRef<HTMLFormElement>(null);
  useLeadKeys(body, {
    copies: !state.isExample && !state.outdated,
    regenerate: leads || good?.random ? state.operation.regenerate : undefined,
    arrives: leads,
  });

  const outputs = namedOutputs({ base, operation, op, inverting, state, words });
  const merges = useMerge(leadAmong(op, outputs), state.effective);
  const lead = useShownLead(op, outputs, state, words, merges !== undefined);
  const empty = good?.empty === true;
  const written = lead && isWritable(lead, state) ? lead : undefined;
  const hint = hintOf({ op, state, verb, hasExamples: chips.length > 0, words });
  const runBar = state.asks && (
    <RunBar {...state} {...{ words, verb }} onRun={state.execute} onCancel={state.operation.cancel} />
  );
  const swap = onSwap && (
    <IconButton
      icon="arrow-right-left"
      variant="default"
      label={t('form.swap')}
      className={styles.swap}
      onClick={() => onSwap(state.stale || empty || ghost ? undefined : returnedValue(op, good?.output))}
    />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    state.execute();
  };

  const onResetOptions = both(props.onForget, () => state.operation.replace(initialOptions(op.fields)));
  const parts = { toolId, operation, base, op, state, words, layout, run, runBar, swap, onResetOptions };
  if (many?.isOn) return manyForm({ ...props, many, parts, state });
  const inputs = (
    <FormInputs
      key="inputs"
      {...parts}
      onManyFiles={many?.onFiles}
      merged={
        merges &&
        lead && (
          <Suspense fallback={<Spinner />}>
            <MergeField {...{ base, state, words, lead }} names={merges} fileName={toolId} autofocus={startsTyping()} />
          </Suspense>
        )
      }
    />
  );
  const results = (
    <Results
      key="results"
      {...{ op, state, outputs, lead, words, hint }}
      leadInInputs={merges !== undefined}
      fileName={toolId}
      pane={layout === 'panes'}
      refreshes={leads}
      className={styles.right}
    />
  );
  return (
    <>
      <Toolbar
        {...{ toolId, operation, op, values, words, chips, many }}
        shareBase={props.shareBase}
        result={written && (() => outputText(written, words.say))}
        onPick={(chip) => void state.operation.show(chip.input)}
        onReset={state.canReset ? both(props.onForget, state.operation.reset) : undefined}
        onUndo={state.canUndo ? both(props.onRecall, state.operation.undo) : undefined}
      />
      <div className={styles.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter runs from any field */}
        <form
          ref={body}
          className={cx(styles.body, styles[layout], fills && styles.fills, starts && styles.starts)}
          data-makes={outputsOf(op)[leadOf(op)]?.kind}
          data-fills={fills || undefined}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            if (state.asks) state.execute();
          }}
        >
          {/* Tab follows the visual order: the generated result is above its options. */}
          {leads && !starts ? [results, inputs] : [inputs, results]}
          {shownBelow(tool, op).map((shown) => (
            <Also
              key={shown.operation}
              {...{ base, shown, state, words, language, run }}
              leadText={lead && good ? outputText(lead, words.say) : ''}
              start={props.kept.valuesOf(shown.op)}
              prepared={prepared?.also?.[shown.operation]}
              fileName={toolId}
              onValues={(values) => props.kept.keep(shown.op, values)}
            />
          ))}
        </form>
      </div>
    </>
  );
}

type ManyFormProps = OperationFormProps & {
  many: ManyMode;
  parts: Omit<ComponentProps<typeof FormInputs>, 'merged'>;
  state: FormState;
};

/**
 * The options of the operation, and many values that it runs on. No component of its own: the toolbar, which has the
 * focus, stays as it is.
 */
function manyForm({ many, parts, state, ...props }: ManyFormProps) {
  const { toolId, operation, op, words } = props;
  const primary = primaryOf(op)?.name ?? '';
  const { [primary]: _, ...values } = state.values;
  const isValid = Object.keys(state.failures.fields).every((name) => name === primary);
  return (
    <>
      <Toolbar
        {...{ toolId, operation, op, values, words, many }}
        shareBase={props.shareBase}
        chips={[]}
        result={undefined}
        onPick={() => undefined}
        onReset={state.canReset ? both(props.onForget, state.operation.reset) : undefined}
        onUndo={state.canUndo ? both(props.onRecall, state.operation.undo) : undefined}
      />
      <div className={styles.box}>
        {many.render({
          operation,
          op,
          values,
          isValid,
          options: <FormInputs {...parts} merged={undefined} only="options" />,
          files: many.files,
        })}
      </div>
    </>
  );
}

const both = (first: () => void, then: () => void) => () => {
  first();
  then();
};

/** Whether the main result can be copied as text. */
function isWritable(lead: ReturnType<typeof namedOutputs>[number], { good, outdated }: FormState): boolean {
  if (!good || good.empty || outdated || isNothing(lead.value)) return false;
  return !['file', 'files'].includes(lead.output.kind);
}

interface HintOptions {
  op: Operation;
  state: FormState;
  /** The label of the run button. */
  verb: string;
  hasExamples: boolean;
  words: PageTexts;
}

/** Returns what to do while there is no result yet; empty while there is an input error, which explains itself. */
function hintOf({ op, state, verb, hasExamples, words: { t, tool } }: HintOptions): string {
  const { good, isRefused, outcome } = state;
  if (state.asks && !good && !isRefused && !isIncomplete(op, state.effective)) return t('form.pressRun', { run: verb });
  if (!good?.empty || !outcome?.result.ok || isRefused) return '';
  const primary = primaryOf(op);
  // Where nothing is filled in, all is missing.
  const missing = isUntouched(op, state.effective) ? undefined : missingIn(op, state.effective);
  if (missing !== undefined) return t('form.missing', { label: tool(`fields.${missing}.label`) ?? missing });
  if (primary && ['only', 'many'].includes(fieldKind(primary.field.kind).file))
    return t(hasExamples ? 'form.emptyFileWithExamples' : 'form.emptyFile');
  return t(hasExamples ? 'form.emptyWithExamples' : 'form.empty');
}
