export interface GoField {
  name: string;
  /** May have several lines, which are already indented. */
  type: string;
  /** Including its backquotes; empty if there is none. */
  tag: string;
}

function codePoints(text: string): number {
  return Array.from(text).length;
}

/** Returns rows up to one whose type has several lines: gofmt aligns these together. */
function sections(fields: readonly GoField[]): GoField[][] {
  const columns: GoField[][] = [[]];
  for (const field of fields) {
    columns.at(-1)!.push(field);
    if (field.type.includes('\n')) columns.push([]);
  }
  return columns;
}

/** Formats a struct type like gofmt, with its closing brace at `depth` tabs: names, types and tags in columns. */
export function structBody(fields: readonly GoField[], depth: number): string {
  if (fields.length === 0) return 'struct{}';
  const indent = '\t'.repeat(depth + 1);
  const lines = sections(fields).flatMap((section) => {
    // Spread into Math.max fails for about 100,000 fields.
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
