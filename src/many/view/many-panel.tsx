import { type ReactNode, useMemo, useState } from 'react';
import { Problem } from '../../base/problem.ts';
import { MOST_BETWEEN } from '../../core/steps/chain.ts';
import type { CarriedValue } from '../../core/steps/chain.ts';
import { decodeText } from '../../core/decode-text.ts';
import { lookupOf } from '../../i18n/i18n.ts';
import { failureText } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { leftDraft } from '../../session/drafts.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import type { FailureWords } from '../export.ts';
import type { ManyStep } from '../job.ts';
import type { NamedFile } from '../../ui/parts/file-upload/dropped-files.ts';
import { fileSource, type Source, textSource } from '../source.ts';
import { ManyBar } from './many-bar.tsx';
import { type Entered, ManyInput, NOTHING_ENTERED } from './many-input.tsx';
import styles from './many.module.css';
import { ResultsTable } from './results-table.tsx';
import { useMany } from './use-many.ts';

interface ManyPanelProps {
  /** The part of the page whose unsaved content survives a reload. */
  part: string;
  /** Whether the values are secrets. */
  secret: boolean;
  steps: readonly ManyStep[];
  /** Whether these steps can run on any value at all. */
  canRun: boolean;
  isCheap: boolean;
  language: string;
  /** The options of the tool. */
  options?: ReactNode;
  onOpen: (value: CarriedValue) => void;
  /** For saved files, without extension. */
  fileName: string;
  /** Files that were dropped on the field for one value. */
  files: readonly NamedFile[] | null;
}

const KINDS = new Set(['text', 'split', 'column', 'hasHeader']);

function restored(part: string): Entered {
  const draft = leftDraft(part);
  const raw = { ...(draft?.open as Partial<Entered> | undefined), ...(draft?.secret as Partial<Entered> | undefined) };
  const own = Object.fromEntries(Object.entries(raw).filter(([name]) => KINDS.has(name)));
  return { ...NOTHING_ENTERED, ...own };
}

function sourceOf(entered: Entered): { source: Source | null; problem: Problem | null } {
  if (entered.files) return { source: fileSource(entered.files), problem: null };
  if (entered.text === '') return { source: null, problem: null };
  try {
    return { source: textSource(entered.text, entered.split, entered), problem: null };
  } catch (error) {
    if (error instanceof Problem) return { source: null, problem: error };
    throw error;
  }
}

/** Runs many values through the same steps, and shows what comes of each. */
export default function ManyPanel(props: ManyPanelProps) {
  const { part, secret, steps, canRun, isCheap, language, options, onOpen, fileName, files } = props;
  const t = useTexts();
  const [entered, setEntered] = useState(() => (files ? { ...NOTHING_ENTERED, files } : restored(part)));
  const [show, setShow] = useState<'all' | 'failed'>('all');
  const [unread, setUnread] = useState<string>();
  useDraft(part, () => {
    const { files: _, ...kept } = entered;
    if (kept.text === '') return undefined;
    return secret ? { open: {}, secret: kept } : { open: kept };
  });
  const { source, problem } = useMemo(() => sourceOf(entered), [entered]);
  const { many, snapshot, isCurrent, isLive, run } = useMany({ source, steps, language, isCheap: isCheap && canRun });
  const wordsOf: FailureWords = (result) => {
    if (result.kind === 'tooMuch') return t('chain.tooMuch', { most: MOST_BETWEEN / 1_000_000 });
    if (result.kind !== 'failure') return '';
    const step = steps[result.step];
    const words = failureText(lookupOf(step?.card.id ?? ''), lookupOf('app'), result.failure);
    return steps.length > 1 ? t('many.atStep', { number: result.step + 1, words }) : words;
  };
  const read = async (file: File) => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    setUnread(text === null ? file.name : undefined);
    if (text === null) setEntered((before) => ({ ...before, files: [{ path: file.name, file }] }));
    else
      setEntered((before) => ({
        ...before,
        files: null,
        text,
        column: 0,
        split: /\.(?:csv|tsv)$/i.test(file.name) ? 'csv' : before.split,
      }));
  };
  const only = show === 'failed' && snapshot.failed > 0 ? (many?.failedIndexes() ?? null) : null;
  return (
    <section className={styles.panel} aria-label={t('many.title')} data-many>
      <ManyInput
        {...{ entered, source }}
        onChange={(changes) => {
          setUnread(undefined);
          setEntered((before) => ({ ...before, ...changes }));
        }}
        onListFile={(file) => void read(file)}
      />
      {unread !== undefined && <p className={styles.hint}>{t('many.notText', { name: unread })}</p>}
      {problem && <Alert tone="error">{t('many.tooManyCells')}</Alert>}
      {options !== undefined && <div className={styles.options}>{options}</div>}
      <ManyBar
        {...{ many, snapshot, isCurrent, isLive, language, show, wordsOf, fileName }}
        count={source?.count ?? 0}
        canRun={canRun && (source?.count ?? 0) > 0}
        onShow={setShow}
        onRun={run}
      />
      {snapshot.state === 'broken' && <Alert tone="error">{t('chain.notLoaded')}</Alert>}
      {many && (
        <ResultsTable
          {...{ many, snapshot, only, wordsOf }}
          isOutdated={!isCurrent}
          onOpen={(index) => onOpen(many.source.at(index))}
        />
      )}
    </section>
  );
}
