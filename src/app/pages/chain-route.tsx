import { useMemo } from 'react';
import ChainPage from '../../chain/view/chain-page.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Continuing, ContinuingContext } from '../../ui/form/continuing.ts';
import { base } from '../config/base-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { useFragment } from '../tool/use-fragment.ts';

/** The frame of the page of chains: its title, and the tools that continue with its result. */
export default function ChainRoute() {
  const t = useTexts();
  const language = useLanguage();
  const { fragment, visit } = useFragment();
  usePageTitle(t('chain.title'));
  const continuing = useMemo<Continuing>(
    () => ({
      itemsFor: async (entry, say) => (await import('../tool/carry.ts')).continueItems('chain', entry, say),
      noteInput: () => undefined,
    }),
    [],
  );
  return (
    <article>
      <h1>{t('chain.title')}</h1>
      <p>{t('chain.description')}</p>
      <ContinuingContext value={continuing}>
        <ChainPage key={visit} {...{ language, fragment }} address={`${window.location.origin}${base}chain`} />
      </ContinuingContext>
    </article>
  );
}
