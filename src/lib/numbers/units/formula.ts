import { divide } from '../ratio/ratio.ts';
import { formula, SCALE_NAMES } from '../temperature.ts';
import { writeNumber } from './convert.ts';
import type { Unit } from './unit.ts';

const scaleOf = ({ id }: Unit) => SCALE_NAMES.find((scale) => scale === id);

/** Returns how one unit becomes another: `1 mi = 1.609344 km`, `°F = °C × 9/5 + 32`, `L/100 km = 100 ÷ km/L`. */
export function formulaOf([from]: readonly Unit[], to: Unit): string | null {
  if (!from || from === to) return null;
  const [scale, other] = [scaleOf(from), scaleOf(to)];
  if (scale && other) return `${to.symbol} = ${formula(scale, other)}`;
  if (from.inverse !== to.inverse) {
    const { text, exact } = writeNumber(
      from.inverse ? divide(from.factor, to.factor) : divide(to.factor, from.factor),
      null,
    );
    return `${to.symbol} ${exact ? '=' : '≈'} ${text} ÷ ${from.symbol}`;
  }
  const { text, exact } = writeNumber(
    from.inverse ? divide(to.factor, from.factor) : divide(from.factor, to.factor),
    null,
  );
  const isExact = exact && from.exact && to.exact;
  return `1 ${from.symbol} ${isExact ? '=' : '≈'} ${text} ${to.symbol}`;
}
