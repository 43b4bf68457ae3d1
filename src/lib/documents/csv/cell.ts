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

/** Unquoted cells that are a JSON number, a literal (also as spreadsheets and Python write it) or an empty container. */
export const TYPED =
  /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null|TRUE|FALSE|True|False|\{\}|\[\])$/;

/** A number with a decimal comma, whose digits may be grouped by dots. */
export const COMMA_DECIMAL = /^-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\.\d{3})+),\d+$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Returns such a number in the notation of JSON; null if it is none. */
export function commaNumber(text: string): string | null {
  return COMMA_DECIMAL.test(text) || GROUPED.test(text) ? text.replaceAll('.', '').replace(',', '.') : null;
}
