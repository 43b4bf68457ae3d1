import type { Plugin } from 'vite';
import { firstKeysScript } from '../config/first-keys.mjs';

/** Browsers look for it in the first kilobyte only. */
const CHARSET = '<meta charset="utf-8" />';

/** Puts the script that keeps the first keys in front of everything that a page loads. */
export function firstKeys(): Plugin {
  return {
    name: 'first-keys',
    transformIndexHtml: (html) => html.replace(CHARSET, () => `${CHARSET}\n    <script>${firstKeysScript}</script>`),
  };
}
