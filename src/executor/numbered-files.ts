const numbers = new WeakMap<Blob, number>();
let last = 0;

/** Numbers the files among values, so that a worker knows which of them it has had before: the same object, the same number. */
export function numberedFiles(values: Readonly<Record<string, unknown>>): Record<string, number> {
  const numbered: Record<string, number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!(value instanceof Blob)) continue;
    const number = numbers.get(value) ?? ++last;
    numbers.set(value, number);
    numbered[name] = number;
  }
  return numbered;
}
