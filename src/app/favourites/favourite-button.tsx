import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import styles from './favourite-button.module.css';
import { useFavourites } from './use-favourites.ts';

/** The heart of a tool. */
export function FavouriteButton({ id }: { id: string }) {
  const t = useTexts();
  const { ids, toggle } = useFavourites();
  const set = ids.includes(id);
  return (
    <IconButton
      icon="heart"
      size="small"
      label={t(set ? 'favourites.remove' : 'favourites.add', { title: headOf(id).title })}
      aria-pressed={set}
      className={styles.heart}
      onClick={() => toggle(id)}
    />
  );
}
