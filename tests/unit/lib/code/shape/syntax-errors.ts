import type { parser as goParser } from '@lezer/go';

/** What a grammar does not understand, each with the text that follows. */
export function syntaxErrors(parser: typeof goParser, source: string): string[] {
  const errors: string[] = [];
  parser.parse(source).iterate({
    enter(node) {
      if (node.type.isError) errors.push(`${node.from}: ${source.slice(node.from, node.from + 60)}`);
    },
  });
  return errors;
}
