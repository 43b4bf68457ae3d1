import type { Position } from './position.ts';

/**
 * A fault in a text, thrown by the algorithms in `src/lib`: a code from a closed list, the UTF-16 offset (when known)
 * and parameters for the message. The engine turns it into a failure of the tool.
 */
export class Problem<Code extends string = string> extends Error {
  readonly code: Code;
  readonly offset: number | undefined;
  readonly params: Record<string, string | number>;
  /** Where it is in a file, whose text nobody else has. */
  at?: Position;

  constructor(code: Code, offset?: number, params: Record<string, string | number> = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.offset = offset;
    this.params = params;
  }
}
