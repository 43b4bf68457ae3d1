import { useEffect, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { headOf } from '../../i18n/i18n.ts';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { noteOpened } from '../../session/recent.ts';
import { useLanguage } from '../language/use-language.ts';
import { type Continuing, ContinuingContext } from '../../ui/form/continuing.ts';
import { useLeadKeys } from '../../ui/form/use-lead-keys.ts';
import { FormBody } from './form-body.tsx';
import type { LoadedTool } from './load-tool.ts';
import { RelatedTools } from './related-tools.tsx';
import styles from './tool-page.module.css';

/** Returns the tools that a page can continue with, and the user's input on it. */
function continuingFrom(id: string): Continuing & { typed: () => unknown } {
  let typed: unknown;
  return {
    itemsFor: async (entry, say) => (await import('./carry.ts')).continueItems(id, entry, say),
    noteInput: (value) => void (typed = value),
    typed: () => typed,
  };
}

/** A custom view, with the same key for its result as the forms have. */
function ViewBody({ View }: { View: ComponentType }) {
  const body = useRef<HTMLDivElement>(null);
  useLeadKeys(body, { copies: true, regenerate: undefined, arrives: false });
  return (
    <div ref={body} className={styles.view}>
      <View />
    </div>
  );
}

/** The frame of every tool: title, heart and description, followed by the form or the tool's custom view. */
export default function ToolPage(loaded: LoadedTool) {
  const language = useLanguage();
  const { id } = loaded.card;
  const { title, description } = headOf(id, language);
  usePageTitle(title);
  useEffect(() => noteOpened(id), [id]);
  const head = (
    <>
      <header className={styles.header}>
        <ToolIcon tool={loaded.card} />
        <h1>{title}</h1>
        <FavoriteButton id={id} />
      </header>
      <p className={styles.description}>{description}</p>
    </>
  );
  const continuing = useMemo(() => continuingFrom(id), [id]);
  return (
    <article className={styles.page} data-tool={id}>
      {loaded.View ? (
        <>
          {head}
          <ViewBody key={id} View={loaded.View} />
        </>
      ) : (
        <ContinuingContext value={continuing}>
          <FormBody key={id} {...loaded} language={language} head={head} />
        </ContinuingContext>
      )}
      <RelatedTools id={id} typed={continuing.typed} />
    </article>
  );
}
