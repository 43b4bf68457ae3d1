import type { Plugin } from 'vite';
import type { Config } from '../config/schema.ts';
import { buildConfig } from './config.ts';

const FILE = 'opensearch.xml';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Returns the OpenSearch 1.1 description that lets browsers search from the address bar. It has no suggestions URL,
 * which would receive every keystroke. The search URL must be absolute.
 */
export function openSearch({ siteTitle, siteUrl }: Pick<Config, 'siteTitle' | 'siteUrl'>): string {
  const site = siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(siteTitle.slice(0, 16))}</ShortName>
  <Description>${escaped(siteTitle)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${escaped(site)}icons/icon-32.png</Image>
  <Url type="text/html" template="${escaped(site)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Adds the search description when the build knows its address (VITE_SITE_URL). */
export function search(): Plugin {
  let config: Config;
  return {
    name: 'open-search',
    apply: 'build',
    configResolved({ root, mode }) {
      config = buildConfig(root, mode, mode === 'production');
    },
    transformIndexHtml() {
      if (config.siteUrl === '') return [];
      const attrs = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: config.siteTitle,
        href: `./${FILE}`,
      };
      return [{ tag: 'link', attrs, injectTo: 'head' as const }];
    },
    generateBundle() {
      if (config.siteUrl !== '') this.emitFile({ type: 'asset', fileName: FILE, source: openSearch(config) });
    },
  };
}
