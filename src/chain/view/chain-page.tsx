import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { loadSpec } from '../../catalog/load-spec.ts';
import { content } from '../../core/fields.ts';
import { isInputFile } from '../../core/field.ts';
import { run, warmUp } from '../../executor/browser.ts';
import { loadToolNamespace, lookupOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { leftDraft } from '../../session/drafts.ts';
import { onHandoff, takeHandoff } from '../../session/handoff.ts';
import { lazyPart } from '../../session/lazy-part.ts';
import { notify } from '../../session/notices.ts';
import { useDraft } from '../../session/use-draft.ts';
import { FIELD_COMPONENTS } from '../../ui/components.tsx';
import { LargeField } from '../../ui/fields/large/large-field.tsx';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { ManyFilesContext, type NamedFile } from '../../ui/parts/file-upload/dropped-files.ts';
import { Badge } from '../../ui/parts/feedback/badge.tsx';
import { useKeptFocus } from '../../ui/parts/use-kept-focus.ts';
import { Spinner } from '../../ui/parts/spinner/spinner.tsx';
import type { LineProblem } from '../../calls/notation.ts';
import { manySteps } from '../state/sources.ts';
import { arrive, DRAFT_PART, draftOf } from '../state/arrival.ts';
import type { Chain, ChainSnapshot } from '../state/chain.ts';
import { activeSteps } from '../state/document.ts';
import type { Runner } from '../state/inverses.ts';
import type { Loaded } from '../state/stage.ts';
import { useChain } from '../state/use-chain.ts';
import { ChainBar } from './chain-bar.tsx';
import styles from './chain.module.css';
import { nameOf } from './names.ts';
import type { Saved } from './save-chain.tsx';
import { ResultPane } from './result-pane.tsx';
import { StepList } from './step-list.tsx';
import { NamedInputs } from './named-inputs.tsx';
import { useWay } from './use-way.ts';

interface ChainPageProps {
  language: string;
  /** The absolute address of the page, without fragment. */
  address: string;
  /** What the page was opened with. */
  fragment: string;
  /** The user's words, among which chains are saved. */
  saved: Saved;
}

/** The part of the page with many values. */
const MANY_PART = 'many chain';
const SaveChain = lazyPart(() => import('./save-chain.tsx'));
const ManyPanel = lazyPart(() => import('../../many/view/many-panel.tsx'));

const INPUT = content({ primary: true });

async function load(card: Runner['load'] extends (card: infer C) => unknown ? C : never): Promise<Loaded> {
  const [tool] = await Promise.all([loadSpec(card), loadToolNamespace(card.id)]);
  return { tool, texts: (key, params) => lookupOf(card.id)(key, params) };
}

/** A chain of tools: its input, its steps with their values, and the result. */
export default function ChainPage(props: ChainPageProps) {
  // What is handed over while the page is open replaces the chain.
  const [visit, setVisit] = useState(0);
  useEffect(() => onHandoff(DRAFT_PART, () => setVisit((before) => before + 1)), []);
  return <ChainWork key={`${visit} ${props.fragment}`} {...props} />;
}

function ChainWork({ language, address, fragment, saved }: ChainPageProps) {
  const t = useTexts();
  const base = useId();
  const [{ start, isExample, problems }] = useState(() => arrive(fragment));
  useEffect(() => void takeHandoff(DRAFT_PART), []);
  const [snapshot, chain] = useChain(() => ({ start, isExample, load, run, language }), language);
  const runner = useMemo<Runner>(() => ({ load, run, language }), [language]);
  const { document } = snapshot;
  const [isMany, setMany] = useState(() => leftDraft(MANY_PART) !== undefined);
  const [files, setFiles] = useState<readonly NamedFile[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const before = useRef(document);
  const showMany = (isOn: boolean, dropped: typeof files = null) => {
    setFiles(dropped);
    setMany(isOn);
  };
  useEffect(warmUp, []);
  useDraft(DRAFT_PART, () => (snapshot.isExample && before.current === document ? undefined : draftOf(document)));
  const { oneWay, reverse } = useReverse(snapshot, runner, chain.replace);
  const find = useWay(snapshot, language, chain.add);
  const kept = useKeptFocus<HTMLElement>(document.steps.map(({ id }) => id).join());

  useHistoryKeys(chain);
  return (
    <div className={styles.page} data-chain>
      <ChainBar
        {...{ chain, snapshot, address, oneWay, t }}
        onReverse={reverse}
        onFind={find}
        onSave={() => setSaving(true)}
        many={{ isOn: isMany, onToggle: () => showMany(!isMany) }}
      />
      {isSaving && (
        <Suspense>
          <SaveChain {...{ document, saved }} onClose={() => setSaving(false)} />
        </Suspense>
      )}
      {problems.length > 0 && <LinkProblems problems={problems} t={t} />}
      <div className={styles.panes} data-many={isMany || undefined}>
        <section hidden={isMany} className={styles.input} aria-labelledby={`${base}-input-title`}>
          <h2 id={`${base}-input-title`}>
            {t('chain.input')} {snapshot.isExample && <Badge tone="info">{t('form.example')}</Badge>}
          </h2>
          <ManyFilesContext value={(dropped) => showMany(true, dropped)}>
            <LargeField
              control={FIELD_COMPONENTS.content}
              id={`${base}-input`}
              field={INPUT}
              value={document.input}
              label={t('chain.text')}
              placeholder={t('ui.placeholder')}
              optionLabel={String}
              onChange={(value) => (typeof value === 'string' || isInputFile(value)) && chain.setInput(value)}
              onReplace={(value) => (typeof value === 'string' || isInputFile(value)) && chain.setInput(value)}
              onUndo={chain.undo}
              stretch
            />
          </ManyFilesContext>
          {!isMany && <NamedInputs {...{ chain, snapshot, t }} />}
        </section>
        {isMany && (
          <div className={styles.many}>
            <h2>{t('many.title')}</h2>
            <ManyThrough {...{ chain, snapshot, language, files }} onDone={() => showMany(false)} />
          </div>
        )}
        <section {...kept} className={styles.middle} aria-labelledby={`${base}-steps-title`}>
          <h2 id={`${base}-steps-title`}>{t('chain.steps')}</h2>
          <StepList {...{ chain, snapshot, language, runner }} />
        </section>
        <section hidden={isMany} className={styles.result} aria-labelledby={`${base}-result-title`}>
          <h2 id={`${base}-result-title`}>{t('chain.result')}</h2>
          <ResultPane {...{ snapshot, language, t }} />
        </section>
      </div>
    </div>
  );
}

interface ManyThroughProps {
  chain: Chain;
  snapshot: ChainSnapshot;
  language: string;
  files: readonly NamedFile[] | null;
  onDone: () => void;
}

/** Many values that run through the chain. */
function ManyThrough({ chain, snapshot, language, files, onDone }: ManyThroughProps) {
  const t = useTexts();
  const steps = activeSteps(snapshot.document);
  const isSecret = steps.some(({ operation }) => operation.primary.secret || operation.outputs[0]?.secret);
  const fits = snapshot.steps.every(({ status }) => status !== 'misfit' && status !== 'broken');
  return (
    <Suspense fallback={<Spinner />}>
      <ManyPanel
        part={MANY_PART}
        secret={isSecret}
        steps={manySteps(snapshot.document)}
        canRun={steps.length > 0 && fits}
        isCheap={steps.every(({ operation }) => operation.cost === undefined)}
        language={language}
        onOpen={(value) => {
          chain.setInput(value);
          onDone();
        }}
        fileName="chain"
        files={files}
        options={<NamedInputs {...{ chain, snapshot, t }} />}
      />
    </Suspense>
  );
}

/** Undo and redo from anywhere on the page, except in an editor, which has its own, and below a dialog. */
function useHistoryKeys({ undo, redo }: Pick<Chain, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey === metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('.cm-editor')) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !shiftKey) undo();
      else if (key === 'z' || (key === 'y' && !shiftKey)) redo();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation(); // the actions of the shell have a history of their own
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [undo, redo]);
}

/** Turns the chain round, on what it makes now. */
function useReverse(
  { document, steps }: ChainSnapshot,
  runner: Runner,
  replace: (next: ChainSnapshot['document']) => void,
) {
  const oneWay = steps
    .filter(
      ({ status, step }) =>
        status !== 'off' && (step.operation.inverse === undefined || Object.keys(step.sources).length > 0),
    )
    .map(({ step }) => nameOf(step));
  const reverse = async () => {
    const result = steps.findLast(({ status }) => status !== 'off')?.text ?? '';
    const { reversed } = await import('../state/reverse.ts');
    const next = await reversed(document, result, runner);
    if (next) replace(next);
    else notify({ id: 'reverse', text: 'chain.notReversed' });
  };
  return { oneWay, reverse: () => void reverse() };
}

/** What a link names and doesn't exist here, as plain text. */
function LinkProblems({ problems, t }: { problems: readonly LineProblem[]; t: ReturnType<typeof useTexts> }) {
  return (
    <Alert tone="warning" title={t('chain.linkProblems')}>
      <ul>
        {problems.slice(0, 10).map((problem, at) => (
          <li key={at}>
            {'option' in problem
              ? t(problem.kind === 'bad-source' ? 'chain.badSource' : 'chain.unknownOption', {
                  word: problem.word.slice(0, 60),
                  option: problem.option.slice(0, 60),
                })
              : t(`failures.${problem.kind}`, { name: problem.word.slice(0, 60) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
