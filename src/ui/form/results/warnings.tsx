import type { ReactNode } from 'react';
import type { Position } from '../../../core/failure.ts';
import type { OtherReading, Reading, Warning } from '../../../core/context.ts';
import { readingName, readingText, warningText } from '../../../i18n/texts.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import { FixButton, type FixButtonProps } from './fix-button.tsx';
import styles from './results.module.css';
import type { PageTexts } from '../../page-texts.ts';

interface WarningsProps {
  warnings: readonly Warning[];
  readings: readonly Reading[] | undefined;
  words: PageTexts;
  /** Sets the values that choose another reading. */
  onFix: FixButtonProps['onFix'];
  /** Whether these values can be set here. */
  canSet?: (values: OtherReading['values']) => boolean;
}

function Note({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <li>
      <Icon name="triangle-alert" />
      <div>
        {children}
        {actions}
      </div>
    </li>
  );
}

/** Warnings about a result that is nevertheless correct, and how else the input could be read. */
export function Warnings({ warnings, readings, words, onFix, canSet }: WarningsProps) {
  const { t, tool } = words;
  const place = (at: Position | undefined) =>
    at?.line !== undefined && ` · ${t('failures.at', { line: at.line, column: at.column ?? 1 })}`;
  const open = (readings ?? []).filter(({ others, part }) => others.length > 0 || part !== undefined);
  if (warnings.length === 0 && open.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={t('form.warnings')}>
      {open.map((reading, index) => (
        <Note
          key={`reading-${index}`}
          actions={
            <div className={styles.switches}>
              {reading.others
                .filter(({ values }) => canSet?.(values) ?? true)
                .map(({ as, values }) => (
                  <FixButton
                    key={as}
                    label={t('readings.switch', { other: readingName(tool, as, reading.params) })}
                    values={values}
                    onFix={onFix}
                  />
                ))}
            </div>
          }
        >
          {readingText(tool, (key, params) => t(key, params), reading)}
        </Note>
      ))}
      {warnings.map((warning, index) => (
        <Note key={index}>
          {warningText(tool, warning)}
          {place(warning.at)}
        </Note>
      ))}
    </ul>
  );
}
