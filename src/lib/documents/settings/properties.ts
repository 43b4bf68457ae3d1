// .properties as `java.util.Properties.load` reads it.
import { Problem } from '../../../base/problem.ts';
import { literal, type Setting, type SettingsProblem } from './setting.ts';

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

/** Throws Problem `bad-unicode-escape`. */
export function readProperties(text: string): Setting[] {
  const settings: Setting[] = [];
  let comments: string[] = [];
  for (const { line, offset } of logicalLines(text)) {
    if (/^[#!]/.test(line)) {
      comments.push(line.slice(1).replace(/^ /, '').trimEnd());
      continue;
    }
    const name = /^(?:\\[^]|[^\\=: \t\f])*/.exec(line)![0];
    const value = line.slice(name.length).replace(/^[ \t\f]*(?:[=:][ \t\f]*)?/, '');
    settings.push({ path: [unescape(name, offset)], value: literal(unescape(value, offset)), offset, comments });
    comments = [];
  }
  return settings;
}

/** Lines without the blanks before them, joined where one ends with an odd number of backslashes. */
function logicalLines(text: string): { line: string; offset: number }[] {
  const lines: { line: string; offset: number }[] = [];
  let offset = 0;
  let open: { line: string; offset: number } | null = null;
  for (const natural of text.split(/(?<=\r\n|\n|\r(?!\n))/)) {
    const line = natural.replace(/[\r\n]+$/, '').replace(/^[ \t\f]+/, '');
    const continues = (/\\*$/.exec(line)![0].length & 1) === 1;
    const isComment: boolean = !open && /^[#!]/.test(line);
    const own: string = continues && !isComment ? line.slice(0, -1) : line;
    if (open) open.line += own;
    else if (line !== '') {
      open = { line: own, offset };
      lines.push(open);
    }
    if (!continues || isComment) open = null;
    offset += natural.length;
  }
  return lines.filter(({ line }) => line !== '');
}

const unescape = (text: string, offset: number): string =>
  text.replace(/\\(?:u([\da-fA-F]{4})|([^]))?/g, (written, hex?: string, letter?: string) => {
    if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
    if (letter === 'u') throw new Problem<SettingsProblem>('bad-unicode-escape', offset, { text: text.slice(0, 60) });
    return letter === undefined ? written.slice(1) : (ESCAPES[letter] ?? letter);
  });

/** A name or value as `Properties.store` writes it, with characters outside of ASCII escaped if asked to. */
export function escapeProperty(text: string, part: 'name' | 'value', ascii: boolean): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replace(/[\t\n\r\f]/g, (sign) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '\\f')
    .replace(part === 'name' ? /[ =:#!]/g : /^ /, '\\$&');
  return ascii
    ? escaped.replace(/[^\x20-\x7E]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
    : escaped;
}
