type Preset = Readonly<Record<string, unknown>>;

/**
 * Finds the input of a tool inside commonly pasted lines. The rules in the specs recognize a text that a tool takes as
 * is; these find the part of a text that it takes.
 */
export interface Recognizer {
  /** What it recognizes. The tests list, under this name, texts that it must and must not recognize. */
  name: string;
  tool: string;
  /** The operation; by default the first one that takes text. */
  operation?: string;
  pattern: RegExp;
  /**
   * Returns the part of the text for the tool; by default the first group of the pattern, or the whole match. Null if
   * the text isn't for it.
   */
  take?: (match: RegExpExecArray) => string | null;
  /** Above 0.9 the tool is certainly meant, above 0.6 it is answered, below that it is suggested. */
  confidence: number;
  /** The indexes of the requested outputs; by default the first ones. */
  outputs?: readonly number[];
  /** A text that a tool can read in several ways has one candidate per reading. */
  reading?: string;
  /** Values of other fields that the format of the text implies. */
  preset?: Preset | ((match: RegExpExecArray) => Preset);
}

/** Returns the whole text unchanged. */
export const whole = ({ input }: RegExpExecArray): string => input;

export const IP = String.raw`(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
export const EMAIL = String.raw`[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+`;
