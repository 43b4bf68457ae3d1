import { type ReactNode, use } from 'react';
import { outputEntries, outputsOf } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import type { Marked } from '../../core/values.ts';
import { failureText } from '../../i18n/texts.ts';
import type { PageTexts } from '../page-texts.ts';
import { Spoken } from '../parts/copy/spoken.tsx';
import { cx } from '../parts/cx.ts';
import { ManyFilesContext, type NamedFile } from '../parts/file-upload/dropped-files.ts';
import { FieldSlot } from './field-slot.tsx';
import styles from './form.module.css';
import { fillsWindow, isLarge, isNeeded, type Layout, partnersOf, splitOptions } from './layout.ts';
import { FieldRows, Options } from './options.tsx';
import { PresetsContext, withOptions } from './presets-context.ts';
import { putAside } from './put-aside.ts';
import { Remembered } from './remembered.tsx';
import optionStyles from './options.module.css';
import { Sentence } from './sentence/sentence.tsx';
import sentence from './sentence/sentence.module.css';
import { startsTyping } from './use-lead-keys.ts';
import type { FormState } from './use-form-state.ts';
import type { Run } from '../../operation/runs.ts';
import { isSame, isVisible, type Values } from '../../operation/values.ts';

interface FormInputsProps {
  toolId: string;
  operation: string;
  /** Prefix of the ids in the form. */
  base: string;
  op: Operation;
  state: FormState;
  words: PageTexts;
  layout: Layout;
  /** Draws the parts that a text names. */
  run: Run;
  /** The control that starts slow work. */
  runBar: ReactNode;
  swap: ReactNode;
  /** The main input and its partner as one field, which also shows the main result. */
  merged: ReactNode;
  onResetOptions: () => void;
  /** Takes several files that are dropped on the main input. */
  onManyFiles?: ((files: readonly NamedFile[]) => void) | undefined;
  /** Leaves out the main input and what belongs to it. */
  only?: 'options';
}

/** The inputs of an operation: the main one, similar ones, and options. */
export function FormInputs(props: FormInputsProps) {
  const { toolId, operation, base, op, state, words, layout, runBar, swap, merged, onResetOptions, only } = props;
  const { effective, failures } = state;
  const presets = use(PresetsContext);
  const onPick = (options: Values) => state.operation.replace(withOptions(op, options));
  const primary = primaryOf(op);
  const leads = layout === 'generator';
  const blanks = op.sentence ?? [];
  const visible = Object.entries(op.fields).filter(([, field]) => isVisible(field, effective));
  const options = visible.filter(([name]) => name !== primary?.name && !blanks.includes(name));
  const beside = layout === 'pair' ? partnersOf(op) : Object.values(outputsOf(op)).map(({ of }) => of);
  const partner = options.find(([name, { parts }]) => beside.includes(name) || parts);
  const others = options.filter((option) => option !== partner);

  const field = (name: string) => (
    <FormField
      key={name}
      {...{ toolId, operation, base, name, op, state, words, layout }}
      run={props.run}
      isPrimary={name === primary?.name}
    />
  );
  const primaryField =
    layout === 'sentence' ? (
      <Blanks {...{ operation, base, op, state, words }} renderField={field} />
    ) : (
      primary &&
      isVisible(primary.field, effective) && (
        <div
          className={cx(styles.primary, isLarge(primary.field) && styles.primaryLarge)}
          data-kind={primary.field.kind}
          data-primary
        >
          <ManyFilesContext value={props.onManyFiles}>{field(primary.name)}</ManyFilesContext>
        </div>
      )
    );
  const first = leads && primary && isVisible(primary.field, effective) ? primary : undefined;
  const taken = (partner ? 1 : 0) + Math.max(blanks.length - 1, 0);
  const narrow = layout === 'form' || (layout === 'panes' && !fillsWindow(op));
  const settings = {
    fields: others,
    taken,
    isChanged: (name: string) => !isSame(effective[name], op.fields[name]?.initial),
    isWrong: (name: string) => failures.fields[name] !== undefined,
    renderField: field,
    words,
    last: (
      <div className={optionStyles.kept}>
        <Remembered {...{ toolId, op, words }} values={state.input} onReset={onResetOptions} />
        {presets?.({ toolId, operation, op, values: state.values, onPick })}
      </div>
    ),
  };
  if (only)
    return (
      <>
        {partner && <div data-option={partner[0]}>{field(partner[0])}</div>}
        {others.length > 0 && <Options {...settings} narrow={false} />}
      </>
    );
  const needed =
    leads || !primary || blanks.length > 0
      ? []
      : splitOptions(others, taken).inSight.filter(([, option]) => isNeeded(option, primary.field));
  const rest = others.filter((option) => !needed.includes(option));
  return (
    <div className={styles.inputs}>
      {merged ?? (!leads && primaryField)}
      {!merged && partner && (
        <div className={styles.partner} data-option={partner[0]}>
          {field(partner[0])}
        </div>
      )}
      {needed.length > 0 && (
        <div className={cx(styles.needed, optionStyles.options, narrow && optionStyles.narrow)}>
          <FieldRows fields={needed} renderField={field} {...{ words, narrow }} />
        </div>
      )}
      {runBar && <div className={styles.run}>{runBar}</div>}
      {swap && <div className={styles.middle}>{swap}</div>}
      {(first || others.length > 0) && (
        <div className={styles.settings}>
          <Options {...settings} fields={rest} taken={taken + needed.length} first={first} narrow={narrow} />
        </div>
      )}
    </div>
  );
}

type BlanksProps = Pick<FormInputsProps, 'operation' | 'base' | 'op' | 'state' | 'words'> & {
  renderField: (name: string) => ReactNode;
};

/** The sentence whose blanks are fields, with errors below it. */
function Blanks({ operation, base, op, state, words, renderField }: BlanksProps) {
  const { t, tool } = words;
  const wrong = (op.sentence ?? []).flatMap((name) => {
    const failure = state.failures.fields[name];
    return failure ? [{ name, text: failureText(tool, (key, params) => t(key, params), failure) }] : [];
  });
  return (
    <div className={styles.primary}>
      <div className={sentence.blanks}>
        <Sentence
          {...{ operation, op, tool }}
          renderBlank={(name) =>
            op.fields[name]?.primary ? renderField(name) : <span data-option={name}>{renderField(name)}</span>
          }
        />
      </div>
      <Spoken>
        {wrong.map(({ name, text }) => (
          <p key={name} id={`${base}-${name}-error`} className={sentence.error}>
            {text}
          </p>
        ))}
      </Spoken>
    </div>
  );
}

type FormFieldProps = Pick<
  FormInputsProps,
  'toolId' | 'operation' | 'base' | 'op' | 'state' | 'words' | 'layout' | 'run'
> & {
  name: string;
  isPrimary: boolean;
};

/** Returns the marks of the last result in a field's text. */
function marksIn(name: string, op: Operation, { good }: FormState): Marked | undefined {
  const entry = outputEntries(op, good?.output).find(({ output }) => output.of === name);
  return entry ? (entry.value as Marked) : undefined;
}

/** Returns the parts that a field's text names, drawn by another operation. */
function partsIn({ name, op, state: { effective, operation }, words: { tool }, run }: FormFieldProps) {
  const parts = op.fields[name]?.parts;
  if (!parts) return undefined;
  return {
    of: Object.values(parts.with(effective, '')),
    text: String(effective[name]),
    isOrdered: parts.isOrdered(effective),
    nameOf: (part: number) => tool(`fields.${name}.part`, { part: part + 1 }) ?? `${part + 1}`,
    everyName: (count: number) => tool(`fields.${name}.everyPart`, { count }) ?? `${count}`,
    draw: (ranges: string, signal: AbortSignal) =>
      run(parts.drawnBy, parts.with(effective, ranges), { signal, forPage: true }),
    // What is shown of an example stays.
    onChoose: (ranges: string) => operation.replace({ ...effective, [name]: ranges }),
  };
}

/** What becomes of files that are the text of another field. */
function takerOf({ name, op, base, toolId, operation, state, words: { tool } }: FormFieldProps) {
  const aside = op.fields[name]?.aside;
  if (!aside) return undefined;
  const label = tool(`fields.${aside.field}.label`) ?? aside.field;
  const options = { aside, toolId, operation, name, id: `${base}-${name}`, label, state: state.operation };
  return (before: unknown, after: unknown) => void putAside(options, before, after);
}

/** A field of the operation as the layout requires it. */
function FormField(props: FormFieldProps) {
  const { base, name, op, state, words, layout, isPrimary } = props;
  const field = op.fields[name];
  const leads = layout === 'generator';
  if (!field) return null;
  return (
    <FieldSlot
      {...{ name, words, field }}
      id={`${base}-${name}`}
      control={state.control}
      operation={state.operation}
      values={state.input}
      failure={state.failures.fields[name]}
      autofocus={isPrimary && !leads && startsTyping()}
      prominent={isPrimary && !leads}
      stretch={isLarge(field) && (layout === 'panes' || layout === 'pair')}
      ghost={state.ghost ? { value: state.effective[name] } : undefined}
      onUndo={state.canUndo ? state.operation.undo : undefined}
      inline={op.sentence?.includes(name) ?? false}
      marks={marksIn(name, op, state)}
      parts={partsIn(props)}
      onTaken={takerOf(props)}
    />
  );
}
