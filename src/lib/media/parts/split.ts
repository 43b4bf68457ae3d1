// A file as numbered parts, which programs for joining take in the order of their names.
import { shellQuote } from '../../../base/shell-quote.ts';

const FEWEST_DIGITS = 3;
/** The longest line that cmd takes is 8,191 characters. */
const LONGEST_LINE = 8000;

export interface Part {
  name: string;
  start: number;
  end: number;
}

/** How many parts a file of this size has; each but the last has `partSize` bytes. An empty file is one empty part. */
export const countOf = (size: number, partSize: number) => Math.max(1, Math.ceil(size / partSize));

/** Returns the ranges of `count` parts: all but the last have `partSize` bytes, the last one has the rest. */
export function partsOf(name: string, size: number, { count, partSize }: { count: number; partSize: number }): Part[] {
  const digits = Math.max(FEWEST_DIGITS, String(count).length);
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}.${String(index + 1).padStart(digits, '0')}`,
    start: index * partSize,
    end: index === count - 1 ? size : (index + 1) * partSize,
  }));
}

/** The command of a POSIX shell. Its pattern takes digits only: not a `name.bak`, and not the file itself. */
export function catCommand(name: string, parts: readonly Part[]): string {
  const digits = (parts[0]?.name.length ?? 0) - name.length - 1;
  const target = shellQuote(name);
  // Otherwise, cat would take `-rf.001` as options, and zsh `=name` as the path of a command.
  const source = /^[-=]/.test(name) ? shellQuote(`./${name}`) : target;
  return `cat ${source}.${'[0-9]'.repeat(digits)} > ${target}`;
}

/**
 * Quotes a file name for cmd, where quotes protect all but a percent sign, which is escaped outside of them. A file name has
 * no quotes itself.
 */
const cmdQuote = (name: string) => `"${name.replaceAll('%', '"^%"')}"`;

/**
 * The command of Windows. Each part is named as long as the line allows it, since `name.*` is the file itself, too, and has
 * the order of the folder, which is that of names only on some drives. Otherwise the patterns begin with a digit.
 */
export function copyCommand(name: string, parts: readonly Part[]): string {
  const line = (sources: readonly string[]) => `copy /b ${sources.map(cmdQuote).join('+')} ${cmdQuote(name)}`;
  const whole = line(parts.map((part) => part.name));
  if (whole.length <= LONGEST_LINE) return whole;
  const first = new Set(parts.map((part) => part.name.slice(0, name.length + 2)));
  return line([...first].map((start) => `${start}*`));
}
