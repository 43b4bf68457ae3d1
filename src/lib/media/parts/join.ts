// What the names and sizes of parts say about the file that they were.

export interface NamedPart {
  name: string;
  size: number;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Orders names as people count: part10 after part9. */
export const byName = (a: NamedPart, b: NamedPart): number =>
  collator.compare(a.name, b.name) || (a.name < b.name ? -1 : Number(a.name > b.name));

/** What a name is without its number, the last one in it: `a.zip.001`, `film.part2.bin`. */
interface Numbered {
  stem: string;
  /** The name of the whole file, where the number is an extension. */
  whole: string | null;
  number: number | null;
  digits: number;
}

function numbered(name: string): Numbered {
  const end = /\.(\d{1,15})$/.exec(name);
  if (end?.[1] && end.index > 0) {
    const whole = name.slice(0, end.index);
    return { stem: whole, whole, number: Number(end[1]), digits: end[1].length };
  }
  const inside = [...name.matchAll(/\d+/g)].at(-1);
  if (!inside || inside[0].length > 15) return { stem: name, whole: null, number: null, digits: 0 };
  const stem = `${name.slice(0, inside.index)}#${name.slice(inside.index + inside[0].length)}`;
  return { stem, whole: null, number: Number(inside[0]), digits: inside[0].length };
}

/** What doesn't look like the parts of one file. */
export interface Doubts {
  /** Numbers that no part has, as ranges: `002`, `004–007`. */
  missing: string[];
  /** More than one means that the parts are of different files. */
  stems: string[];
  twice: string[];
  /** Parts of another size than the others. */
  cut: string[];
}

/** Returns the name of the whole file, of which only the extension is known where the number isn't the last part of the names. */
export function wholeName(parts: readonly NamedPart[]): string {
  const name = parts[0]?.name ?? '';
  return numbered(name).whole ?? `joined${/[^.](\.[^.\d][^.]*)$/.exec(name)?.[1] ?? ''}`;
}

/** Looks for what is wrong with parts that are in order. */
export function doubtsOf(parts: readonly NamedPart[]): Doubts {
  const read = parts.map(({ name }) => numbered(name));
  const stems = [...new Set(read.map(({ stem }) => stem))];
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const [index, { stem, number }] of read.entries()) {
    const { name } = parts[index]!;
    const key = number === null ? name : `${number} ${stem}`;
    if (seen.has(key)) twice.add(name);
    seen.add(key);
  }
  const missing = stems.length === 1 && read[0] ? missingIn(read, read[0].digits) : [];
  return { missing, stems: stems.length > 1 ? stems : [], twice: [...twice], cut: cutOf(parts) };
}

/** Returns the gaps from 1, or from 0 where the first part has that number. */
function missingIn(read: readonly Numbered[], digits: number): string[] {
  const numbers = read.flatMap(({ number }) => (number === null ? [] : [number])).sort((a, b) => a - b);
  const shown = (number: number) => String(number).padStart(digits, '0');
  const gaps: string[] = [];
  let next = Math.min(1, numbers[0] ?? 1);
  for (const number of numbers) {
    if (number > next) gaps.push(number === next + 1 ? shown(next) : `${shown(next)}–${shown(number - 1)}`);
    next = Math.max(next, number + 1);
  }
  return gaps;
}

/** All parts but the last have one size, and the last is hardly larger: by the rest of a division. */
function cutOf(parts: readonly NamedPart[]): string[] {
  const last = parts.at(-1);
  const others = parts.slice(0, -1);
  const counts = new Map<number, number>();
  for (const { size } of others) counts.set(size, (counts.get(size) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, many], [b, more]) => more - many || b - a)[0] ?? [];
  if (usual === undefined || !last) return [];
  const cut = others.filter(({ size }) => size !== usual);
  const isLarger = last.size - usual >= parts.length;
  if (cut.length === 0 && isLarger) return parts.length === 2 ? [others[0]!.name] : [last.name];
  return cut.map(({ name }) => name);
}
