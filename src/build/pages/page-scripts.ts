import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { firstKeysScript } from '../../config/first-keys.mjs';
import { loadScript } from '../../config/load-script.mjs';
import { themeScript } from '../../config/theme-script.mjs';

/** Browsers look for it in the first kilobyte only. */
const CHARSET = '<meta charset="utf-8" />';
/** The theme changes it. */
const BAR = /<meta name="theme-color"[^>]*>/;

/** What a page says that can't finish loading, and its button, by language: it can load no texts either. */
function stuckTexts(): Record<string, [string, string]> {
  const languages = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    languages.map(({ name }) => {
      const file = readFileSync(path.join('locales', name, 'app.json'), 'utf8');
      const { update } = JSON.parse(file) as { update: { stuck: string; reload: string } };
      return [name, [update.stuck, update.reload]];
    }),
  );
}

/**
 * Puts the scripts that stand in the page itself in front of everything that it loads: the one that keeps the first keys, the one that
 * watches the loading, and the one that chooses the theme; behind style sheets, they would wait for them.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    transformIndexHtml: (html) =>
      html
        .replace(CHARSET, () => `${CHARSET}\n    <script>${firstKeysScript}</script>`)
        .replace(
          BAR,
          (bar) => `${bar}
    <meta name="it-tools:stuck" content="${JSON.stringify(stuckTexts()).replaceAll('"', '&quot;')}" />
    <script>${loadScript}</script>
    <script>${themeScript}</script>`,
        ),
  };
}
