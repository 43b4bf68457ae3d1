import { Problem } from '../../../base/problem.ts';
import { escapeText, NUMBER_MEANINGS, type NumberMeaning, type Unescaped, unescapeText } from './backslash.ts';
import { GRAMMARS } from './grammar.ts';

export const ESCAPE_PROBLEMS = ['bad-escape', 'open-escape', 'single-quote'] as const;

interface Style {
  escape: (text: string, ascii: boolean) => string;
  unescape: (text: string, numbers: NumberMeaning | 'auto') => Unescaped;
  quotes: readonly [string, string];
}

export { NUMBER_MEANINGS };

const plain = (text: string): Unescaped => ({ text, meaning: null, isBroken: false });

/** A quote is written twice, and nothing else is special. */
function doubled(quote: string): Style {
  return {
    quotes: [quote, quote],
    escape: (text) => text.replaceAll(quote, quote + quote),
    unescape(text) {
      const trimmed = text.trim();
      const isQuoted = trimmed.length > 1 && trimmed.startsWith(quote) && trimmed.endsWith(quote);
      const inner = isQuoted ? trimmed.slice(1, -1) : text;
      const single = inner.replaceAll(quote + quote, '\0\0').indexOf(quote);
      if (single >= 0) throw new Problem('single-quote', single + (isQuoted ? text.indexOf(trimmed) + 1 : 0));
      return plain(inner.replaceAll(quote + quote, quote));
    },
  };
}

const REGEX: Style = {
  quotes: ['/', '/'],
  escape: (text) =>
    text
      .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
      .replace(
        /[\n\r\t\f\v]/g,
        (sign) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f', '\v': '\\v' })[sign] ?? sign,
      ),
  unescape: (text, numbers) => unescapeText(text, { ...GRAMMARS.javascript, quotes: ['/', '/'] }, numbers),
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const XML: Style = {
  quotes: ['', ''],
  escape: (text, ascii) =>
    text
      .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
      .replace(/[^\0-~]/gu, (sign) => (ascii ? `&#x${(sign.codePointAt(0) ?? 0).toString(16)};` : sign)),
  unescape: (text) =>
    plain(
      text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined, at: number) => {
          const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
          const entity = name && Object.entries(ENTITIES).find(([, written]) => written === `&${name};`)?.[0];
          if (entity) return entity;
          if (name !== undefined || !(point <= 0x10ffff)) throw new Problem('bad-escape', at, { escape: whole });
          return String.fromCodePoint(point);
        },
      ),
    ),
};

const backslash = (name: keyof typeof GRAMMARS): Style => ({
  quotes: GRAMMARS[name].quotes,
  escape: (text, ascii) => escapeText(text, GRAMMARS[name], ascii),
  unescape: (text, numbers) => unescapeText(text, GRAMMARS[name], numbers),
});

export const STYLES = {
  json: backslash('json'),
  javascript: backslash('javascript'),
  python: backslash('python'),
  java: backslash('java'),
  csharp: backslash('csharp'),
  c: backslash('c'),
  go: backslash('go'),
  rust: backslash('rust'),
  php: backslash('php'),
  bash: backslash('bash'),
  powershell: doubled("'"),
  sql: doubled("'"),
  csv: doubled('"'),
  regex: REGEX,
  xml: XML,
} as const satisfies Readonly<Record<string, Style>>;

export type StyleId = keyof typeof STYLES;
export const STYLE_IDS = Object.keys(STYLES) as StyleId[];

/** Escapes a text for a language, with its quotes if asked. */
export function escapeFor(id: StyleId, text: string, { quotes, ascii }: { quotes: boolean; ascii: boolean }): string {
  const style: Style = STYLES[id];
  const [open, close] = quotes ? style.quotes : ['', ''];
  return `${open}${style.escape(text, ascii)}${close}`;
}

/** Throws Problem of ESCAPE_PROBLEMS. */
export const unescapeFrom = (id: StyleId, text: string, numbers: NumberMeaning | 'auto'): Unescaped =>
  STYLES[id].unescape(text, numbers);
