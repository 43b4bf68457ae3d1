import { memo, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Part } from '../../../calls/outcome.ts';
import { headOf } from '../../../i18n/i18n.ts';
import { cx } from '../../../ui/parts/cx.ts';
import { Icon } from '../../../ui/parts/icon/icon.tsx';
import type { ActionContext } from '../../actions/action.ts';
import { copyAnswer, toolOf } from '../../actions/subject.ts';
import type { Answer } from '../../answers/answers.ts';
import { longText, mask } from '../../rows/display-text.ts';
import type { Row } from '../../rows/row.ts';
import { viewOf } from '../../rows/row-view.ts';
import type { Translate } from '../cached-texts.ts';
import styles from './preview.module.css';
import { useAfterFrame } from './use-after-frame.ts';

/** Matches windows where the list leaves space next to it. */
const WIDE = '(width >= 1100px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    useCallback((tell) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener?.('change', tell);
      return () => media.removeEventListener?.('change', tell);
    }, []),
    () => window.matchMedia(WIDE).matches,
  );
}

interface Props {
  row: Row | undefined;
  context: ActionContext;
  t: Translate;
}

/** The full selected answer, or what the selected tool does, next to the list on wide screens. */
export function Preview(props: Props) {
  return useIsWide() && props.row ? <Pane {...props} row={props.row} /> : null;
}

interface Selected {
  row: Row;
  answer: Answer | null;
  context: ActionContext;
}

/** Do two subjects represent the same thing? Rows are recreated with every change of the list. */
const isSame = (a: Selected | null, b: Selected) =>
  a !== null &&
  a.row.id === b.row.id &&
  a.answer === b.answer &&
  (a.row.type !== 'answer' || b.row.type !== 'answer' || a.row.call.key === b.row.call.key);

function Pane({ row, context, t }: Props & { row: Row }) {
  const answer = row.type === 'answer' ? context.answers.get(row.call.key) : null;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what can be done with a row is known by the row
  const selected = useMemo((): Selected => ({ row, answer, context }), [row, answer]);
  const shown = useAfterFrame(selected);
  return (
    <section
      className={styles.preview}
      data-old={!isSame(shown, selected) || undefined}
      aria-label={t('panel.preview')}
    >
      <div className={styles.content}>{shown && <Content selected={shown} t={t} />}</div>
    </section>
  );
}

const Content = memo(({ selected: { row, answer, context }, t }: { selected: Selected; t: Translate }) => {
  const { title } = viewOf(row, context.texts);
  const tool = toolOf(row);
  if (row.type === 'snippet') {
    return (
      <>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.snippet} dir="auto" translate="no">
          {longText(row.snippet.text)}
        </p>
      </>
    );
  }
  if (row.type !== 'answer' || answer?.state !== 'settled') {
    return tool === null ? null : <About tool={tool} context={context} t={t} />;
  }
  const { outcome } = answer;
  const name = title || context.texts.title(row.call.card.id);
  return (
    <>
      <h2 className={styles.title}>
        {outcome.kind === 'value' && row.output > 0 ? context.texts.title(row.call.card.id) : name}
      </h2>
      {outcome.kind === 'failure' && <p className={styles.failure}>{outcome.text}</p>}
      {outcome.warnings.map((warning) => (
        <Note key={warning}>{warning}</Note>
      ))}
      {outcome.kind === 'value' && (
        <dl className={styles.parts}>
          {outcome.parts.map((part, output) => (
            <PartLine
              key={part.label}
              part={part}
              leads={output === row.output}
              seeInTool={t('palette.seeInTool')}
              onCopy={() => void copyAnswer({ ...row, output }, { ...context, marked: [] }, { closes: true })}
              copyLabel={t('panel.copyPart', { label: part.label })}
            />
          ))}
        </dl>
      )}
    </>
  );
});

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="triangle-alert" />
      {children}
    </p>
  );
}

interface PartProps {
  part: Part;
  leads: boolean;
  seeInTool: string;
  copyLabel: string;
  onCopy: () => void;
}

/** One output; clicking it copies it. The focus stays in the field. */
function PartLine({ part: { label, text, secret, isMissing }, leads, seeInTool, copyLabel, onCopy }: PartProps) {
  if (text === '' || isMissing) return null;
  return (
    <div className={cx(styles.part, leads && styles.lead)}>
      <dt>{label}</dt>
      <dd>
        {text === null ? (
          seeInTool
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={styles.value}
            title={copyLabel}
            dir="ltr"
            translate="no"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onCopy}
          >
            {secret ? mask(text) : longText(text)}
          </button>
        )}
      </dd>
    </div>
  );
}

/** What a tool does, and the words that run it. */
function About({ tool, context: { index, texts }, t }: { tool: string; context: ActionContext; t: Translate }) {
  const item = index.items.find(({ id }) => id === tool);
  const words = [...new Set([...(item?.ownAliases ?? []), ...(item?.aliases ?? [])])].slice(0, 12);
  return (
    <>
      <h2 className={styles.title}>{texts.title(tool)}</h2>
      <p className={styles.about}>{headOf(tool).description}</p>
      {words.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('panel.aliases')}</h3>
          <p className={styles.words} translate="no">
            {words.map((word) => (
              <code key={word}>{word}</code>
            ))}
          </p>
        </>
      )}
    </>
  );
}
