import { useState } from 'react';
import { localeOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveFile, saveText } from '../../ui/outputs/file/save-file.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { Progress } from '../../ui/parts/feedback/progress.tsx';
import { Menu } from '../../ui/parts/overlay/menu.tsx';
import { useKeptFocus } from '../../ui/parts/use-kept-focus.ts';
import { asCsv, asEntries, asText, type FailureWords } from '../export.ts';
import type { Many, ManySnapshot } from '../../executor/many.ts';
import type { Source } from '../source.ts';
import styles from './many.module.css';

interface ManyBarProps {
  many: Many<Source> | undefined;
  snapshot: ManySnapshot;
  count: number;
  /** Whether the results are of these values and steps. */
  isCurrent: boolean;
  isLive: boolean;
  canRun: boolean;
  language: string;
  show: 'all' | 'failed';
  onShow: (show: 'all' | 'failed') => void;
  onRun: () => void;
  wordsOf: FailureWords;
  fileName: string;
}

/** Says how long is left: in seconds, or in minutes. */
function timeLeft(ms: number, language: string): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const [value, unit] = seconds < 100 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** Starts and stops the run, says how far it is, and what becomes of the results. */
export function ManyBar(props: ManyBarProps) {
  const { many, snapshot, count, isCurrent, isLive, canRun, language, show, onShow, onRun } = props;
  const t = useTexts();
  const { state, done, total, failed, noted, msLeft } = snapshot;
  const format = (value: number) => new Intl.NumberFormat(localeOf(language)).format(value);
  const isRunning = state === 'running';
  const progress = [
    t('many.progress', { done: format(done), total: format(total) }),
    failed > 0 && t('many.failed', { count: failed, number: format(failed) }),
    msLeft !== null && t('many.left', { time: timeLeft(msLeft, language) }),
  ];
  const summary = [
    t('many.done', { count: done - failed, number: format(done - failed) }),
    failed > 0 && t('many.failed', { count: failed, number: format(failed) }),
    noted > 0 && t('many.noted', { count: noted, number: format(noted) }),
  ];
  const isStopped = state === 'stopped' && isCurrent;
  const kept = useKeptFocus(state);
  return (
    <div className={styles.bar} data-many-bar {...kept}>
      {isRunning && many ? (
        <div className={styles.progress}>
          <Progress
            label={progress.filter(Boolean).join(' · ')}
            value={done / Math.max(total, 1)}
            actions={
              <Button size="small" onClick={many.cancel}>
                {t('form.cancel')}
              </Button>
            }
          />
        </div>
      ) : (
        <>
          {(!isLive || isStopped) && (!isCurrent || state !== 'finished') && (
            <Button variant="primary" icon="play" disabled={!canRun} onClick={onRun}>
              {isStopped
                ? t('many.continue')
                : count > 0
                  ? t('many.run', { count, number: format(count) })
                  : t('form.run')}
            </Button>
          )}
          {many && done > 0 && (
            <span className={styles.summary} role="status">
              {summary.filter(Boolean).join(' · ')}
            </span>
          )}
          {many && failed > 0 && isCurrent && (
            <>
              <ButtonsSelect
                size="small"
                ariaLabel={t('many.show')}
                value={show}
                onChange={onShow}
                options={[
                  { value: 'all', label: t('many.all') },
                  { value: 'failed', label: t('many.onlyFailed') },
                ]}
              />
              <Button size="small" icon="rotate-ccw" onClick={many.retry}>
                {t('many.retry')}
              </Button>
            </>
          )}
          {many && done > 0 && <Exports {...props} many={many} />}
        </>
      )}
    </div>
  );
}

function Exports({ many, language, wordsOf, fileName }: ManyBarProps & { many: Many<Source> }) {
  const t = useTexts();
  const [packed, setPacked] = useState<number | null>(null);
  const zip = async () => {
    setPacked(0);
    try {
      const { zipEntries } = await import('../../ui/outputs/file/zip-files.ts');
      let told = 0;
      const tell = (count: number) => {
        if (performance.now() - told < 100) return;
        told = performance.now();
        setPacked(count);
      };
      saveFile(`${fileName}.zip`, await zipEntries(asEntries(many, wordsOf), tell));
    } finally {
      setPacked(null);
    }
  };
  const save = async (ending: string, type: string, text: Promise<string>) =>
    saveText(`${fileName}.${ending}`, type, await text);
  const names = { input: t('many.input'), result: t('many.result'), error: t('many.error') };
  return (
    <span className={styles.exports}>
      {packed !== null && (
        <span role="status">
          {t('many.packed', { count: packed, number: new Intl.NumberFormat(localeOf(language)).format(packed) })}
        </span>
      )}
      <CopyButton size="small" text={() => asText(many)} label={t('many.copy')} />
      <Menu
        icon="download"
        items={[
          {
            id: 'text',
            icon: 'file-text',
            label: t('many.asText'),
            onSelect: () => void save('txt', 'text/plain', asText(many)),
          },
          {
            id: 'csv',
            icon: 'table',
            label: t('many.asCsv'),
            onSelect: () => void save('csv', 'text/csv', asCsv(many, names, wordsOf)),
          },
          {
            id: 'zip',
            icon: 'archive',
            label: t('many.asZip'),
            disabled: packed !== null,
            onSelect: () => void zip(),
          },
        ]}
      >
        {t('many.save')}
      </Menu>
    </span>
  );
}
