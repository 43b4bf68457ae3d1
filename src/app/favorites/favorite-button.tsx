import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import styles from './favorite-button.module.css';
import { useFavorites } from './use-favorites.ts';

/** The heart button of a tool. */
export function FavoriteButton({ id }: { id: string }) {
  const t = useTexts();
  const { ids, toggle } = useFavorites();
  const set = ids.includes(id);
  return (
    <IconButton
      icon="heart"
      size="small"
      label={t(set ? 'favorites.remove' : 'favorites.add', { title: headOf(id).title })}
      aria-pressed={set}
      className={styles.heart}
      onClick={() => toggle(id)}
    />
  );
}
