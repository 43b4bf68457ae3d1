// Escapes what Markdown would read as markup (CommonMark 0.31.2, GitHub's extensions).

/** Characters that begin or end markup anywhere in a line. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/~{2,}/g, (run) => '\\~'.repeat(run.length))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?[a-z\d]{1,31};)/gi, '\\&');
}

/** What begins a block at the start of a line. */
export function escapeLineStart(line: string): string {
  if (/^(?:#{1,6}(?:\s|$)|>|[-+](?:\s|$)|=+\s*$|-{2,}\s*$|~{3,}|:?-+:?\s*\|)/.test(line)) return `\\${line}`;
  return line.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** A destination of a link or image, in angle brackets where it has spaces or parentheses. */
export function destinationOf(url: string): string {
  const clean = url.trim().replace(/[\t\n\r]/g, '');
  if (clean === '') return '<>';
  if (!/[ ()<>\\]/.test(clean)) return clean;
  return `<${clean.replace(/[<>\\]/g, '\\$&')}>`;
}

export function titleOf(title: string | undefined): string {
  const clean = title?.replace(/\s+/g, ' ').trim() ?? '';
  return clean === '' ? '' : ` "${clean.replace(/["\\]/g, '\\$&')}"`;
}

/** Code in as many backticks as it needs. */
export function codeSpan(code: string): string {
  const text = code.replace(/\r\n|\r|\n/g, ' ');
  if (text === '') return '';
  const fence = '`'.repeat(longestRun(text, '`') + 1 === 1 ? 1 : fenceLength(text));
  const needsSpace = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '');
  return needsSpace ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** The shortest run of backticks that the text doesn't have. */
function fenceLength(text: string): number {
  const lengths = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (lengths.has(length)) length++;
  return length;
}

export function longestRun(text: string, character: '`' | '~'): number {
  const runs = text.match(character === '`' ? /`+/g : /~+/g) ?? [];
  return runs.reduce((most, run) => Math.max(most, run.length), 0);
}
