// Writes texts in the formats that phones understand; `parsePayload` reads each of them.
import { encodePercent } from '../../bytes/percent-encoding.ts';
import { escapeRecord, escapeText } from './fields.ts';

export interface Wifi {
  ssid: string;
  /** `SAE` is WPA3 only. */
  security: 'nopass' | 'WEP' | 'WPA' | 'SAE' | 'WPA2-EAP';
  password?: string;
  hidden?: boolean;
  eapMethod?: string;
  phase2?: string;
  identity?: string;
  anonymousIdentity?: string;
}

/**
 * `WIFI:…;;`. Only `\ ; , : "` are escaped, and nothing is quoted: on some phones, quotes become part of the password.
 */
export function buildWifi(wifi: Wifi): string {
  const enterprise = wifi.security === 'WPA2-EAP';
  const fields = [
    ['T', wifi.security],
    ['S', wifi.ssid],
    ['P', wifi.security === 'nopass' ? '' : wifi.password],
    ['E', enterprise ? wifi.eapMethod : ''],
    ['PH2', enterprise ? wifi.phase2 : ''],
    ['I', enterprise ? wifi.identity : ''],
    ['A', enterprise ? wifi.anonymousIdentity : ''],
    ['H', wifi.hidden ? 'true' : ''],
  ] as const;
  return `WIFI:${fields.map(([key, value]) => (value ? `${key}:${escapeRecord(value)};` : '')).join('')};`;
}

/** `mailto:` (RFC 6068). */
export function buildMail({ to, subject, body }: { to: string; subject?: string; body?: string }): string {
  const fields = [
    ['subject', subject],
    // RFC 6068, 5: line breaks in a body are %0D%0A.
    ['body', body?.replace(/\r\n|\r|\n/g, '\r\n')],
  ] as const;
  const query = fields
    .flatMap(([name, value]) => (value ? [`${name}=${encodePercent(value, 'strict')}`] : []))
    .join('&');
  const address = encodePercent(to.trim(), 'strict')
    .replaceAll('%40', '@')
    .replaceAll('%2C', ',')
    .replaceAll('%2B', '+');
  return `mailto:${address}${query === '' ? '' : `?${query}`}`;
}

/** `tel:`, without the separators between digits. */
export function buildPhone(number: string): string {
  return `tel:${number.replace(/[\s()./-]/g, '')}`;
}

/** `SMSTO:`, which more phones support than `sms:` of RFC 5724. */
export function buildSms({ phone, body = '' }: { phone: string; body?: string }): string {
  return `SMSTO:${phone.replace(/[\s()./-]/g, '')}${body === '' ? '' : `:${body}`}`;
}

/** `geo:` (RFC 5870), in degrees of WGS 84. */
export function buildLocation({ latitude, longitude }: { latitude: number; longitude: number }): string {
  // A number may be formatted as 1e-7, which RFC 5870 doesn't allow.
  const plain = (degrees: number) =>
    String(Number(degrees.toFixed(7))).includes('e') ? degrees.toFixed(7) : String(Number(degrees.toFixed(7)));
  return `geo:${plain(latitude)},${plain(longitude)}`;
}

export interface Contact {
  givenName?: string;
  familyName?: string;
  organization?: string;
  jobTitle?: string;
  phone?: string;
  email?: string;
  url?: string;
  address?: string;
  note?: string;
}

/**
 * vCard 3.0 (RFC 2426), the version most phones support. Lines aren't folded, because QR readers often don't unfold
 * them.
 */
export function buildContact(contact: Contact): string {
  const { givenName = '', familyName = '', organization = '' } = contact;
  const name = [givenName, familyName].filter(Boolean).join(' ') || organization;
  const lines = [
    ['N', `${escapeText(familyName)};${escapeText(givenName)};;;`],
    ['FN', escapeText(name)],
    ['ORG', escapeText(organization)],
    ['TITLE', escapeText(contact.jobTitle ?? '')],
    ['TEL', escapeText(contact.phone ?? '')],
    ['EMAIL', escapeText(contact.email ?? '')],
    ['URL', escapeText(contact.url ?? '')],
    ['ADR', contact.address ? `;;${escapeText(contact.address)};;;;` : ''],
    ['NOTE', escapeText(contact.note ?? '')],
  ] as const;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...lines.flatMap(([key, value]) => (value ? [`${key}:${value}`] : [])),
    'END:VCARD',
  ].join('\r\n');
}

export interface CalendarEvent {
  title: string;
  /** Local time as `YYYY-MM-DDTHH:MM[:SS]`, interpreted in the reader's time zone. */
  start: string;
  end?: string;
  place?: string;
  description?: string;
}

/** A local time as RFC 5545 writes it, to the second. */
function stamp(local: string): string {
  return local
    .replace(/[-:]/g, '')
    .replace(/T(\d{4})$/, 'T$100')
    .replace(/\.\d+$/, '');
}

/** Whether the event ends after it starts, as RFC 5545, 3.8.2.2 requires, or has no end. */
export function endsLater({ start, end = '' }: Pick<CalendarEvent, 'start' | 'end'>): boolean {
  return end === '' || stamp(end).padStart(17, '0') > stamp(start).padStart(17, '0');
}

/** A VEVENT (RFC 5545) without the calendar around it, as QR readers expect. */
export function buildEvent({ title, start, end = '', place = '', description = '' }: CalendarEvent): string {
  const lines = [
    ['SUMMARY', escapeText(title)],
    ['DTSTART', stamp(start)],
    ['DTEND', stamp(end)],
    ['LOCATION', escapeText(place)],
    ['DESCRIPTION', escapeText(description)],
  ] as const;
  return ['BEGIN:VEVENT', ...lines.flatMap(([key, value]) => (value ? [`${key}:${value}`] : [])), 'END:VEVENT'].join(
    '\r\n',
  );
}

export interface Payment {
  beneficiary: string;
  iban: string;
  bic?: string;
  /** In euros, from 0.01 to 999,999,999.99; if absent, the payer fills it in. */
  amount?: number;
  /** Structured creditor reference, by ISO 11649 or a national standard; can't be combined with `text`. */
  reference?: string;
  text?: string;
}

/** The maximum length of each field in EPC069-12, and the total number of bytes. */
export const PAYMENT_LIMITS = { beneficiary: 70, reference: 35, text: 140, bytes: 331 } as const;

/** The European credit transfer of EPC069-12, version 002 in UTF-8. */
export function buildPayment({ beneficiary, iban, bic = '', amount, reference = '', text = '' }: Payment): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replace(/\s/g, '').toUpperCase(),
    oneLine(beneficiary),
    iban.replace(/\s/g, '').toUpperCase(),
    amount ? `EUR${amount.toFixed(2)}` : '',
    '',
    writeReference(reference),
    reference.trim() === '' ? oneLine(text) : '',
  ];
  return lines.join('\n').trimEnd();
}

/** The spaces in an RF reference are only for people who read it on paper. */
export function writeReference(reference: string): string {
  return /^\s*RF/i.test(reference) ? reference.replace(/\s/g, '').toUpperCase() : oneLine(reference);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
