import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../parts/button/button.tsx';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import styles from './parts.module.css';

interface PartsBarProps {
  /** How many are chosen, and how many there are. */
  chosen: number;
  count: number;
  /** What happens if none is chosen. */
  every: string;
  /** What the buttons move, unless order means nothing. */
  moves: { name: string; isFirst: boolean; isLast: boolean; by: (step: number) => void } | undefined;
  onAll: (isAll: boolean) => void;
}

/** How many parts are chosen, and buttons for what the keys do. */
export function PartsBar({ chosen, count, every, moves, onAll }: PartsBarProps) {
  const t = useTexts();
  return (
    <div className={styles.bar}>
      <span className={styles.state}>{chosen === 0 ? every : t('fields.partsChosen', { chosen, all: count })}</span>
      {moves && (
        <>
          <IconButton
            icon="arrow-left"
            size="small"
            label={t('fields.partEarlier')}
            of={moves.name}
            disabled={moves.isFirst}
            onClick={() => moves.by(-1)}
          />
          <IconButton
            icon="arrow-right"
            size="small"
            label={t('fields.partLater')}
            of={moves.name}
            disabled={moves.isLast}
            onClick={() => moves.by(1)}
          />
        </>
      )}
      <Button size="small" variant="quiet" disabled={chosen === count} onClick={() => onAll(true)}>
        {t('fields.chooseAll')}
      </Button>
      <Button size="small" variant="quiet" disabled={chosen === 0} onClick={() => onAll(false)}>
        {t('fields.chooseNone')}
      </Button>
    </div>
  );
}
