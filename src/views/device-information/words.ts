import { formatSize } from '../../ui/parts/file-upload/format-size.ts';
import type { Fact } from './facts.ts';

export interface Speech {
  /** Words of the tool. */
  say: (code: string, params?: Record<string, string | number>) => string;
  yes: string;
  no: string;
  /** A BCP 47 tag. */
  locale: string;
}

function offset(minutes: number): string {
  const absolute = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(absolute / 60))}:${two(absolute % 60)}`;
}

function quantity(value: number, unit: Fact['unit'], { say, locale }: Speech): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  switch (unit) {
    case undefined:
      return number;
    case 'bytes':
      return formatSize(value, locale);
    case 'utc':
      return offset(value);
    default:
      return say(unit, { value: number });
  }
}

/** Returns a fact in words; null if the browser doesn't reveal it. */
export function factText({ value, unit, word }: Fact, speech: Speech): string | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === 'boolean') return value ? speech.yes : speech.no;
  if (typeof value === 'number') return quantity(value, unit, speech);
  if (typeof value === 'string') return word ? speech.say(`is-${value}`) : value;
  if ('width' in value) return speech.say('pixels', { value: `${value.width} × ${value.height}` });
  return value.join(', ');
}
