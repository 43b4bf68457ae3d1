import { useEffect } from 'react';
import { isNothing, outputEntries, outputText, type OutputEntry } from '../../../../core/outputs.ts';
import type { Field } from '../../../../core/field.ts';
import { outputKey } from '../../../../core/text-keys.ts';
import type { KeyValue } from '../../../../core/values.ts';
import { createBelow, type Shown } from '../../../../operation/below.ts';
import type { Prepared, Run } from '../../../../operation/runs.ts';
import { useOperation } from '../../../../operation/use-operation.ts';
import { isVisible, type Values } from '../../../../operation/values.ts';
import { FieldSlot } from '../../field-slot.tsx';
import { RunBar } from '../../run/run-bar.tsx';
import { type FormState, useFields } from '../../use-form-state.ts';
import { OutputList } from '../output-list.tsx';
import type { NamedOutput } from '../output-slot.tsx';
import { Warnings } from '../warnings.tsx';
import type { PageTexts } from '../../../page-texts.ts';
import { Icon } from '../../../parts/icon/icon.tsx';
import fold from '../../options.module.css';
import styles from './also.module.css';

interface AlsoProps {
  base: string;
  shown: Shown;
  /** The operation above it. */
  state: FormState;
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

/** The state of the operation, and the fields that the one above doesn't have. */
function useAlso({ shown, state, start, prepared, language, run, onValues }: AlsoProps) {
  const options = { shown, start, prepared, run, revision: language };
  const [snapshot, operation] = useOperation(() => createBelow({ ...options, above: state.operation }), options);
  const { values, hold, asks, outdated, isRefused } = snapshot;
  useEffect(
    () => onValues(Object.fromEntries(operation.own.map(([name]) => [name, values[name]]))),
    [operation, values, onValues],
  );
  return {
    ...snapshot,
    ...useFields(operation),
    operation,
    waits: asks && !isRefused && (hold === null || hold === 'soon'),
    // Results of another input stay only while the next run takes a moment, not until the user starts it.
    good: hold === 'incomplete' || (asks && outdated) ? null : snapshot.good,
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
  const { good, operation: below } = also;
  const fields = below.own;
  const id = `${base}-also-${operation}`;
  const outputs = outputEntries(op, good?.output).flatMap((entry): NamedOutput[] => {
    const left = entry.output.quiet ? null : withoutRepeats(entry, leadText, words);
    const label = tool(outputKey(operation, op, entry.name)) ?? entry.name;
    return left ? [{ ...left, id: `${id}-out-${left.name}`, label }] : [];
  });
  if (fields.length === 0 && outputs.length === 0 && !also.waits) return null;
  // What it needs is visible, everything else collapsed.
  const options = fields.filter(([, field]) => !field.required && isVisible(field, also.effective));
  const field = ([name, spec]: [string, Field]) => (
    <div key={name} className={styles.field} data-option={name}>
      <FieldSlot
        {...{ name, words }}
        field={spec}
        id={`${id}-${name}`}
        control={also.control}
        operation={below}
        failure={also.failures.fields[name]}
        autofocus={false}
        prominent={false}
        ghost={undefined}
        onUndo={undefined}
        values={also.effective}
      />
    </div>
  );
  const title = tool(`operations.${operation}`) ?? operation;
  return (
    <section className={styles.also} aria-label={title} data-also={operation} data-stale={also.stale || undefined}>
      {(fields.length > 0 || outputs.length > 1) && <h2 className={styles.title}>{title}</h2>}
      {fields.filter(([, { required }]) => required).map(field)}
      {options.length > 0 && (
        <details
          className={fold.fold}
          open={options.some(([name]) => also.failures.fields[name] !== undefined) || undefined}
        >
          <summary className={fold.summary}>
            <Icon name="chevron-right" className={fold.marker} />
            {words.t('form.options')}
          </summary>
          <div className={styles.options}>{options.map(field)}</div>
        </details>
      )}
      {also.waits && <RunBar {...also} {...{ words }} verb={title} onRun={below.run} onCancel={below.cancel} />}
      {outputs.length > 0 && (
        <div className={styles.results} inert={also.outdated}>
          <Warnings
            warnings={good?.warnings ?? []}
            readings={good?.readings}
            words={words}
            canSet={(values) => Object.keys(values).every((name) => fields.some(([own]) => own === name))}
            onFix={below.replace}
          />
          <OutputList {...{ outputs, words, fileName }} />
        </div>
      )}
    </section>
  );
}
