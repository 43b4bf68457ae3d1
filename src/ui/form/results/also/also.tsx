import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { costOfInput, SLOW_MS } from '../../../../core/cost.ts';
import { isNothing, outputEntries, outputText, type OutputEntry } from '../../../../core/outputs.ts';
import type { Field } from '../../../../core/field.ts';
import { isIncomplete } from '../../../../core/run.ts';
import { outputKey } from '../../../../core/text-keys.ts';
import type { KeyValue } from '../../../../core/values.ts';
import { failuresOf } from '../../failures.ts';
import { createFieldCheck } from '../../field-check.ts';
import { FieldSlot } from '../../field-slot.tsx';
import { RunBar } from '../../run/run-bar.tsx';
import { type Prepared, type Run, useLiveRun, useRun, useStable } from '../../run/use-run.ts';
import type { OperationState } from '../../use-operation.ts';
import { isVisible, sameValues, type Values } from '../../values.ts';
import { OutputList } from '../output-list.tsx';
import type { NamedOutput } from '../output-slot.tsx';
import { Warnings } from '../warnings.tsx';
import type { PageTexts } from '../../../page-texts.ts';
import { Icon } from '../../../parts/icon/icon.tsx';
import fold from '../../options.module.css';
import { alsoValues, ownFields, type Shown } from './also-values.ts';
import styles from './also.module.css';

interface AlsoProps {
  base: string;
  shown: Shown;
  /** The operation above it. */
  state: OperationState;
  /** The main result of the operation above, which isn't repeated. */
  leadText: string;
  start: Values;
  prepared: Prepared | undefined;
  words: PageTexts;
  language: string;
  run: Run;
  fileName: string;
  onValues: (values: Values) => void;
}

/**
 * Work up to this many milliseconds starts automatically if it needs no input of its own: it runs in the background,
 * after the main result.
 */
const UNASKED_MS = 3000;

/** The fields that the operation above doesn't have, and a run on both whenever either changes. */
function useAlso({ shown, state, start, prepared, language, run, onValues }: AlsoProps) {
  const { op, operation } = shown;
  const fields = ownFields(shown, state.input);
  const check = useMemo(() => createFieldCheck(op), [op]);
  const { control, setValue } = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(fields.map(([name]) => [name, start[name]])),
  });
  const own = useStable(useWatch({ control }));
  useEffect(() => onValues(own), [own, onValues]);
  const values = useStable(alsoValues(shown, state.input, own));
  const runs = useRun(run, operation, prepared);
  const { input, refused } = check(values);
  const cost = costOfInput(op, input);
  const asks = cost >= (fields.length > 0 ? SLOW_MS : UNASKED_MS);
  // What the user has typed isn't compared with an example.
  const isMixed = state.ghost !== null && fields.length > 0 && fields.length < Object.keys(op.fields).length;
  const ready = !isMixed && !state.isRefused && refused.length === 0 && !isIncomplete(op, values);
  // It follows the operation above, so that both never compete for the worker.
  const { ranOn } = state.runs.state;
  const enabled = ready && !asks && (state.asks || (ranOn !== null && sameValues(ranOn, state.effective)));
  useLiveRun(runs, values, { enabled, cost, revision: language });
  const { abandon } = runs;
  useEffect(() => {
    if (!enabled && !asks) abandon();
  }, [enabled, asks, abandon]);
  const { result, ranOn: ran, good, madeFrom } = runs.state;
  const isOf = (from: Values | null) => from !== null && sameValues(from, values);
  const stale = !isOf(madeFrom) || result?.ok === false;
  return {
    fields,
    control,
    setValue,
    values,
    runs,
    cost,
    waits: asks && ready,
    failures: failuresOf(op, values, refused, isOf(ran) ? result : null).fields,
    // Results of another input stay only while the next run takes a moment, not until the user starts it.
    good: isMixed || isIncomplete(op, values) || (asks && stale) ? null : good,
    stale,
    start: () => void runs.start(values),
  };
}

/** Returns an output without what the main result above already says; null if nothing is left. */
function withoutRepeats(entry: OutputEntry, leadText: string, words: PageTexts): OutputEntry | null {
  const { output, value } = entry;
  if (isNothing(value) || output.of !== undefined || outputText(entry, words.say) === leadText) return null;
  if (output.kind !== 'keyValue') return entry;
  const rows = (value as readonly KeyValue[]).filter((row) => words.cell(row.value) !== leadText);
  return rows.length === 0 ? null : { ...entry, value: rows };
}

/** The results of another operation on the same input, below those of the page's own. */
export function Also(props: AlsoProps) {
  const { base, shown, leadText, words, fileName } = props;
  const { operation, op } = shown;
  const { tool } = words;
  const also = useAlso(props);
  const { good, runs, fields } = also;
  const id = `${base}-also-${operation}`;
  const outputs = outputEntries(op, good?.output).flatMap((entry): NamedOutput[] => {
    const left = withoutRepeats(entry, leadText, words);
    const label = tool(outputKey(operation, op, entry.name)) ?? entry.name;
    return left ? [{ ...left, id: `${id}-out-${left.name}`, label }] : [];
  });
  if (fields.length === 0 && outputs.length === 0 && !also.waits) return null;
  // What it needs is visible, everything else collapsed.
  const options = fields.filter(([, one]) => !one.required && isVisible(one, also.values));
  const field = ([name, one]: [string, Field]) => (
    <div key={name} className={styles.field} data-option={name}>
      <FieldSlot
        {...{ name, words }}
        field={one}
        id={`${id}-${name}`}
        control={also.control}
        failure={also.failures[name]}
        autofocus={false}
        prominent={false}
        ghost={undefined}
        onEdit={() => undefined}
        onReplace={also.setValue}
        onUndo={undefined}
        values={also.values}
      />
    </div>
  );
  const title = tool(`operations.${operation}`) ?? operation;
  return (
    <section className={styles.also} aria-label={title} data-also={operation} data-stale={also.stale || undefined}>
      {(fields.length > 0 || outputs.length > 1) && <h2 className={styles.title}>{title}</h2>}
      {fields.filter(([, { required }]) => required).map(field)}
      {options.length > 0 && (
        <details className={fold.fold} open={options.some(([name]) => also.failures[name] !== undefined) || undefined}>
          <summary className={fold.summary}>
            <Icon name="chevron-right" className={fold.marker} />
            {words.t('form.options')}
          </summary>
          <div className={styles.options}>{options.map(field)}</div>
        </details>
      )}
      {also.waits && (
        <RunBar
          {...runs.state}
          {...{ words }}
          verb={title}
          cost={also.cost}
          onRun={also.start}
          onCancel={runs.cancel}
        />
      )}
      {outputs.length > 0 && (
        <div className={styles.results}>
          <Warnings
            warnings={good?.warnings ?? []}
            readings={good?.readings}
            words={words}
            canSet={(values) => Object.keys(values).every((name) => fields.some(([own]) => own === name))}
            onFix={(values) => Object.entries(values).forEach(([name, value]) => also.setValue(name, value))}
          />
          <OutputList {...{ outputs, words, fileName }} />
        </div>
      )}
    </section>
  );
}
