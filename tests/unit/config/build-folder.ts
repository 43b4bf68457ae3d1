import fc from 'fast-check';
import { knownIn } from '../../../src/build/config.ts';
import { manifestOf, manifestText } from '../../../src/build/manifest.ts';
import { sitemapOf } from '../../../src/build/static-pages.ts';
import { toolList } from '../../../src/config/configured.mjs';
import { defaults } from '../../../src/config/schema.ts';
import { project } from '../project.ts';

export const { tools } = knownIn(process.cwd());
export const ids = tools.map(({ id }) => id);
const texts = {
  language: 'en',
  description: 'Tools',
  titleOf: (id: string) => `${id}"</loc>`,
  launcher: '',
  paste: '',
  pictures: { home: '', palette: '', tool: '', chain: '' },
};
export const sitemap = sitemapOf([{ path: '' }, { path: 'about' }, ...ids.map((id) => ({ path: id }))], {
  siteUrl: '',
});
export const manifest = manifestText(manifestOf(defaults, { tools }, texts));
export const list = toolList(tools, defaults);

/** A build folder with this config.json. */
export const build = (config: string) =>
  project({
    'tools.txt': list,
    'config.json': config,
    'sitemap.xml': sitemap,
    'manifest.webmanifest': manifest,
    'manifest.webmanifest.br': 'compressed',
    'manifest.cn.webmanifest': manifest,
    'shell.html': 'frame',
    'shell.html.gz': 'compressed frame',
    '404.html': 'not found',
    'index.html': 'home',
    'index.html.br': 'compressed',
    'index.html.gz': 'compressed',
    'chain.html': 'chain',
    'about.html': 'about',
    'hash-text.html': 'page',
    'hash-text.html.gz': 'compressed',
    'bcrypt.html': 'page',
    'bcrypt.html.gz': 'compressed',
    'google.html': 'not ours',
  });

export const some = fc.array(fc.constantFrom(...tools.flatMap(({ id, category }) => [id, category])), { maxLength: 6 });
