// Programs write modes in decimal too: `st_mode` of stat (33188), and `defaultMode` of Kubernetes or `mode` of Ansible (420).
import { type FileType, type ModeProblemCode, readOctal } from './mode.ts';
import { Problem } from '../../../base/problem.ts';

export interface ReadNumber {
  as: 'octal' | 'decimal';
  /** Whether the other notation is as likely. */
  either: boolean;
}

interface NumericMode {
  mode: number;
  type: FileType | null;
  number: ReadNumber;
}

/** Modes that people set: a number that is one of them in decimal only can be meant so. */
const USUAL = new Set([
  0o400, 0o440, 0o444, 0o500, 0o550, 0o555, 0o600, 0o640, 0o644, 0o660, 0o664, 0o666, 0o700, 0o710, 0o711, 0o744, 0o750,
  0o751, 0o754, 0o755, 0o770, 0o771, 0o774, 0o775, 0o777,
]);

/** The upper four bits of `st_mode`. */
const TYPES: Readonly<Record<number, FileType>> = {
  0o01: 'pipe',
  0o02: 'character-device',
  0o04: 'directory',
  0o06: 'block-device',
  0o10: 'file',
  0o12: 'link',
  0o14: 'socket',
};

/** Reads a mode in decimal, with or without the type of the file. Throws Problem. */
export function readDecimal(digits: string, offset = 0): NumericMode {
  const value = Number(digits);
  const type = value > 0o7777 ? TYPES[value >> 12] : null;
  if (type === undefined || value > 0o177_777) {
    throw new Problem<ModeProblemCode>('bad-decimal', offset, { found: digits.slice(0, 20) });
  }
  return { mode: value & 0o7777, type, number: { as: 'decimal', either: false } };
}

/** Reads a mode in octal, or in decimal if only that makes a mode. Throws Problem for the octal one. */
export function readNumber(digits: string, offset = 0): NumericMode {
  const decimal = decimalOf(digits);
  // The mode of a link, which is also a folder with a mode that nobody sets.
  if (decimal?.type === 'link' && decimal.mode === 0o777) return decimal;
  try {
    const mode = readOctal(digits, offset);
    const either = decimal?.type === null && USUAL.has(decimal.mode) && !USUAL.has(mode) && !digits.startsWith('0');
    return { mode, type: null, number: { as: 'octal', either } };
  } catch (problem) {
    if (decimal && (decimal.type !== null || USUAL.has(decimal.mode))) return decimal;
    throw problem;
  }
}

function decimalOf(digits: string): NumericMode | null {
  if (digits.startsWith('0') || digits.length > 6) return null;
  try {
    return readDecimal(digits);
  } catch {
    return null;
  }
}
