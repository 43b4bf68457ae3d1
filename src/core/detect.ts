import { isBase64 } from '../base/base64.ts';
import { isCalendarDate } from '../base/calendar.ts';
import { isJson } from '../base/json.ts';
import type { DetectCard } from './card.ts';
import type { Guard } from './tool.ts';

/** Longest text that a rule without its own bound looks at, in UTF-16 units. */
export const DETECT_LIMIT = 16_777_216;

/** Of a longer text only so much of its beginning and of its end is looked at: the time must not grow with the text. */
const SNIFFED = 4096;
/** Longest text whose proof costs next to nothing; that of a longer one is left to the run. */
export const PROVEN = 100_000;

/** The text in Base64 of either alphabet; null when it is no Base64, or the bytes are not UTF-8. */
function base64Text(text: string): string | null {
  if (!isBase64(text)) return null;
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
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
function isOnCalendar(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return day === undefined || isCalendarDate(Number(year), Number(month), Number(day));
}

/** Numbers, names of days and months, ranges, steps and the letters L, W and #: what a field of any cron dialect is written with. */
const CRON_FIELD = /^(?:[*?]|\d{1,4}|[a-z]{3}|\d{0,2}[lw]{1,2})(?:[-/#,](?:\d{1,4}|[a-z]{3}|\*|l))*$/i;

/** A key of a block mapping, and what follows its colon. */
const YAML_PAIR = /^[ \t]*(?:- +)*(?:"[^"\n]*"|'[^'\n]*'|[\w./-]+)[ \t]*:(?:[ \t]+(\S.*))?$/;

/**
 * Is every line one of a YAML block mapping: pairs, list items, comments, what is indented? `Note: …` in a letter looks like a pair
 * too, so a key in lower case or something that only YAML has must be there.
 */
function isYamlMapping(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^(?:#|---|\.\.\.|%YAML)/.test(line));
  const pairs = lines.filter((line) => YAML_PAIR.test(line));
  if (pairs.length < 2 || !YAML_PAIR.test(lines[0] ?? '')) return false;
  if (!lines.every((line) => YAML_PAIR.test(line) || /^(?:[ \t]|- |-$)/.test(line))) return false;
  const nested =
    lines.some((line) => /^[ \t]*- |^[ \t]+\S/.test(line)) || pairs.some((line) => line.trimEnd().endsWith(':'));
  return nested || pairs.every((line) => /^[a-z_"'.]/.test(line));
}

/** The parts of a query string or of a form body: `name=value`, at least one with a value. */
function isQuery(text: string): boolean {
  const parts = text.replace(/^\?/, '').split('&');
  return parts.length >= 2 && parts.every((part) => /^[\w.~%+[\]-]+=[^\s&=]*=*$/.test(part)) && /=[^&]/.test(text);
}

/** Ten lines at most of one JSON value each, all of which are objects or lists. */
function isJsonLines(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length >= 2 && lines.slice(0, 10).every((line) => /^\s*[{[]/.test(line) && isJson(line));
}

const GUARDS: Record<Guard, (text: string) => boolean> = {
  json: isJson,
  jwt: (text) => {
    const header = base64Text(text.replace(/^Bearer\s+/i, '').split('.')[0] ?? '');
    return header !== null && header.startsWith('{') && isJson(header) && header.includes('"alg"');
  },
  'base64-text': (text) => {
    const decoded = base64Text(text);
    return decoded !== null && isPrintable(decoded);
  },
  date: (text) => !Number.isNaN(Date.parse(text)) && isOnCalendar(text),
  'cron-fields': (text) => {
    const parts = text.split(/\s+/);
    return parts.length >= 5 && parts.length <= 7 && parts.every((part) => CRON_FIELD.test(part)) && /[*?/]/.test(text);
  },
  url: (text) => URL.canParse(text),
  yaml: isYamlMapping,
  query: isQuery,
  'json-lines': isJsonLines,
};

const patterns = new WeakMap<DetectCard, RegExp>();

/** The pattern of a rule, compiled once; it must not remember where it was. */
function patternOf(rule: DetectCard): RegExp {
  const known = patterns.get(rule);
  if (known) return known;
  const made = new RegExp(rule.pattern, rule.flags.replace(/[gy]/g, ''));
  patterns.set(rule, made);
  return made;
}

/**
 * Does a rule of the catalogue say that this text is for its operation? Cheap: the pattern first, on both ends of a long text, then
 * the proof.
 */
export function detects(rule: DetectCard, text: string): boolean {
  const trimmed = text.trim();
  const [shortest, longest] = rule.length;
  if (trimmed.length < shortest || trimmed.length > longest) return false;
  const seen = trimmed.length > 2 * SNIFFED ? trimmed.slice(0, SNIFFED) + trimmed.slice(-SNIFFED) : trimmed;
  if (!patternOf(rule).test(seen)) return false;
  return rule.guard === undefined || trimmed.length > PROVEN || GUARDS[rule.guard](trimmed);
}
