import { useId, useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { fieldKind } from '../../core/kinds.ts';
import { returnedValue } from '../../core/inverse.ts';
import { outputText } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import { isIncomplete } from '../../core/run.ts';
import { cx } from '../parts/cx.ts';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import { Actions } from './actions.tsx';
import { Chips } from './chips.tsx';
import { chipsOf } from './examples.ts';
import { FieldSlot } from './field-slot.tsx';
import styles from './form.module.css';
import { isLarge, layoutOf, rowsOf } from './layout.ts';
import { namedOutputs } from './named-outputs.ts';
import { OutputList } from './output-list.tsx';
import { OutputSlot } from './output-slot.tsx';
import results from './results.module.css';
import { Results } from './results.tsx';
import { RunBar } from './run-bar.tsx';
import { useOperation } from './use-operation.ts';
import type { Run } from './use-run.ts';
import { isShown, type Values } from './values.ts';
import type { Words } from './words.ts';

interface OperationFormProps {
  toolId: string;
  operation: string;
  op: Operation;
  start: Values;
  words: Words;
  language: string;
  run: Run;
  shareBase: string;
  onValues: (values: Values) => void;
  /** Goes to the inverse operation with what came out (undefined when nothing usable did). */
  onSwap: ((result: unknown) => void) | undefined;
}

/** Fields, examples, results and actions of one operation, laid out by their kinds. */
export function OperationForm(props: OperationFormProps) {
  const { toolId, operation, op, words, language, run, onSwap } = props;
  const { t } = words;
  const base = useId();
  const layout = layoutOf(op);
  // A new language must not throw a generated value away.
  const revision = layout === 'generator' ? '' : language;
  const state = useOperation({ operation, op, start: props.start, run, revision, onValues: props.onValues });
  const { values, runs, failures } = state;
  const { result, good, working, progress } = runs.state;
  const verb = words.tool(`operations.${operation}`) ?? t('form.run');
  const chips = useMemo(() => chipsOf(op, words), [op, words]);

  const outputs = namedOutputs(base, operation, op, good?.output, words);
  const [first, ...rest] = outputs;
  const primary = primaryOf(op);
  const takesOnlyFiles = primary !== null && fieldKind(primary.field.kind).file === 'only';
  const empty = good?.empty === true;
  // While something is typed that is wrong, "type something" would be no help.
  const hint =
    state.asks && !good && !state.isRefused && !isIncomplete(op, values)
      ? t('form.pressRun', { run: verb })
      : hintOf(empty && result?.ok === true && !state.isRefused, takesOnlyFiles, chips.length > 0, t);
  const shown = Object.entries(op.fields).filter(([, field]) => isShown(field, values));
  const options = shown.filter(([name]) => layout === 'generator' || name !== primary?.name);

  const field = (name: string, stretch = false) => {
    const spec = op.fields[name];
    return (
      spec && (
        <FieldSlot
          key={name}
          {...{ name, words, stretch }}
          id={`${base}-${name}`}
          field={spec}
          control={state.control}
          failure={failures.fields[name]}
          autofocus={name === primary?.name && layout !== 'generator' && startsTyping()}
          prominent={name === primary?.name && layout === 'stack'}
          onEdit={state.edited}
        />
      )
    );
  };
  const optionRows = options.length > 0 && (
    <div className={styles.options}>
      {rowsOf(options, layout === 'panes' ? 0 : undefined).map(({ look, names }) => (
        <div key={names[0]} className={styles[look]}>
          {names.map((name) => (
            <div
              key={name}
              className={styles.cell}
              data-kind={op.fields[name]?.kind}
              data-hint={words.tool(`fields.${name}.hint`) === null ? undefined : true}
            >
              {field(name)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
  const runBar = state.asks && (
    <RunBar {...{ working, progress, words, verb }} cost={state.cost} onRun={state.execute} onCancel={runs.cancel} />
  );
  const swap = onSwap && (
    <IconButton
      icon="arrow-right-left"
      variant="default"
      label={t('form.swap')}
      className={styles.swap}
      onClick={() => onSwap(state.stale || empty ? undefined : returnedValue(op, good?.output))}
    />
  );
  const refresh = <IconButton icon="refresh-cw" size="small" label={t('form.refresh')} onClick={state.execute} />;
  const shared = { words, fileName: toolId };
  const nothing = <p className={results.hint}>{hint}</p>;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    state.execute();
  };

  return (
    <>
      <Chips {...{ chips, words }} onPick={(chip) => void state.show(chip.input)} />
      <Actions
        {...{ toolId, operation, op, values, words }}
        shareBase={props.shareBase}
        result={first && !empty ? outputText(first, words.say) : ''}
        onReset={state.reset}
        onUndo={state.undo}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter runs from any field */}
      <form
        className={cx(styles.body, styles[layout])}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (state.asks) state.execute();
        }}
      >
        {layout !== 'generator' && primary && isShown(primary.field, values) && (
          <div
            className={cx(styles.primary, isLarge(primary.field) && styles.primaryLarge)}
            data-kind={primary.field.kind}
          >
            {field(primary.name, layout === 'panes')}
          </div>
        )}
        {layout !== 'generator' && (optionRows || runBar) && (
          <div className={styles.settings}>
            {optionRows}
            {runBar}
          </div>
        )}
        {layout === 'panes' && swap && <div className={styles.middle}>{swap}</div>}
        {layout === 'panes' ? (
          <Results state={state} words={words} className={styles.right}>
            <div className={cx(results.content, styles.pane)}>
              {first && <OutputSlot {...first} {...shared} stretch hint={hint} />}
            </div>
            {rest.length > 0 && good && !empty && (
              <div className={results.content}>
                <OutputList outputs={rest} {...shared} />
              </div>
            )}
          </Results>
        ) : (
          <Results state={state} words={words} className={styles.right}>
            {layout === 'stack' && swap && <div className={styles.stackSwap}>{swap}</div>}
            {good && !empty ? (
              <div className={results.content}>
                <OutputList
                  outputs={outputs}
                  {...shared}
                  leading={layout === 'generator'}
                  actions={layout === 'generator' && refresh}
                />
              </div>
            ) : (
              hint !== '' && nothing
            )}
          </Results>
        )}
        {layout === 'generator' && optionRows && <div className={styles.settings}>{optionRows}</div>}
      </form>
    </>
  );
}

function hintOf(empty: boolean, takesOnlyFiles: boolean, hasExamples: boolean, t: Words['t']): string {
  if (!empty) return '';
  if (takesOnlyFiles) return t(hasExamples ? 'form.emptyFileWithExamples' : 'form.emptyFile');
  return t(hasExamples ? 'form.emptyWithExamples' : 'form.empty');
}

/** On arrival the caret stands in the first field, but not where that would raise a keyboard over half of the screen. */
function startsTyping(): boolean {
  return window.matchMedia?.('(width > 700px) and (pointer: fine)').matches ?? false;
}
