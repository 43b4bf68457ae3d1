/**
 * What is wrong with a text, from an algorithm of `src/lib`: a code of a closed list, the UTF-16 offset where it was seen
 * (when it can be known) and parameters for the message. The engine turns it into a failure of the tool.
 */
export class Problem<Code extends string = string> extends Error {
  readonly code: Code;
  readonly offset: number | undefined;
  readonly params: Record<string, string | number>;

  constructor(code: Code, offset?: number, params: Record<string, string | number> = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.offset = offset;
    this.params = params;
  }
}
