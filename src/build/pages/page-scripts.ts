import type { Plugin } from 'vite';
import { firstKeysScript } from '../../config/first-keys.mjs';
import { themeScript } from '../../config/theme-script.mjs';

/** Browsers look for it in the first kilobyte only. */
const CHARSET = '<meta charset="utf-8" />';
/** The theme changes it. */
const BAR = /<meta name="theme-color"[^>]*>/;

/**
 * Puts the scripts that stand in the page itself in front of everything that it loads: the one that keeps the first keys, and the one that
 * chooses the theme, which would wait for style sheets behind them.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    transformIndexHtml: (html) =>
      html
        .replace(CHARSET, () => `${CHARSET}\n    <script>${firstKeysScript}</script>`)
        .replace(BAR, (bar) => `${bar}\n    <script>${themeScript}</script>`),
  };
}
