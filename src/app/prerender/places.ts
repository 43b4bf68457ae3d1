/** A page with a result. */
export interface Rendered {
  html: string;
  output: unknown;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Returns the texts of a result by their paths, such as `ids.0`. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path === '' ? name : `${path}.${name}`));
}

/** Returns the path of a text that two results have in the same place. */
type PathOf = (text: string, other: string) => string | undefined;

/** The longest text that a blank stands for (UTF-16 units): it takes one line, as the blank does. */
const LONGEST = 64;

/** Names a value, as the labels of copy buttons do. */
const LABEL = / aria-label="([^"]*: )([^"]*)"/;

/** Removes the value from the label of a button, which works only with scripts; null if tags differ otherwise. */
function withoutValue(tag: string, other: string, pathOf: PathOf): string | null {
  const [label = '', name = '', value = ''] = LABEL.exec(tag) ?? [];
  const [otherLabel = '', , otherValue = ''] = LABEL.exec(other) ?? [];
  const isAll = label !== '' && tag.replace(label, '') === other.replace(otherLabel, '');
  if (!isAll || pathOf(decoded(value), decoded(otherValue)) === undefined) return null;
  return tag.replace(label, () => ` aria-label="${name}"`);
}

/**
 * Compares a page rendered for two visitors whose results differ. If nothing but texts of the results differs, returns the
 * page with a blank instead of each, and its path in `data-part`; otherwise null.
 */
export function withPlaces(rendered: Rendered, other: Rendered): string | null {
  const parts = rendered.html.split(/(<[^>]*>)/);
  const others = other.html.split(/(<[^>]*>)/);
  if (parts.length !== others.length) return null;
  const texts = textsOf(rendered.output);
  const otherTexts = new Map(textsOf(other.output));
  const pathOf: PathOf = (text, there) =>
    texts.find(([path, own]) => own === text && otherTexts.get(path) === there)?.[0];
  for (const [at, part] of parts.entries()) {
    const there = others[at] ?? '';
    if (part === there) continue;
    if (part.startsWith('<')) {
      const tag = withoutValue(part, there, pathOf);
      if (tag === null) return null;
      parts[at] = tag;
      continue;
    }
    const path = pathOf(decoded(part), decoded(there));
    const [start = '', end = ''] = [parts[at - 1], parts[at + 1]];
    const isAlone = /^<\w/.test(start) && end.startsWith('</');
    if (path === undefined || !isAlone || part.length > LONGEST) return null;
    parts[at - 1] = start.replace(/>$/, ` data-part="${path}">`);
    parts[at] = '\u00A0';
  }
  return parts.join('');
}
