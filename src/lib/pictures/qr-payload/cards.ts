// Reads contacts and events from their properties (vCard, RFC 6350; iCalendar, RFC 5545).
import { components, unescapeText } from './fields.ts';
import type { ContentLine } from './fields.ts';
import { parts } from './payload.ts';
import type { Part, PartName, Payload } from './payload.ts';

const VCARD_PARTS: Readonly<Record<string, PartName>> = {
  FN: 'name',
  NICKNAME: 'nickname',
  ORG: 'organization',
  TITLE: 'jobTitle',
  TEL: 'phone',
  EMAIL: 'email',
  ADR: 'address',
  BDAY: 'birthday',
  URL: 'url',
  NOTE: 'note',
};

/** Returns the parts of a contact from the properties of a vCard. */
export function vcard(lines: readonly ContentLine[]): Part[] {
  const hasFullName = lines.some(({ name, raw }) => name === 'FN' && raw !== '');
  return lines.flatMap(({ name, raw }) => {
    if (name === 'N' && !hasFullName) {
      const [family, givenName, middle, prefix, suffix] = components(raw);
      return parts([['name', [prefix, givenName, middle, family, suffix].filter(Boolean).join(' ')]]);
    }
    if (name === 'ADR' || name === 'ORG')
      return parts([[VCARD_PARTS[name]!, components(raw).filter(Boolean).join(', ')]]);
    const part = Object.hasOwn(VCARD_PARTS, name) ? VCARD_PARTS[name]! : null;
    return part ? parts([[part, unescapeText(raw).replace(/^(?:tel|mailto):/i, '')]]) : [];
  });
}

const EVENT_PARTS: Readonly<Record<string, PartName>> = {
  SUMMARY: 'title',
  DTSTART: 'start',
  DTEND: 'end',
  LOCATION: 'place',
  DESCRIPTION: 'description',
  ORGANIZER: 'organizer',
  URL: 'url',
  RRULE: 'recurrence',
};

/** The first event of a calendar, or null. */
export function event(lines: readonly ContentLine[]): Payload | null {
  const begin = lines.findIndex(({ name, raw }) => name === 'BEGIN' && raw.toUpperCase() === 'VEVENT');
  if (begin < 0) return null;
  const list: Part[] = [];
  for (const { name, raw, params } of lines.slice(begin + 1)) {
    if (name === 'END') break;
    const part = Object.hasOwn(EVENT_PARTS, name) ? EVENT_PARTS[name]! : null;
    if (part === 'start' || part === 'end') list.push(...parts([[part, dateOf(raw, params['TZID'])]]));
    else if (part)
      list.push(...parts([[part, part === 'recurrence' ? raw : unescapeText(raw).replace(/^mailto:/i, '')]]));
  }
  return { kind: 'event', parts: list };
}

/** Converts `20261120T120000Z` to ISO 8601, followed by the name of its time zone. */
function dateOf(raw: string, zone: string | undefined): string {
  const iso = raw
    .replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
    .replace(
      /T(\d\d)(\d\d)(\d\d)?/,
      (_, hour: string, minute: string, second = '00') => `T${hour}:${minute}:${second}`,
    );
  return zone ? `${iso} ${zone}` : iso;
}
