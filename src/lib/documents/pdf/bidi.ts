// From the order in which Hebrew and Arabic are seen to that in which they are read and written.

/** A part of a line, and where it begins. */
interface Part {
  text: string;
  at: number;
}

type Direction = 'left' | 'right' | null;

/** Letters that are written to the left. */
const TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const LETTERS = /\p{L}/gu;
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function directionOf(text: string): Direction {
  if (count(text, TO_LEFT) > 0) return 'left';
  return count(text, LETTERS_AND_DIGITS) > 0 ? 'right' : null;
}

/** Gives what has no direction that of its neighbors, if they agree, or that of the line. */
function resolved(directions: readonly Direction[], base: 'left' | 'right'): ('left' | 'right')[] {
  const after: Direction[] = [];
  for (let index = directions.length - 1, next: Direction = base; index >= 0; index -= 1)
    after[index] = next = directions[index] ?? next;
  let before: Direction = base;
  return directions.map((own, index) => {
    before = own ?? before;
    return own ?? (before === after[index] && before ? before : base);
  });
}

/** The text of a line whose parts stand where they are seen; one without such letters stays in the order of the document. */
export function logicalOrder(parts: readonly Part[]): string {
  const whole = parts.map(({ text }) => text).join('');
  const toLeft = count(whole, TO_LEFT);
  if (toLeft === 0) return whole;
  const base = toLeft * 2 >= count(whole, LETTERS) ? 'left' : 'right';
  const seen = [...parts].sort((a, b) => a.at - b.at);
  const directions = resolved(
    seen.map(({ text }) => directionOf(text)),
    base,
  );
  const runs: { direction: 'left' | 'right'; texts: string[] }[] = [];
  for (const [index, { text }] of seen.entries()) {
    const direction = directions[index]!;
    const last = runs.at(-1);
    if (last?.direction !== direction) runs.push({ direction, texts: [text] });
    else if (direction === 'left') last.texts.unshift(text);
    else last.texts.push(text);
  }
  if (base === 'left') runs.reverse();
  return runs.flatMap(({ texts }) => texts).join('');
}
