/** The parser of sql-formatter, which has no types; only what is used here. */
declare module 'nearley' {
  interface Token {
    type: string;
  }
  interface Lexer {
    reset(text: string): void;
    next(): Token | undefined;
    save(): unknown;
    formatError(token: Token): string;
  }
  interface Rule {
    name: string;
    symbols: readonly unknown[];
    /** Computes the value of a rule from the values of its symbols. */
    postprocess?: (data: readonly unknown[], ...place: unknown[]) => unknown;
  }
  interface Grammar {
    rules: readonly Rule[];
  }
  class Parser {
    constructor(grammar: Grammar, options: { lexer: Lexer });
    grammar: Grammar;
    lexer: Lexer;
    /** All ways to parse the text; in the grammar of sql-formatter, each is a list of statements. */
    results: unknown[][];
    feed(text: string): this;
    /** The error message: its position and what was expected there. */
    reportErrorCommon(place: string, found: string): string;
  }
  const nearley: { Parser: typeof Parser };
  export default nearley;
  export type { Lexer, Rule };
}
