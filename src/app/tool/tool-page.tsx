import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { headOf } from '../../i18n/i18n.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { noteOpened } from '../../session/recent.ts';
import { useLanguage } from '../language/use-language.ts';
import { FormBody } from './form-body.tsx';
import { RelatedTools } from './related-tools.tsx';
import styles from './tool-page.module.css';

const route = getRouteApi('/$toolId');

/** The frame of every tool: title, heart, description; below it the form, or the tool's own view. */
export default function ToolPage() {
  const loaded = route.useLoaderData();
  const language = useLanguage();
  const { id } = loaded.card;
  const { title, description } = headOf(id, language);
  usePageTitle(title);
  useEffect(() => noteOpened(id), [id]);
  const head = (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <FavouriteButton id={id} />
      </header>
      <p className={styles.description}>{description}</p>
    </>
  );
  return (
    <article data-tool={id}>
      {loaded.View ? (
        <>
          {head}
          <div className={styles.view}>
            <loaded.View key={id} />
          </div>
        </>
      ) : (
        <FormBody key={id} {...loaded} language={language} head={head} />
      )}
      <RelatedTools id={id} />
    </article>
  );
}
