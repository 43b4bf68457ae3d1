import { useId, useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { fieldKind } from '../../core/kinds.ts';
import { returnedValue } from '../../core/inverse.ts';
import { leadOf, outputText } from '../../core/outputs.ts';
import { isIncomplete } from '../../core/run.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import { cx } from '../parts/cx.ts';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import { chipsOf } from './examples.ts';
import { FieldSlot } from './field-slot.tsx';
import styles from './form.module.css';
import { isLarge, type Layout, layoutOf, partnersOf } from './layout.ts';
import { namedOutputs } from './results/named-outputs.ts';
import { Options } from './options.tsx';
import { Remembered } from './remembered.tsx';
import { Results } from './results/results.tsx';
import { RunBar } from './run/run-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useLeadKeys } from './use-lead-keys.ts';
import { type OperationState, useOperation } from './use-operation.ts';
import type { Prepared, Run } from './run/use-run.ts';
import { isShown, type Values } from './values.ts';
import type { Words } from '../words.ts';

interface OperationFormProps {
  toolId: string;
  operation: string;
  op: Operation;
  start: Values;
  prepared: Prepared | undefined;
  words: Words;
  language: string;
  run: Run;
  shareBase: string;
  onValues: (values: Values) => void;
  /** Told of an option that the user sets, as its rule reads it, to remember it. */
  onOption: (name: string, value: unknown) => void;
  /** Forgets the options that are remembered, and takes that back. */
  onForget: () => void;
  onRecall: () => void;
  /** Goes to the inverse operation with what came out (undefined when nothing usable did). */
  onSwap: ((result: unknown) => void) | undefined;
}

/** Fields, examples, results and actions of one operation, laid out by their kinds. */
export function OperationForm(props: OperationFormProps) {
  const { toolId, operation, op, words, language, run, prepared, onSwap } = props;
  const { t } = words;
  const base = useId();
  const layout = layoutOf(op);
  const leads = layout === 'generator';
  // A new language must not throw a generated value away.
  const revision = leads ? '' : language;
  const { start, onValues, onOption } = props;
  const state = useOperation({ operation, op, start, run, prepared, revision, onValues, onOption });
  const { values, effective, runs, failures, good, ghost } = state;
  const { working, progress } = runs.state;
  const verb = words.tool(`operations.${operation}`) ?? t('form.run');
  const chips = useMemo(() => chipsOf(op, words), [op, words]);
  const body = useRef<HTMLFormElement>(null);
  useLeadKeys(body, { copies: !ghost, regenerate: leads || good?.random ? state.execute : undefined, arrives: leads });

  const outputs = namedOutputs(base, operation, op, good?.output, words);
  const lead = outputs.find(({ name }) => name === leadOf(op));
  const primary = primaryOf(op);
  const empty = good?.empty === true;
  const hint = hintOf({ op, state, verb, hasExamples: chips.length > 0, t });
  const shown = Object.entries(op.fields).filter(([, field]) => isShown(field, effective));
  const options = shown.filter(([name]) => name !== primary?.name);

  const field = (name: string) => (
    <FormField key={name} {...{ base, name, op, state, words, layout }} isPrimary={name === primary?.name} />
  );
  const primaryField = primary && isShown(primary.field, effective) && (
    <div className={cx(styles.primary, isLarge(primary.field) && styles.primaryLarge)} data-kind={primary.field.kind}>
      {field(primary.name)}
    </div>
  );
  const partner = layout === 'pair' ? options.find(([name]) => partnersOf(op).includes(name)) : undefined;
  const others = options.filter((option) => option !== partner);
  const runBar = state.asks && (
    <RunBar {...{ working, progress, words, verb }} cost={state.cost} onRun={state.execute} onCancel={runs.cancel} />
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

  return (
    <>
      <Toolbar
        {...{ toolId, operation, op, values, words, chips }}
        shareBase={props.shareBase}
        result={lead && good && !empty && !ghost ? outputText(lead, words.say) : ''}
        onPick={(chip) => void state.show(chip.input)}
        onReset={state.reset && both(props.onForget, state.reset)}
        onUndo={state.undo && both(props.onRecall, state.undo)}
      />
      <div className={styles.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter runs from any field */}
        <form
          ref={body}
          className={cx(styles.body, styles[layout])}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            if (state.asks) state.execute();
          }}
        >
          <div className={styles.inputs}>
            {!leads && primaryField}
            {partner && (
              <div className={styles.partner} data-option={partner[0]}>
                {field(partner[0])}
              </div>
            )}
            {runBar && <div className={styles.run}>{runBar}</div>}
            {swap && <div className={styles.middle}>{swap}</div>}
            {((leads && primaryField) || others.length > 0) && (
              <div className={styles.settings}>
                <Options
                  fields={others}
                  taken={partner ? 1 : 0}
                  first={leads && primaryField}
                  isChanged={(name) => !Object.is(effective[name], op.fields[name]?.initial)}
                  isWrong={(name) => failures.fields[name] !== undefined}
                  renderField={field}
                  words={words}
                  narrow={layout === 'panes' || layout === 'form'}
                  last={
                    <Remembered
                      {...{ toolId, op, words }}
                      values={state.input}
                      onReset={both(props.onForget, state.resetOptions)}
                    />
                  }
                />
              </div>
            )}
          </div>
          <Results
            {...{ op, state, outputs, words, hint }}
            fileName={toolId}
            pane={layout === 'panes'}
            refreshes={leads}
            className={styles.right}
          />
        </form>
      </div>
    </>
  );
}

interface FormFieldProps {
  /** The beginning of the ids of the form. */
  base: string;
  name: string;
  op: Operation;
  state: OperationState;
  words: Words;
  layout: Layout;
  isPrimary: boolean;
}

/** A field of the operation with what the layout says of it. */
function FormField({ base, name, op, state, words, layout, isPrimary }: FormFieldProps) {
  const field = op.fields[name];
  const leads = layout === 'generator';
  if (!field) return null;
  return (
    <FieldSlot
      {...{ name, words, field }}
      id={`${base}-${name}`}
      control={state.control}
      failure={state.failures.fields[name]}
      autofocus={isPrimary && !leads && startsTyping()}
      prominent={isPrimary && !leads}
      stretch={isLarge(field) && (layout === 'panes' || layout === 'pair')}
      ghost={state.ghost ? { value: state.effective[name] } : undefined}
      onEdit={state.edited}
    />
  );
}

const both = (first: () => void, then: () => void) => () => {
  first();
  then();
};

interface HintOptions {
  op: Operation;
  state: OperationState;
  /** What the button that runs the operation says. */
  verb: string;
  hasExamples: boolean;
  t: Words['t'];
}

/** What to do when there is no result yet; nothing while something typed is wrong, which says so itself. */
function hintOf({ op, state, verb, hasExamples, t }: HintOptions): string {
  const { good, isRefused, runs } = state;
  if (state.asks && !good && !isRefused && !isIncomplete(op, state.effective)) return t('form.pressRun', { run: verb });
  if (!good?.empty || !runs.state.result?.ok || isRefused) return '';
  const primary = primaryOf(op);
  if (primary && fieldKind(primary.field.kind).file === 'only')
    return t(hasExamples ? 'form.emptyFileWithExamples' : 'form.emptyFile');
  return t(hasExamples ? 'form.emptyWithExamples' : 'form.empty');
}

/** On arrival the caret stands in the first field, but not where that would raise a keyboard over half of the screen. */
function startsTyping(): boolean {
  return window.matchMedia?.('(width > 700px) and (pointer: fine)').matches ?? false;
}
