export type Gender = 'masculine' | 'feminine' | 'neuter';
export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional';

export interface Form {
  gender: Gender;
  case: Case;
}

/** How a language writes whole numbers in words; numbers are below 10^36. */
export interface Speller {
  cardinal: (value: bigint, form: Form) => string;
  /** Null if the number has no ordinal that people use. */
  ordinal: (value: bigint, form: Form) => string | null;
  point: string;
  minus: string;
  /** Between the digits after the point. */
  gap: string;
}

/** The groups of a number, from the lowest: of three digits, or of as many as the language counts by. */
export function groupsOf(value: bigint, size = 3): number[] {
  const digits = value.toString();
  const groups: number[] = [];
  for (let end = digits.length; end > 0; end -= size) groups.push(Number(digits.slice(Math.max(0, end - size), end)));
  return groups;
}
