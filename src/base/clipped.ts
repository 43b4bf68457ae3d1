/** Length (UTF-16 units) that is laid out whole; of longer texts, only both ends are. */
const WHOLE = 2000;

/** Returns a text to look at: whole if it is short, otherwise a quarter of `longest` at each end. */
export function clipped(text: string, longest = WHOLE): string {
  if (text.length <= longest) return text;
  const end = Math.floor(longest / 4);
  return `${cutSafely(text.slice(0, end))} … ${cutSafely(text.slice(-end))}`;
}

/** Drops halves of surrogate pairs at the ends, which would be drawn as boxes. */
const cutSafely = (text: string) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
