import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin, Rollup } from 'vite';
import type { Config } from '../config/schema.ts';
import type { StaticPage } from '../config/static-page.ts';
import { catalogueFiles, librariesOf, textFiles, withTextFiles } from './announced.ts';
import { analyticsOrigin, buildConfig, knownIn } from './config.ts';
import { toolList } from '../config/configured.mjs';
import { headersFile, redirectsFile } from './hosting.ts';

/** Clients without a language preference (search engines, link previews) get English. */
const LANGUAGE = 'en';

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'name' | 'imports' | 'facadeModuleId' | 'moduleIds'> & {
  viteMetadata?: { importedCss: Set<string> };
};

interface SiteTexts {
  description: string;
  needsScript: string;
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the address of a page or file: absolute if the site URL is known, otherwise relative. */
export const addressOf = (path: string, { siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl === '' ? `./${path}` : new URL(path, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;

/**
 * Moves inline styles, which the content security policy forbids, into rules: returns the pages with `data-style`
 * attributes, and the style sheet.
 */
export function outsourced(pages: readonly StaticPage[]): { pages: StaticPage[]; css: string } {
  const known = new Map<string, number>();
  const numberOf = (style: string) => known.get(style) ?? (known.set(style, known.size), known.size - 1);
  const moved = pages.map((page) => ({
    ...page,
    html: page.html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => ` data-style="${numberOf(style)}"`),
  }));
  const rules = [...known].map(([style, number]) => `[data-style="${number}"]{${style.replaceAll('&quot;', '"')}}`);
  return { pages: moved, css: rules.join('\n') };
}

/**
 * Returns what a page needs beyond the entry, given the modules that render it and names of chunks: style sheets, to avoid layout shifts,
 * and scripts, which would otherwise be discovered one after another.
 */
export function neededBy(
  modules: readonly string[],
  chunks: readonly Chunk[],
  names: readonly string[] = [],
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (names: Iterable<string>) => {
    const found = new Set(names);
    for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const entry = closure(chunks.filter(isPage).map(({ fileName }) => fileName));
  const holds = ({ name, moduleIds }: Chunk) =>
    names.includes(name) || moduleIds.some((id) => modules.some((module) => id.endsWith(module)));
  const scripts = [...closure(chunks.filter(holds).map(({ fileName }) => fileName))].filter((name) => !entry.has(name));
  const styles = new Set(scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]));
  return [...styles, ...scripts];
}

/** The worker is an entry as well. */
const isPage = ({ facadeModuleId }: Pick<Chunk, 'facadeModuleId'>) => facadeModuleId?.endsWith('.html') === true;

/** The modules that render a page, apart from the frame. */
function modulesOf({ path, tool }: Pick<StaticPage, 'path' | 'tool'>): string[] {
  if (path === '') return [];
  if (tool === undefined) return ['/src/app/router.tsx', `/src/app/pages/${path}-page.tsx`];
  const page = [
    '/src/app/router.tsx',
    '/src/app/tool/tool-page.tsx',
    '/src/app/tool/load-tool.ts',
    `/tool-specs/${tool.category}/${path}.ts`,
  ];
  return [...page, `/src/views/${path}/index.tsx`];
}

function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="./${file}" />`;
  if (file.endsWith('.json')) return `<link rel="preload" as="fetch" crossorigin href="./${file}" />`;
  return `<link rel="modulepreload" crossorigin href="./${file}" />`;
}

/** Puts a page into the frame that Vite built; `files` are the additional files it needs. */
export function framed(
  template: string,
  { path, title, description, html }: StaticPage,
  config: Pick<Config, 'siteUrl' | 'siteTitle'>,
  texts: SiteTexts,
  files: readonly string[],
): string {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  const head = [
    `<link rel="canonical" href="${escaped(addressOf(path, config))}" />`,
    property('type', 'website'),
    property('site_name', config.siteTitle),
    property('title', title),
    property('description', description),
    property('url', addressOf(path, config)),
    property('image', addressOf('screenshots/wide.png', config)),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...files.map(linkTo),
  ];
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(/(<p class="needs-script">)[^<]*/, (_, start: string) => start + escaped(texts.needsScript))
    .replace('<div id="root"></div>', () => {
      return `<div id="root"><div data-static="${path === '' ? 'home' : 'page'}">${html}</div></div>`;
    });
}

/**
 * Returns the sitemap with all pages; one address per line, so that a configuration at run time can drop lines
 * (configured.mjs).
 */
export function sitemapOf(pages: readonly Pick<StaticPage, 'path'>[], config: Pick<Config, 'siteUrl'>): string {
  // Without a known address, the server completes them when it responds; see the rules for sitemap.xml.
  const locations = pages.map(({ path }) => (config.siteUrl === '' ? `/${path}` : addressOf(path, config)));
  const urls = locations.map((location) => `<url><loc>${escaped(location)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

async function render(request: unknown): Promise<StaticPage[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'prerender.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(request));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new Error('The static pages could not be rendered');
  return JSON.parse(output) as StaticPage[];
}

/**
 * Writes the home page, the about page and a page per tool as they look before scripts run; shell.html without any
 * content (for all other addresses); sitemap.xml and tools.txt. Rendering runs in parallel with bundling.
 */
export function staticPages(): Plugin {
  let root = '';
  let config: Config;
  let mode = '';
  let texts: SiteTexts;
  let rendering: Promise<PromiseSettledResult<StaticPage[]>[]>;
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved(resolved) {
      ({ root, mode } = resolved);
      config = buildConfig(root, mode, mode === 'production');
    },
    buildStart() {
      const file = path.join(root, 'locales', LANGUAGE, 'app.json');
      texts = (JSON.parse(fs.readFileSync(file, 'utf8')) as { site: SiteTexts }).site;
      // Settled here; a failure is reported where it is awaited.
      rendering = Promise.allSettled([
        render({ root, mode, config, language: LANGUAGE, description: texts.description }),
      ]);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const [result] = await rendering;
        if (result?.status !== 'fulfilled') throw result?.reason;
        const { pages, css } = outsourced(result.value);
        const write = (name: string, content: string) => fs.writeFileSync(path.join(dir, name), content);
        const sheet = `assets/static-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
        write(sheet, css);
        const { languages } = knownIn(root);
        const catalogue = catalogueFiles(bundle);
        const template = fs
          .readFileSync(path.join(dir, 'index.html'), 'utf8')
          .replace('</head>', () => `${catalogue.map(linkTo).join('\n')}\n</head>`);
        const frame = withTextFiles(template, textFiles(bundle, languages));
        write('shell.html', frame);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const page of pages) {
          const files = [sheet, ...neededBy(modulesOf(page), chunks, librariesOf(page.path))];
          const html = framed(template, page, config, texts, files);
          write(
            `${page.path || 'index'}.html`,
            withTextFiles(
              html,
              textFiles(bundle, languages, { rest: page.path !== '', category: page.tool?.category }),
            ),
          );
        }
        const tools = pages.flatMap(({ tool }) => tool ?? []);
        // Hosts of static files show it for every other address; it finds out what that means.
        write('404.html', frame);
        write('_headers', headersFile(analyticsOrigin(config)));
        write('_redirects', redirectsFile(tools));
        write('tools.txt', toolList(tools, config));
        if (config.siteUrl !== '')
          fs.appendFileSync(path.join(dir, 'robots.txt'), `Sitemap: ${addressOf('sitemap.xml', config)}\n`);
        write('sitemap.xml', sitemapOf(pages, config));
      },
    },
  };
}
