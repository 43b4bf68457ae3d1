/** One field of a record. Quotes say that it is text, whatever it looks like; without text and quotes there is nothing. */
export interface CsvCell {
  text: string;
  quoted: boolean;
}

/** What a spreadsheet may run instead of showing it (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** The same behind apostrophes: one more guards it, so that one less is the text again. */
const GUARDED = /^'*[=+\-@\t\r]/;

export function isFormula({ text, quoted }: CsvCell): boolean {
  return FORMULA.test(text) && (quoted || !TYPED.test(text));
}

/** With an apostrophe before what a spreadsheet would run. */
export function guarded({ text, quoted }: CsvCell): string {
  return GUARDED.test(text) && (quoted || !TYPED.test(text)) ? `'${text}` : text;
}

export function unguarded(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}

/** Unquoted cells that are a number in the grammar of JSON, a literal or an empty container. */
export const TYPED = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null|\{\}|\[\])$/;
