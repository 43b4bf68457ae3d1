import { useMemo } from 'react';
import ChainPage from '../../chain/view/chain-page.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Continuing, ContinuingContext } from '../../ui/form/continuing.ts';
import { base } from '../config/base-path.ts';
import { useLanguage } from '../language/use-language.ts';
import type { AliasTarget } from '../../calls/own-aliases.ts';
import { ownWords } from '../../palette/memory/personal.ts';
import { notify } from '../../session/notices.ts';
import { useStore } from '../../session/use-store.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { useFragment } from '../tool/use-fragment.ts';

/** Saves a chain among the user's words, which few visits do. */
function saveChain(word: string, target: AliasTarget): void {
  import('../../palette/memory/change-words.ts').then(
    ({ saveWord }) => saveWord(word, target, { id: 'chain', text: 'chain.saved' }),
    () => notify({ id: 'chain', text: 'errors.notSaved' }),
  );
}

/** The frame of the page of chains: its title, and the tools that continue with its result. */
export default function ChainRoute() {
  const t = useTexts();
  const language = useLanguage();
  const { fragment, visit } = useFragment();
  const words = useStore(ownWords);
  const saved = useMemo(() => ({ words, save: saveChain }), [words]);
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
        <ChainPage key={visit} {...{ language, fragment, saved }} address={`${window.location.origin}${base}chain`} />
      </ContinuingContext>
    </article>
  );
}
