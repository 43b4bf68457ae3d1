import type { Category } from '../../core/card.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './category-filter.module.css';

/** What may be shown of all tools. */
export type Filter = Category | 'new';

interface CategoryFilterProps {
  filters: readonly Filter[];
  only: Filter | null;
  onChange: (only: Filter | null) => void;
}

/** Chips that show a single category, the new tools, or all. */
export function CategoryFilter({ filters, only, onChange }: CategoryFilterProps) {
  const t = useTexts();
  return (
    <div className={styles.bar} role="group" aria-label={t('home.filter')}>
      {[null, ...filters].map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-pressed={filter === only}
          onClick={() => onChange(filter === only ? null : filter)}
        >
          {t(filter === null ? 'home.everything' : filter === 'new' ? 'home.newest' : `categories.${filter}`)}
        </button>
      ))}
    </div>
  );
}
