import { useTexts } from '../../i18n/use-texts.ts';
import { ChainLink, useSavedChains } from './chain-link.tsx';
import styles from './chains.module.css';

/** The saved chains on the home page. */
export default function HomeChains() {
  const t = useTexts();
  const chains = useSavedChains();
  if (chains.length === 0) return null;
  return (
    <section className={styles.home}>
      <h2>{t('home.chains')}</h2>
      <ul>
        {chains.map((chain) => (
          <li key={chain.word}>
            <ChainLink chain={chain} className={styles.card} />
            <code translate="no">{chain.word}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
