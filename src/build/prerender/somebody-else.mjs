import process from 'node:process';

/** How far ahead the clock of another visitor is, in milliseconds. */
const LATER_MS = 400 * 86_400_000 + 12_345_678;

/**
 * Works as for another visitor: at another time, in another time zone.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function asSomebodyElse(work) {
  const { TZ } = process.env;
  const RealDate = Date;
  const now = () => RealDate.now() + LATER_MS;
  process.env['TZ'] = 'Pacific/Kiritimati';
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
}
