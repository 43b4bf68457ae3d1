type Preset = Readonly<Record<string, unknown>>;

/**
 * What is pasted daily and is not quite what a tool takes: a line with something in it that is. The rules of the specs know what a tool
 * takes as it is; these know where in a text that is.
 */
export interface Recognizer {
  /** What it knows; texts that it must and must not know are in the tests under this name. */
  name: string;
  tool: string;
  /** The operation; the first one that takes text when it is left out. */
  operation?: string;
  pattern: RegExp;
  /** What of the text is for the tool; the first group of the pattern, or all of it, when it is left out. Null when it is not for it. */
  take?: (match: RegExpExecArray) => string | null;
  /** Above 0.9 it is surely meant, above 0.6 it is answered, below it is proposed. */
  confidence: number;
  /** The outputs that are asked for, by their places; the first ones when left out. */
  outputs?: readonly number[];
  /** A text that one tool can read in several ways has a candidate for each of these. */
  reading?: string;
  /** Values of other fields that the form of the text says. */
  preset?: Preset | ((match: RegExpExecArray) => Preset);
}

/** The whole text, as it is. */
export const whole = ({ input }: RegExpExecArray): string => input;

export const IP = String.raw`(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
export const EMAIL = String.raw`[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+`;
