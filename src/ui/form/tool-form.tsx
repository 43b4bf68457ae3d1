import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CardHead } from '../../core/card.ts';
import { type Handoff, handOver, onHandoff, takeHandoff } from '../../session/handoff.ts';
import { forgetOptions, startOptions } from '../../session/remembered-options.ts';
import { type Settings, settings } from '../../session/settings.ts';
import { useDraft } from '../../session/use-draft.ts';
import { inverseTarget, settingsForInverse } from '../../core/inverse.ts';
import type { LinkState } from '../../core/link.ts';
import { type Operation, primaryOf, type Tool } from '../../core/tool.ts';
import { ButtonsSelect } from '../parts/buttons-select/buttons-select.tsx';
import styles from './page.module.css';
import { ContinuingContext } from './continuing.ts';
import { createKept, type Kept } from '../../operation/kept.ts';
import { hasSentences, SentenceChoices } from './sentence/sentence-choices.tsx';
import { roomOf } from './layout.ts';
import { type ManyMode, useManyMode } from './many-mode.ts';
import { OperationForm } from './operation-form.tsx';
import { pageFields, tabsOf } from '../../operation/below.ts';
import type { Prepared, Run } from '../../operation/runs.ts';
import { initialValues, type Values } from '../../operation/values.ts';
import { pageDraft, restorePage } from '../../operation/page-draft.ts';
import { usePageTexts } from '../page-texts.ts';

interface ToolFormProps {
  card: Pick<CardHead, 'id'>;
  tool: Tool;
  /** The state from the page's link; read when the form mounts. */
  initial: LinkState | null;
  language: string;
  run: Run;
  /** The absolute address of the page, without fragment. */
  shareBase: string;
  /** Opens the page of another tool; if absent, there is no swap to other tools. */
  openTool?: (id: string) => void;
  /** Title and description of the page. */
  head?: ReactNode;
  /** Runs many values; if absent, the page takes one. */
  many?: ManyMode['render'];
  /** A result computed before the page was shown. */
  prepared?: (Prepared & { operation: string }) | undefined;
}

/** The page of a tool below its title. It knows kinds of fields and outputs, but no specific tool. */
export function ToolForm(props: ToolFormProps) {
  return <Session key={props.card.id} {...props} />;
}

function valuesIn({ values, undoes, result }: Omit<Handoff, 'operation'>, op: Operation): Values {
  const content = undoes ? settingsForInverse(undoes, op, values) : values;
  // A result was made with the initial options, whatever is remembered.
  return result ? { ...initialValues(op), ...content } : content;
}

const knows = ({ operations }: Tool, name: string) => Object.hasOwn(operations, name);

/** Stores values from outside and returns the operation to show. */
function takeInto(kept: Kept, tool: Tool, state: Handoff | null, current: string): string {
  if (!state) return current;
  const name = knows(tool, state.operation) ? state.operation : current;
  const op = tool.operations[name];
  if (op) kept.take(pageFields(tool, op), valuesIn(state, op), state.primary);
  return name;
}

function Session({ card, tool, initial, language, run, shareBase, openTool, head, prepared, many }: ToolFormProps) {
  const words = usePageTexts(card.id, language);
  const [manyMode, closeMany] = useManyMode(card.id, many);
  const names = Object.keys(tool.operations);
  // A link specifies all of its options; saved options are for visits without one.
  const createOwn = () => createKept(initial ? undefined : (op) => startOptions(card.id, op.fields));
  const [kept] = useState(createOwn);
  /** What the page would contain if it were opened anew. */
  const [opened] = useState(createOwn);
  const forgotten = useRef<Settings['options']>(undefined);
  const draftPart = `tool ${card.id}`;
  const take = (state: Handoff | null, current: string) => takeInto(kept, tool, state, current);
  const arrive = (name: string, made?: Values) =>
    opened.arrive(tool.operations[name], kept.arrive(tool.operations[name], made));
  const madeBy = (handoff: Handoff | null, name: string): (Prepared & { operation: string }) | undefined => {
    const target = tool.operations[name];
    const result = handoff?.operation === name ? handoff.result : undefined;
    return target && result && { operation: name, result, values: kept.valuesOf(target) };
  };
  // The generation increases when values come from outside, which remounts the form below.
  const [shown, setShown] = useState(() => {
    const linked = take(initial, names[0] ?? '');
    takeInto(opened, tool, initial, linked);
    const handoff = takeHandoff(card.id);
    const handed = take(handoff, linked);
    const restored = handoff ? null : restorePage(tool, kept, draftPart);
    const operation = restored ?? handed;
    const made = restored === null ? (madeBy(handoff, operation) ?? prepared) : undefined;
    arrive(operation, made?.operation === operation ? made.values : {});
    return { operation, generation: 0, made, linked };
  });
  useEffect(() =>
    onHandoff(card.id, () => {
      const handoff = takeHandoff(card.id);
      closeMany();
      setShown((before) => {
        const next = take(handoff, before.operation);
        return { ...before, operation: next, generation: before.generation + 1, made: madeBy(handoff, next) };
      });
    }),
  );

  const op = tool.operations[shown.operation];
  useDraft(draftPart, () =>
    pageDraft(tool, { operation: shown.operation, kept }, { operation: shown.linked, kept: opened }),
  );
  const continuing = use(ContinuingContext);
  const onValues = useCallback(
    (values: Values) => {
      if (!op) return;
      kept.keep(op, values);
      const primary = primaryOf(op);
      continuing?.noteInput(primary && !primary.field.secret ? values[primary.name] : undefined);
    },
    [kept, op, continuing],
  );
  if (!op) return null;

  const target = op.inverse === undefined ? null : inverseTarget(card.id, op.inverse);
  const swap = (result: unknown) => {
    if (!target) return;
    const { toolId, operation } = target;
    const handoff = { operation, values: kept.valuesOf(op), primary: result, undoes: op };
    if (toolId === card.id) {
      const generation = shown.generation + 1;
      setShown({ ...shown, operation: take(handoff, shown.operation), generation, made: undefined });
      return;
    }
    handOver(toolId, handoff);
    openTool?.(toolId);
  };
  const canSwap =
    target !== null && (target.toolId === card.id ? knows(tool, target.operation) : openTool !== undefined);

  const asks = hasSentences(tool);
  const tabs = tabsOf(tool, shown.operation);
  const choose = (operation: string) => {
    arrive(operation);
    setShown({ ...shown, operation });
  };
  const choices = { tool, words, run, current: shown.operation, valuesOf: kept.valuesOf, onChoose: choose };
  return (
    <div className={styles.page} data-room={roomOf(Object.values(tool.operations))}>
      {head !== undefined && <div className={styles.head}>{head}</div>}
      {asks && <SentenceChoices place="before" {...choices} />}
      {tabs.length > 1 && !asks && (
        <ButtonsSelect
          className={styles.tabs}
          ariaLabel={words.t('form.operations')}
          value={shown.operation}
          onChange={choose}
          options={tabs.map((name) => ({ value: name, label: words.tool(`operations.${name}`) ?? name }))}
        />
      )}
      <OperationForm
        key={`${shown.operation} ${shown.generation}`}
        toolId={card.id}
        operation={shown.operation}
        op={op}
        start={kept.valuesOf(op)}
        prepared={shown.made?.operation === shown.operation ? shown.made : undefined}
        onSwap={canSwap ? swap : undefined}
        onForget={() => {
          forgotten.current = settings.get().options;
          forgetOptions(card.id, op.fields);
        }}
        onRecall={() => {
          if (forgotten.current) settings.note('options', forgotten.current);
          forgotten.current = undefined;
        }}
        many={manyMode}
        {...{ tool, words, language, run, shareBase, onValues, kept }}
      />
      {asks && <SentenceChoices place="after" {...choices} />}
    </div>
  );
}
