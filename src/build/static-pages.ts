import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin, Rollup } from 'vite';
import type { Config } from '../config/schema.ts';
import type { StaticPage } from '../config/static-page.ts';
import { analyticsOrigin, buildConfig } from './config.ts';
import { toolList } from '../config/configured.mjs';
import { headersFile, redirectsFile } from './hosting.ts';

/** Machines that read pages without a language of their own (search, link previews) get English. */
const LANGUAGE = 'en';

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'> & {
  viteMetadata?: { importedCss: Set<string> };
};

interface SiteTexts {
  description: string;
  needsScript: string;
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The address of a page or file: absolute when it is known where the product is published, else relative. */
export const addressOf = (path: string, { siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl === '' ? `./${path}` : new URL(path, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;

/**
 * Moves the inline styles of pages, which the content security policy forbids, into rules: gives the pages with `data-style`
 * in their place, and the style sheet.
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
 * What a page needs beyond the entry, by the modules that show it: style sheets, without which it would move when they come,
 * and scripts, which would else be found one after the other.
 */
export function neededBy(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (names: Iterable<string>) => {
    const found = new Set(names);
    for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const entry = closure(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const holds = ({ moduleIds }: Chunk) => moduleIds.some((id) => modules.some((module) => id.endsWith(module)));
  const scripts = [...closure(chunks.filter(holds).map(({ fileName }) => fileName))].filter((name) => !entry.has(name));
  const styles = new Set(scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]));
  return [...styles, ...scripts];
}

/** The modules that a page is made of, besides the frame. */
function modulesOf({ path, tool }: Pick<StaticPage, 'path' | 'tool'>): string[] {
  if (path === '') return [];
  if (tool === undefined) return [`/src/app/pages/${path}-page.tsx`];
  const page = ['/src/app/tool/tool-page.tsx', '/src/app/tool/load-tool.ts', `/tool-specs/${tool.category}/${path}.ts`];
  return [...page, `/src/views/${path}/index.tsx`];
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="./${file}" />`
    : `<link rel="modulepreload" crossorigin href="./${file}" />`;

/** A page in the frame that Vite has built; `files` are those it needs besides. */
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

/** The addresses of all pages, for search engines; one a line, so that a configuration at run time can leave lines out (configured.mjs). */
export function sitemapOf(pages: readonly Pick<StaticPage, 'path'>[], config: Pick<Config, 'siteUrl'>): string {
  // Without a known address the server that answers completes them; see the rules for sitemap.xml.
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
 * Writes the home page, the about page and a page per tool as they look before scripts run, shell.html without any of it (for
 * all other addresses), sitemap.xml and tools.txt. The rendering goes on while the code is bundled.
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
      // Settled: a failure is told where it is awaited.
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
        const template = fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
        write('shell.html', template);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const page of pages) {
          const files = [sheet, ...neededBy(modulesOf(page), chunks)];
          write(`${page.path || 'index'}.html`, framed(template, page, config, texts, files));
        }
        const tools = pages.flatMap(({ tool }) => tool ?? []);
        // Hosts of static files show it for every other address; it finds out what that means.
        write('404.html', template);
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
