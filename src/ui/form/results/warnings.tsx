import type { Warning } from '../../../core/run.ts';
import { warningText } from '../../../i18n/texts.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import styles from './results.module.css';
import type { PageTexts } from '../../page-texts.ts';

/** Warnings about a result that is nevertheless correct. */
export function Warnings({ warnings, words }: { warnings: readonly Warning[]; words: PageTexts }) {
  const { t, tool } = words;
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={t('form.warnings')}>
      {warnings.map((warning, index) => (
        <li key={index}>
          <Icon name="triangle-alert" />
          <span>
            {warningText(tool, warning)}
            {warning.at?.line !== undefined &&
              ` · ${t('failures.at', { line: warning.at.line, column: warning.at.column ?? 1 })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
