export interface GoField {
  name: string;
  /** Maybe of several lines, which are indented already. */
  type: string;
  /** With its backquotes; empty for none. */
  tag: string;
}

function codePoints(text: string): number {
  return Array.from(text).length;
}

/** Rows up to one whose type has several lines: gofmt lays these out together. */
function sections(fields: readonly GoField[]): GoField[][] {
  const found: GoField[][] = [[]];
  for (const field of fields) {
    found.at(-1)!.push(field);
    if (field.type.includes('\n')) found.push([]);
  }
  return found;
}

/** A struct type as gofmt writes it, its closing brace at `depth` tabs: names, types and tags in columns. */
export function structBody(fields: readonly GoField[], depth: number): string {
  if (fields.length === 0) return 'struct{}';
  const indent = '\t'.repeat(depth + 1);
  const lines = sections(fields).flatMap((section) => {
    // As a call, Math.max fails for some 100,000 fields.
    const names = section.reduce((most, { name }) => Math.max(most, codePoints(name)), 0);
    const types = section.reduce((most, { type }) => Math.max(most, type.includes('\n') ? 0 : codePoints(type)), 0);
    return section.map(({ name, type, tag }) => {
      const start = `${indent}${name}${' '.repeat(names - codePoints(name) + 1)}${type}`;
      if (tag === '') return start;
      return start + ' '.repeat(type.includes('\n') ? 1 : types - codePoints(type) + 1) + tag;
    });
  });
  return `struct {\n${lines.join('\n')}\n${'\t'.repeat(depth)}}`;
}
