import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { arrange, heads } from '../../catalog/catalog.ts';
import { loadSpec } from '../../catalog/load-spec.ts';
import type { CardHead } from '../../core/card.ts';
import { headOf, lookupOf, startTexts } from '../../i18n/i18n.ts';
import { config } from '../config/config.ts';
import { type Config, isOffered, ordered } from '../../config/schema.ts';
import type { StaticPage } from '../../config/static-page.ts';
import { Layout } from '../layout/layout.tsx';
import { openPage } from '../navigation/pages.ts';
import { type SomebodyElse, withFirstResult } from './first-result.ts';
import { sampleAnswers } from './sample-answers.ts';
import { RoutedPages, router } from '../router.tsx';

/** Prerendered controls don't work without scripts; `inert` and `readonly` disable them without changing their look. */
const CONTROLS = /<(button|form|select)(?=[\s>])/g;
const FIELDS = /<(input|textarea)(?=[\s>])/g;

/** Secrets that a form generates: each visitor gets their own, and no build contains one. */
const SECRETS = /(<input\b[^>]* data-masked="true"[^>]*?) value="[^"]*"/g;

/** The side menu and everything after it, up to the end of the frame around the page. */
const MENU = /(<nav\b[^>]*\bid="side-menu".*?<\/nav>)(.*)(?=<\/div>$)/s;

/** Stores data where prerendered pages read it. */
function bring(data: Readonly<Record<string, unknown>>): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset['given'] = '';
  block.textContent = JSON.stringify(data);
  document.body.append(block);
}

async function htmlOf(path: string): Promise<string> {
  router.update({ history: createMemoryHistory({ initialEntries: [`/${path}`] }) });
  openPage.set(path);
  await router.load();
  const { prelude } = await prerender(
    <Layout>
      <RoutedPages />
    </Layout>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER }, // keeps everything in place, so scripts move nothing
  );
  return new Response(prelude).text();
}

/**
 * Renders the home page, the about page and the page of every tool in one language. Runs during the build
 * (src/build/prerender/prerender.mjs), in Node with an off-screen document.
 */
export async function renderPages(
  built: Config,
  language: string,
  description: string,
  asSomebodyElse: SomebodyElse,
): Promise<StaticPage[]> {
  Object.assign(config, built);
  arrange((cards) =>
    ordered(
      cards.filter((card) => isOffered(config, card)),
      config,
    ),
  );
  const samples = await sampleAnswers();
  bring({ samples });
  await startTexts(language);
  const pages: StaticPage[] = [];
  const render = async (path: string, title: string | null, words: string, tool?: CardHead) => {
    const { html, early } =
      tool && !tool.view
        ? await withFirstResult(tool.id, await loadSpec(tool), language, { render: () => htmlOf(path), asSomebodyElse })
        : { html: await htmlOf(path) };
    pages.push({
      path,
      title: title === null ? config.siteTitle : `${title} - ${config.siteTitle}`,
      description: words,
      tool,
      early,
      html: html
        .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
        .replaceAll(SECRETS, '$1')
        .replaceAll(CONTROLS, '<$1 inert=""')
        .replaceAll(FIELDS, '<$1 inert="" readonly=""')
        .replaceAll(/ href="\//g, ' href="./')
        // The page before the list of all tools: it is painted first (src/app/app.css).
        .replace(MENU, '$2$1'),
    });
  };
  await render('', null, description);
  for (const page of pages) page.data = { samples };
  await render('chain', lookupOf('app')('nav.chain'), lookupOf('app')('chain.description') ?? description);
  await render('about', lookupOf('app')('nav.about'), description);
  for (const tool of heads) {
    const { title, description: words } = headOf(tool.id);
    await render(tool.id, title, words, tool);
  }
  return pages;
}
