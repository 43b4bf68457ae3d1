// Parses the text of a QR code by the formats that phones support; anything else is plain text.
import { decodePercent } from '../../bytes/percent-encoding.ts';
import { event, vcard } from './cards.ts';
import { contentLines, joinedFields, type RecordField, recordFields, unescapeRecord } from './fields.ts';
import { parts } from './payload.ts';
import { readQrBill } from './qr-bill.ts';
import type { Part, PartName, Payload } from './payload.ts';
import { isUrl } from '../../../base/is-url.ts';

const percentText = (text: string) => decodePercent(text).text;

/** Returns the meaning of a QR text. Nothing is opened or followed; every text has a result. */
export function parsePayload(text: string): Payload {
  const trimmed = text.trim();
  for (const [pattern, read] of GRAMMARS) {
    const match = pattern.exec(trimmed);
    const payload = match && read(trimmed.slice(match[0].length), trimmed);
    if (payload && payload.parts.length > 0) return payload;
  }
  return { kind: 'text', parts: parts([['text', text]]) };
}

type Reader = (rest: string, whole: string) => Payload | null;

const GRAMMARS: readonly (readonly [prefix: RegExp, read: Reader])[] = [
  [/^WIFI:/i, wifi],
  [/^MATMSG:/i, (rest) => ({ kind: 'email', parts: record(rest, { TO: 'to', SUB: 'subject', BODY: 'body' }) })],
  [/^MECARD:/i, (rest) => ({ kind: 'contact', parts: mecard(rest) })],
  [/^MEBKM:/i, (rest) => ({ kind: 'url', parts: record(rest, { TITLE: 'title', URL: 'url' }) })],
  [/^mailto:/i, mailto],
  [/^SMTP:/i, smtp],
  [/^(?:SMSTO|MMSTO):/i, smsto],
  [/^(?:sms|mms):/i, sms],
  [/^tel:/i, (rest) => ({ kind: 'phone', parts: parts([['phone', percentText(rest)]]) })],
  [/^geo:/i, geo],
  [/^BEGIN:VCARD/i, (_, whole) => ({ kind: 'contact', parts: vcard(contentLines(whole)) })],
  [/^BEGIN:V(?:CALENDAR|EVENT)/i, (_, whole) => event(contentLines(whole))],
  [/^otpauth:\/\//i, otp],
  [/^BCD\r?\n/, epc],
  [/^SPC\r?\n02\d\d\r?\n1\r?\n/, readQrBill],
  [/^URLTO:/i, (rest) => ({ kind: 'url', parts: parts([['url', rest]]) })],
  [/^(?:https?|ftp):\/\//i, (_, whole) => (isUrl(whole) ? { kind: 'url', parts: parts([['url', whole]]) } : null)],
];

const WIFI_PARTS = {
  T: 'security',
  S: 'ssid',
  P: 'password',
  H: 'hidden',
  E: 'eapMethod',
  PH2: 'phase2',
  I: 'identity',
  A: 'anonymousIdentity',
  R: 'transitionDisable',
} as const;
/** The public key of a network (WPA3 specification, 7), which isn't shown. */
const WIFI_KEYS = [...Object.keys(WIFI_PARTS), 'K'];

/** A semicolon that isn't followed by another field belongs to the value, though its backslash is missing. */
function wifi(rest: string): Payload {
  const { fields, isJoined } = joinedFields(rest, WIFI_KEYS);
  return { kind: 'wifi', parts: named(fields, WIFI_PARTS), ...(isJoined && { isJoined }) };
}

const record = (body: string, names: Readonly<Record<string, PartName>>) => named(recordFields(body), names);

function named(fields: readonly RecordField[], names: Readonly<Record<string, PartName>>): Part[] {
  return fields.flatMap(({ key, raw }) => {
    const name = Object.hasOwn(names, key) ? names[key]! : null;
    return name ? parts([[name, unescapeRecord(raw)]]) : [];
  });
}

const MECARD_PARTS = {
  NICKNAME: 'nickname',
  TEL: 'phone',
  'TEL-AV': 'phone',
  EMAIL: 'email',
  ADR: 'address',
  ORG: 'organization',
  BDAY: 'birthday',
  URL: 'url',
  NOTE: 'note',
} as const;

function mecard(body: string): Part[] {
  const name = recordFields(body).find(({ key }) => key === 'N')?.raw;
  // "Family,Given": the separator is the comma without a backslash.
  const [family, givenName] = name?.split(/(?<!\\),/) ?? [];
  const full = [givenName, family].filter((piece) => piece !== undefined).map(unescapeRecord);
  return [...parts([['name', full.join(' ').trim()]]), ...record(body, MECARD_PARTS)];
}

function query(text: string): (name: string) => string | undefined {
  const entries = text.split('&').map((piece) => {
    const [name = '', ...value] = piece.split('=');
    return [name.toLowerCase(), percentText(value.join('='))] as const;
  });
  return (name) => entries.find(([key]) => key === name)?.[1];
}

/** RFC 6068: `+` isn't a space. */
function mailto(rest: string): Payload | null {
  const [address = '', ...fields] = rest.split('?');
  const field = query(fields.join('?'));
  const to = [percentText(address), field('to')].filter(Boolean).join(', ');
  return {
    kind: 'email',
    parts: parts([
      ['to', to],
      ['cc', field('cc')],
      ['bcc', field('bcc')],
      ['subject', field('subject')],
      ['body', field('body')],
    ]),
  };
}

function smtp(rest: string): Payload | null {
  const [to, subject, ...body] = rest.split(':');
  return {
    kind: 'email',
    parts: parts([
      ['to', to],
      ['subject', subject],
      ['body', body.join(':')],
    ]),
  };
}

function smsto(rest: string): Payload | null {
  const [phone, ...body] = rest.split(':');
  return {
    kind: 'sms',
    parts: parts([
      ['phone', phone],
      ['body', body.join(':')],
    ]),
  };
}

/** RFC 5724. */
function sms(rest: string): Payload | null {
  const [phone = '', ...fields] = rest.split(/[?;]/);
  return {
    kind: 'sms',
    parts: parts([
      ['phone', percentText(phone)],
      ['body', query(fields.join('&'))('body')],
    ]),
  };
}

/** RFC 5870, and the `q` parameter of Android. */
function geo(rest: string): Payload | null {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,(-?\d+(?:\.\d+)?))?(?:;[^?]*)?(?:\?(.*))?$/.exec(rest);
  if (!match || Math.abs(Number(match[1])) > 90 || Math.abs(Number(match[2])) > 180) return null;
  return {
    kind: 'location',
    parts: parts([
      ['latitude', match[1]],
      ['longitude', match[2]],
      ['altitude', match[3]],
      ['query', query(match[4] ?? '')('q')],
    ]),
  };
}

/** The key URI format of authenticator apps. */
function otp(_: string, whole: string): Payload | null {
  if (!isUrl(whole)) return null;
  const url = new URL(whole);
  const field = (name: string) => url.searchParams.get(name);
  const { issuer, account } = otpLabel(percentText(url.pathname.replace(/^\/+/, '')), field('issuer')?.trim());
  return {
    kind: 'otp',
    parts: parts([
      ['otpType', url.hostname || /^otpauth:\/\/([^/?]*)/i.exec(whole)?.[1]],
      ['issuer', issuer],
      ['account', account],
      ['secret', field('secret')],
      ['algorithm', field('algorithm')],
      ['digits', field('digits')],
      ['period', field('period')],
      ['counter', field('counter')],
      ['encoder', field('encoder')],
    ]),
  };
}

/** In a label, what follows the issuer and its colon is the account, which may have colons itself. */
function otpLabel(label: string, issuer = '') {
  const prefix = `${issuer}:`.toLowerCase();
  const isIssuer = issuer !== '' && label.trimStart().toLowerCase().startsWith(prefix);
  const colon = isIssuer
    ? label.indexOf(':', label.length - label.trimStart().length + issuer.length)
    : label.indexOf(':');
  return { issuer: issuer || label.slice(0, Math.max(colon, 0)).trim(), account: label.slice(colon + 1).trim() };
}

/** EPC069-12, the European credit transfer ("GiroCode"). */
function epc(_: string, whole: string): Payload | null {
  const line = whole.split(/\r?\n/);
  if (line[3] !== 'SCT') return null;
  return {
    kind: 'payment',
    parts: parts([
      ['bic', line[4]],
      ['beneficiary', line[5]],
      ['iban', line[6]],
      ['amount', line[7]?.replace(/^([A-Z]{3})(?=[\d.])/, '$1 ')],
      ['purpose', line[8]],
      ['reference', line[9]],
      ['text', line[10]],
      ['note', line[11]],
    ]),
  };
}
