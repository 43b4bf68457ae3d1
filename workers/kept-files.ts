/** A file that nobody has used for so long is forgotten, with all that was made of it. */
const KEPT_MS = 120_000;

/**
 * Returns a function that puts the files of the run before in the place of their copies: each message has new ones, and what
 * a tool has made of a file, such as the places of a million rows, belongs to the object.
 */
export function keptFiles(wait = KEPT_MS) {
  let kept: ReadonlyMap<number, unknown> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (input: Readonly<Record<string, unknown>>, numbers: Readonly<Record<string, number>>) => {
    const files = Object.entries(numbers).map(
      ([field, number]) => [field, number, kept.get(number) ?? input[field]] as const,
    );
    kept = new Map(files.map(([, number, file]) => [number, file]));
    clearTimeout(timer);
    if (kept.size > 0) timer = setTimeout(() => (kept = new Map()), wait);
    return { ...input, ...Object.fromEntries(files.map(([field, , file]) => [field, file])) };
  };
}
