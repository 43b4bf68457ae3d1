import type { DetectCard } from './card.ts';
import type { Guard } from './tool.ts';

/** Longest text that a rule without its own bound looks at. */
export const DETECT_LIMIT = 100_000;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}

/** Decodes base64 or base64url to text; null when the alphabet, the padding or the UTF-8 is wrong. */
function base64Text(text: string): string | null {
  const plain = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (plain.length % 4 === 1 || !/^[A-Za-z\d+/]*$/.test(plain)) return null;
  const bytes = Uint8Array.from(atob(plain), (byte) => byte.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Is nearly all of a text printable? (Decoded noise is not.) */
function isPrintable(text: string): boolean {
  const odd = text.match(/[^\P{C}\n\r\t]/gu)?.length ?? 0;
  return odd <= text.length * 0.05;
}

/** False for a day that no calendar has: `Date.parse` takes 30 February for the first of March. */
function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (day === undefined) return true;
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** Numbers, names of days and months, ranges, steps and the letters L, W and #: what a field of any cron dialect is written with. */
const CRON_FIELD = /^(?:[*?]|\d{1,4}|[a-z]{3}|\d{0,2}[lw]{1,2})(?:[-/#,](?:\d{1,4}|[a-z]{3}|\*|l))*$/i;

const GUARDS: Record<Guard, (text: string) => boolean> = {
  json: isJson,
  jwt: (text) => {
    const header = base64Text(text.replace(/^Bearer\s+/i, '').split('.')[0] ?? '');
    return header !== null && header.startsWith('{') && isJson(header) && header.includes('"alg"');
  },
  'base64-text': (text) => {
    const decoded = base64Text(text.replace(/\s/g, ''));
    return decoded !== null && isPrintable(decoded);
  },
  date: (text) => !Number.isNaN(Date.parse(text)) && isCalendarDay(text),
  'cron-fields': (text) => {
    const parts = text.split(/\s+/);
    return parts.length >= 5 && parts.length <= 7 && parts.every((part) => CRON_FIELD.test(part)) && /[*?/]/.test(text);
  },
  url: (text) => URL.canParse(text),
};

/** Does a rule of the catalogue say that this text is for its operation? Cheap: the pattern first, then the proof. */
export function detects(rule: DetectCard, text: string): boolean {
  const trimmed = text.trim();
  const [shortest, longest] = rule.length;
  if (trimmed.length < shortest || trimmed.length > longest) return false;
  if (!new RegExp(rule.pattern, rule.flags).test(trimmed)) return false;
  return rule.guard === undefined || GUARDS[rule.guard](trimmed);
}
