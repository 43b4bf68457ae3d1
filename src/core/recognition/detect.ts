import { isBase64 } from '../../base/base64.ts';
import { isCalendarDate } from '../../base/calendar.ts';
import { isJson } from '../../base/json.ts';
import type { DetectCard } from '../card.ts';
import type { Guard } from '../tool.ts';
import { isUrl } from '../../base/is-url.ts';

/** Length of the longest text that a rule without its own limit examines, in UTF-16 units. */
export const DETECT_LIMIT = 16_777_216;

/** How much of the beginning and end of a longer text is examined, so that the time doesn't grow with the text. */
const SNIFFED = 4096;
/** Length of the longest text that is cheap to verify fully; a longer one is verified by the run. */
export const PROVEN = 100_000;

/** Decodes Base64 in either alphabet; null if the text isn't Base64 or the bytes aren't UTF-8. */
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

/** Checks whether nearly all of a text is printable, which decoded noise isn't. */
function isPrintable(text: string): boolean {
  const odd = text.match(/[^\P{C}\n\r\t]/gu)?.length ?? 0;
  return odd <= text.length * 0.05;
}

/** False for dates that don't exist: `Date.parse` reads 30 February as a day in March. */
function isOnCalendar(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return day === undefined || isCalendarDate(Number(year), Number(month), Number(day));
}

/**
 * Numbers, names of days and months, ranges, steps and the letters L, W and #: what a field can contain in any cron
 * dialect.
 */
const CRON_FIELD = /^(?:[*?]|\d{1,4}|[a-z]{3}|\d{0,2}[lw]{1,2})(?:[-/#,](?:\d{1,4}|[a-z]{3}|\*|l))*$/i;

/** A key of a block mapping and what follows its colon. */
const YAML_PAIR = /^[ \t]*(?:- +)*(?:"[^"\n]*"|'[^'\n]*'|[\w./-]+)[ \t]*:(?:[ \t]+(\S.*))?$/;

/**
 * Checks whether every line belongs to a YAML block mapping: pairs, list items, comments, indented lines. `Note: …` in
 * a letter looks like a pair too, so it also requires a lowercase key or syntax specific to YAML.
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

/** Recognizes a query string or form body: `name=value` pairs, at least one with a value. */
function isQuery(text: string): boolean {
  const parts = text.replace(/^\?/, '').split('&');
  return parts.length >= 2 && parts.every((part) => /^[\w.~%+[\]-]+=[^\s&=]*=*$/.test(part)) && /=[^&]/.test(text);
}

/** Recognizes up to ten lines with one JSON object or list each. */
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
    // In UTF-16, as PowerShell has it, every other byte of ASCII is zero.
    return decoded !== null && isPrintable(/^(?:[^\0]\0)+$/.test(decoded) ? decoded.replaceAll('\0', '') : decoded);
  },
  date: (text) => !Number.isNaN(Date.parse(text)) && isOnCalendar(text),
  'cron-fields': (text) => {
    const parts = text.split(/\s+/);
    return parts.length >= 5 && parts.length <= 7 && parts.every((part) => CRON_FIELD.test(part)) && /[*?/]/.test(text);
  },
  url: (text) => isUrl(text),
  yaml: isYamlMapping,
  query: isQuery,
  'json-lines': isJsonLines,
};

const patterns = new WeakMap<DetectCard, RegExp>();

/** Compiles the pattern of a rule once, without flags that keep state between matches. */
function patternOf(rule: DetectCard): RegExp {
  const cached = patterns.get(rule);
  if (cached) return cached;
  const made = new RegExp(rule.pattern, rule.flags.replace(/[gy]/g, ''));
  patterns.set(rule, made);
  return made;
}

/** The part of a text without space around it that patterns examine: both ends if it is long. */
export const seenOf = (trimmed: string): string =>
  trimmed.length > 2 * SNIFFED ? trimmed.slice(0, SNIFFED) + trimmed.slice(-SNIFFED) : trimmed;

/**
 * Checks whether a detection rule of the catalog matches a text. Cheap: matches the pattern first, on both ends of a
 * long text, then verifies it.
 */
export function detects(rule: DetectCard, text: string): boolean {
  const trimmed = text.trim();
  return detectsIn(rule, trimmed, seenOf(trimmed));
}

/** The same for a text without space around it, and the part that patterns examine. */
export function detectsIn(rule: DetectCard, trimmed: string, seen: string): boolean {
  const [shortest, longest] = rule.length;
  if (trimmed.length < shortest || trimmed.length > longest) return false;
  if (!patternOf(rule).test(seen)) return false;
  return rule.guard === undefined || trimmed.length > PROVEN || GUARDS[rule.guard](trimmed);
}
