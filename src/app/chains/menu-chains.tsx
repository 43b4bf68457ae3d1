import { useTexts } from '../../i18n/use-texts.ts';
import { ChainLink, useSavedChains } from './chain-link.tsx';
import styles from './chains.module.css';

/** The saved chains in the menu. */
export default function MenuChains() {
  const t = useTexts();
  const chains = useSavedChains();
  if (chains.length === 0) return null;
  return (
    <section className={styles.menu}>
      <h2>{t('home.chains')}</h2>
      <ul>
        {chains.map((chain) => (
          <li key={chain.word}>
            <ChainLink chain={chain} className={styles.item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
