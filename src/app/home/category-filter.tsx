import type { Category } from '../../core/card.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  categories: readonly Category[];
  only: Category | null;
  onChange: (only: Category | null) => void;
}

/** Chips that show a single category, or all. */
export function CategoryFilter({ categories, only, onChange }: CategoryFilterProps) {
  const t = useTexts();
  return (
    <div className={styles.bar} role="group" aria-label={t('home.filter')}>
      {[null, ...categories].map((category) => (
        <button
          key={category}
          type="button"
          className={styles.chip}
          aria-pressed={category === only}
          onClick={() => onChange(category === only ? null : category)}
        >
          {category === null ? t('home.everything') : t(`categories.${category}`)}
        </button>
      ))}
    </div>
  );
}
