declare module 'nearley' {
  /** The parser of sql-formatter, which has no types of its own. */
  class Parser {
    /** The message of a mistake: where it is, and what was expected there. */
    reportErrorCommon(place: string, found: string): string;
  }
  const nearley: { Parser: typeof Parser };
  export default nearley;
}
