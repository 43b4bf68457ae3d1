import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Config } from '../config/schema.ts';
import type { StaticPage } from '../config/static-page.ts';
import {
  dataOfPage,
  FALLBACK,
  filesOfFrame,
  filesOfPage,
  neededBy,
  type Needed,
  withData,
  withStarts,
  withTextFiles,
} from './pages/announced.ts';
import { analyticsOrigin, buildConfig, knownIn } from './config.ts';
import { toolList } from '../config/configured.mjs';
import { withoutStyles } from '../config/static-styles.ts';
import { headersFile, redirectsFile } from './hosting.ts';
import { startsOf } from './pages/starts.ts';

interface SiteTexts {
  description: string;
  needsScript: string;
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the address of a page or file: absolute if the site URL is known, otherwise relative. */
export const addressOf = (path: string, { siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl === '' ? `./${path}` : new URL(path, siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;

const link = (rel: string, file: string, more = '') => `<link rel="${rel}" crossorigin${more} href="./${file}" />`;

/** The script that shows the first result, and links to what it needs. Without a priority, it would have that of a script that can wait. */
const earlyLinks = ([script, ...rest]: readonly string[]) =>
  script === undefined
    ? []
    : [
        `<script type="module" async crossorigin fetchpriority="high" src="./${script}"></script>`,
        ...rest.map((file) => link('modulepreload', file)),
      ];

/**
 * What a page needs, in the order in which it is needed on a slow network: styles, the first result, then the entry and the
 * other scripts, and behind them what only the output waits for.
 */
const linksTo = ({ early, styles, scripts, libraries }: Needed, entry: string) => [
  ...styles.map((file) => link('stylesheet', file)),
  ...earlyLinks(early),
  entry,
  ...scripts.map((file) => link('modulepreload', file)),
  ...libraries.map((file) => link('modulepreload', file, ' fetchpriority="low"')),
];

/** The entry of the frame. */
const ENTRY = /<script type="module"[^>]*><\/script>/;

/** Puts a page into the frame that Vite built; with links to the additional files it needs. */
export function framed(
  template: string,
  { path, title, description, html, tool, early }: StaticPage,
  config: Pick<Config, 'siteUrl' | 'siteTitle'>,
  texts: SiteTexts,
  needed: Needed,
): string {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`;
  const head = [
    `<link rel="canonical" href="${escaped(addressOf(path, config))}" />`,
    property('type', 'website'),
    property('site_name', config.siteTitle),
    property('title', title),
    property('description', description),
    property('url', addressOf(path, config)),
    property('image', addressOf('screenshots/social.jpg', config)),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...linksTo(needed, ENTRY.exec(template)?.[0] ?? ''),
  ];
  return template
    .replace(ENTRY, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(/(<p class="needs-script">)[^<]*/, (_, start: string) => start + escaped(texts.needsScript))
    .replace('<div id="root"></div>', () => {
      const kind = `data-static="${path === '' ? 'home' : 'page'}"`;
      const marked = early && tool ? `${kind} data-early="${tool.category}/${path}"` : kind;
      return `<div id="root"><div ${marked}>${withoutStyles(html)}</div></div>`;
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
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'prerender', 'prerender.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(request));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) throw new Error("Couldn't render the static pages");
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
      const file = path.join(root, 'locales', FALLBACK, 'app.json');
      texts = (JSON.parse(fs.readFileSync(file, 'utf8')) as { site: SiteTexts }).site;
      // Settled here; a failure is reported where it is awaited.
      rendering = Promise.allSettled([
        render({ root, mode, config, language: FALLBACK, description: texts.description }),
      ]);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const [result] = await rendering;
        if (result?.status !== 'fulfilled') throw result?.reason;
        const pages = result.value;
        const write = (name: string, content: string) => fs.writeFileSync(path.join(dir, name), content);
        const { languages } = knownIn(root);
        const template = fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
        const frame = withTextFiles(template, filesOfFrame(bundle, languages));
        write('shell.html', frame);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needing = pages.map((page) => ({ ...page, needed: neededBy(page, chunks) }));
        const starts = startsOf(bundle, languages, needing);
        for (const page of needing) {
          const html = framed(template, page, config, texts, page.needed);
          const full = withData(withTextFiles(html, filesOfPage(bundle, languages, page)), dataOfPage(bundle, page));
          write(`${page.path || 'index'}.html`, page.path === '' ? withStarts(full, starts) : full);
        }
        const tools = pages.flatMap(({ tool }) => tool ?? []);
        // Hosts of static files show it for every other address; it finds out what that means.
        write('404.html', frame);
        write('_headers', headersFile(analyticsOrigin(config), config.frameAncestors.join(' ') || undefined));
        write('_redirects', redirectsFile(tools));
        write('tools.txt', toolList(tools, config));
        if (config.siteUrl !== '')
          fs.appendFileSync(path.join(dir, 'robots.txt'), `Sitemap: ${addressOf('sitemap.xml', config)}\n`);
        write('sitemap.xml', sitemapOf(pages, config));
      },
    },
  };
}
