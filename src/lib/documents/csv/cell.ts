/** One field of a record. `quoted` fields are text, whatever they look like; an unquoted empty field has no value. */
export interface CsvCell {
  text: string;
  quoted: boolean;
}

/** Text that a spreadsheet may run instead of showing it (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** The same after apostrophes: escaping adds one, so that removing one restores the text. */
const GUARDED = /^'*[=+\-@\t\r]/;

export function isFormula({ text, quoted }: CsvCell): boolean {
  return FORMULA.test(text) && (quoted || !TYPED.test(text));
}

/** Adds an apostrophe to text that a spreadsheet would run. */
export function guarded({ text, quoted }: CsvCell): string {
  return GUARDED.test(text) && (quoted || !TYPED.test(text)) ? `'${text}` : text;
}

export function unguarded(text: string): string {
  return text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text;
}

/** Unquoted cells that are a JSON number, a literal or an empty container. */
export const TYPED = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null|\{\}|\[\])$/;
