import { useEffect, useState } from 'react';
import { leadOf, outputEntries, outputText } from '../../../core/outputs.ts';
import type { Operation, Tool } from '../../../core/tool.ts';
import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { cx } from '../../parts/cx.ts';
import type { PageTexts } from '../../page-texts.ts';
import { arrivalValues, ghostText } from '../../../operation/example.ts';
import type { Run } from '../../../operation/runs.ts';
import type { Values } from '../../../operation/values.ts';
import { Sentence } from './sentence.tsx';
import styles from './sentence.module.css';

/** Number of sentences always visible; the tool's other operations are collapsed. */
const FIRST = 3;

/** Whether the page presents the tool's operations as sentences to fill in. */
export const hasSentences = ({ operations }: Pick<Tool, 'operations'>) =>
  Object.values(operations).filter(({ sentence }) => sentence).length > 1;

interface ChoicesProps {
  tool: Tool;
  words: PageTexts;
  /** The operation whose form is open, between the sentences before and after it. */
  current: string;
  valuesOf: (op: Operation) => Values;
  run: Run;
  onChoose: (operation: string) => void;
}

/** The sentences of a tool before or after the open one, each with the answer to its example. */
export function SentenceChoices({ place, ...props }: ChoicesProps & { place: 'before' | 'after' }) {
  const { tool, words, current, onChoose } = props;
  const names = Object.keys(tool.operations);
  const first = names.filter((name) => tool.operations[name]?.sentence).slice(0, FIRST);
  const rest = names.filter((name) => !first.includes(name));
  const at = first.includes(current) ? first.indexOf(current) : FIRST;
  const shown = place === 'before' ? first.slice(0, at) : first.slice(at + 1);
  // Collapsed sentences expand around the selected one.
  const folds = rest.length > 0 && (place === 'after') === first.includes(current);
  return (
    <div className={cx(styles.list, styles[place])}>
      {shown.map((name) => (
        <Choice key={`${name} ${current}`} {...props} operation={name} />
      ))}
      {folds && (
        <details className={styles.more} open={rest.includes(current)}>
          <summary>{words.t('form.more')}</summary>
          <ButtonsSelect
            ariaLabel={words.t('form.operations')}
            value={current}
            onChange={onChoose}
            options={rest.map((name) => ({ value: name, label: words.tool(`operations.${name}`) ?? name }))}
          />
        </details>
      )}
    </div>
  );
}

function Choice({ operation, tool, words, valuesOf, run, onChoose }: ChoicesProps & { operation: string }) {
  const op = tool.operations[operation];
  const [values] = useState(() => op && arrivalValues(op, valuesOf(op)));
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (!op || !values) return;
    const controller = new AbortController();
    void run(operation, values, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted || !result.ok) return;
      const lead = outputEntries(op, result.output).find(({ name }) => name === leadOf(op));
      if (lead) setAnswer(outputText(lead, words.say));
    });
    return () => controller.abort();
  }, [op, operation, run, values, words]);
  if (!op) return null;
  return (
    <button type="button" className={styles.choice} data-operation={operation} onClick={() => onChoose(operation)}>
      <Sentence
        {...{ operation, op }}
        tool={words.tool}
        renderBlank={(name) => {
          const field = op.fields[name];
          return <span className={styles.value}>{(field && ghostText(field, values?.[name])) ?? '…'}</span>;
        }}
      />
      <bdi className={styles.answer}>{answer}</bdi>
    </button>
  );
}
