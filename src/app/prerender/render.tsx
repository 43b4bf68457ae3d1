import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { heads, keepOnly } from '../../catalogue/catalogue.ts';
import type { CardHead } from '../../core/card.ts';
import { headOf, lookupOf, startTexts } from '../../i18n/i18n.ts';
import { config } from '../config/config.ts';
import { type Config, isShown } from '../../config/schema.ts';
import type { StaticPage } from '../../config/static-page.ts';
import { router } from '../router.tsx';

/** What is shown without scripts cannot be used without them; `inert` and `readonly` leave its look alone. */
const CONTROLS = /<(button|form|select)(?=[\s>])/g;
const FIELDS = /<(input|textarea)(?=[\s>])/g;

/**
 * The home page, the about page and the page of every tool, in one language. Runs in the build (src/build/prerender.mjs), in
 * Node with a document that nobody sees.
 */
export async function renderPages(built: Config, language: string, description: string): Promise<StaticPage[]> {
  Object.assign(config, built);
  keepOnly((card) => isShown(config, card));
  const i18n = await startTexts(language);
  const pages: StaticPage[] = [];
  const render = async (path: string, title: string | null, words: string, tool?: CardHead) => {
    router.update({ history: createMemoryHistory({ initialEntries: [`/${path}`] }) });
    await router.load();
    const { prelude } = await prerender(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>,
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER }, // everything at its place, nothing for a script to move
    );
    const html = await new Response(prelude).text();
    pages.push({
      path,
      title: title === null ? config.siteTitle : `${title} - ${config.siteTitle}`,
      description: words,
      tool,
      html: html
        .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
        .replaceAll(CONTROLS, '<$1 inert=""')
        .replaceAll(FIELDS, '<$1 inert="" readonly=""')
        .replaceAll(/ href="\//g, ' href="./'),
    });
  };
  await render('', null, description);
  await render('about', lookupOf('app')('nav.about'), description);
  for (const tool of heads) {
    const { title, description: words } = headOf(tool.id);
    await render(tool.id, title, words, tool);
  }
  return pages;
}
