import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './card-heart.module.css';
import { useFavorites } from './use-favorites.ts';

/** The heart button of a card: a single element, since the home page shows a hundred of them. */
export function CardHeart({ id }: { id: string }) {
  const t = useTexts();
  const { ids, toggle } = useFavorites();
  const set = ids.includes(id);
  const label = t(set ? 'favorites.remove' : 'favorites.add', { title: headOf(id).title });
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={set}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = label)}
      onClick={() => toggle(id)}
    />
  );
}
