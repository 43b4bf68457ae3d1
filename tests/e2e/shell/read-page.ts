import type { Page } from '@playwright/test';

/** User input, tool output and names of examples. */
const DATA =
  'td, dd, code, pre, textarea, samp, [data-editor], [data-chip], [data-data], [lang], option[data-name], select';
/** Interface texts with their own place in the layout. */
const PLACED = 'main button, main label, main legend, h1, h2, main summary, main p';

interface Fit {
  /** Texts that are cut off. */
  cut: string[];
  /** Number of pixels by which the page is wider than the window. */
  wide: number;
}

/** All interface texts, and those that are cut off. */
export function readPage(page: Page): Promise<Fit & { said: string[] }> {
  return page.evaluate(
    ([data, placed]) => {
      const said = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest(`script, style, noscript, ${data}`)) continue;
        const text = node.textContent?.trim() ?? '';
        if (text !== '') said.add(text);
      }
      for (const element of document.querySelectorAll('[aria-label], [title]')) {
        if (element.closest(data)) continue;
        for (const name of ['aria-label', 'title']) said.add(element.getAttribute(name) ?? '');
      }
      const cut = [...document.querySelectorAll<HTMLElement>(placed)]
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const isCut =
            (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
            (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
          return isCut && element.clientWidth > 1 && !element.closest('.sr-only');
        })
        .map((element) => element.textContent ?? '')
        // A code point replaces an emoji that the fonts of this machine lack.
        .filter((text) => /\p{L}{2}/u.test(text) && !/^[\dA-F]{4,6}$/.test(text));
      return {
        said: [...said],
        cut,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    },
    [DATA, PLACED] as const,
  );
}

/**
 * What is cut off if the texts of controls are longer by a share (0.4 is 40 %), as in languages like German.
 * Afterwards the page has its original texts again.
 */
export function cutWhenLonger(page: Page, growth: number): Promise<Fit> {
  return page.evaluate(
    ([data, more]) => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>('main button, main label, main legend, main summary, main h2'),
      ].filter((element) => !element.closest(`.sr-only, [data-lead], ${data}`) && element.checkVisibility());
      const before: [Text, string][] = [];
      for (const control of controls) {
        const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          if (node.parentElement?.closest(data)) continue;
          const text = node.data.trim();
          if (!/\p{L}{2}/u.test(text)) continue;
          before.push([node, node.data]);
          node.data = `${node.data} ${text.repeat(1 + Math.floor(more)).slice(0, Math.ceil(text.length * more))}`;
        }
      }
      const cut = controls
        .filter((element) => {
          const { overflowX } = getComputedStyle(element);
          return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.textContent ?? '');
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      for (const [node, text] of before) node.data = text;
      return { cut, wide };
    },
    [DATA, growth] as const,
  );
}
