/** How tall a prerendered field can be, and how long its result on one line; src/ui/tokens.css has a rule for each. */
const MOST_ROWS = 12;
const MOST_LETTERS = 80;

const STYLE = / style="([^"]*)"/g;

/** Returns a declaration as an attribute that has a rule; null if there is none. */
function attributeOf(declaration: string): string | null {
  const [, name, value = ''] = /^--(rows|letters):(\d+)$/.exec(declaration) ?? [];
  if (name === undefined || Number(value) > (name === 'rows' ? MOST_ROWS : MOST_LETTERS)) return null;
  return ` data-${name}="${value}"`;
}

/** Lists the declarations of a page's inline styles that can't become attributes. */
export const lostStyles = (html: string): string[] =>
  [...html.matchAll(STYLE)].flatMap(([, style = '']) =>
    style.split(';').filter((declaration) => attributeOf(declaration) === null),
  );

/**
 * Removes inline styles, which the content security policy forbids. The size of fields and results becomes an attribute
 * with a rule; colors come with the scripts.
 */
export const withoutStyles = (html: string): string =>
  html.replaceAll(STYLE, (_, style: string) => {
    const declarations = style.split(';');
    const tall = declarations.find(
      (declaration) => declaration.startsWith('--rows:') && attributeOf(declaration) === null,
    );
    if (tall !== undefined) throw new Error(`src/ui/tokens.css has no rule for ${tall}`);
    return declarations.map((declaration) => attributeOf(declaration) ?? '').join('');
  });
