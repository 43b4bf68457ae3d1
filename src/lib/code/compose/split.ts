// A command line split into words, and what was repaired on the way.

export interface Word {
  text: string;
  offset: number;
  /** Whether part of it was quoted or escaped. */
  quoted: boolean;
  /** Commands whose output the shell would insert here; `text` contains them as written. */
  substitutions: string[];
}

export const REPAIRS = [
  'trailing-blank',
  'comment-inside',
  'curly-quotes',
  'odd-space',
  'drive-path',
  'backslash-dropped',
  'dash',
  'image-case',
  'image-url',
] as const;

/** Something that no shell or Docker would understand as it was meant, read as the writer meant it. */
export interface Repair {
  code: (typeof REPAIRS)[number];
  offset: number;
  params: Record<string, string>;
}

export interface Command {
  words: Word[];
  /** Text that the shell itself would interpret: `> file`, `| grep x`. */
  redirections: string[];
  repairs: Repair[];
  end: number;
}
