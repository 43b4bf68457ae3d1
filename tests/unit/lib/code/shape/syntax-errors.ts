import type { parser as goParser } from '@lezer/go';

/** The syntax errors found by a parser, each with the text that follows. */
export function syntaxErrors(parser: typeof goParser, source: string): string[] {
  const errors: string[] = [];
  parser.parse(source).iterate({
    enter(node) {
      if (node.type.isError) errors.push(`${node.from}: ${source.slice(node.from, node.from + 60)}`);
    },
  });
  return errors;
}
