// Reads back what the other files here write.
import { isUrl } from '../../../base/is-url.ts';
import { decodePercent } from '../../bytes/percent-encoding.ts';
import { parseQuery } from '../url/url.ts';
import { campaignPart, type CampaignPart } from './campaign.ts';
import { readDirectives, splitDirectives } from './text-fragment.ts';

export const LINK_PARTS = [
  'to',
  'cc',
  'bcc',
  'subject',
  'body',
  'number',
  'message',
  'prefix',
  'start',
  'end',
  'suffix',
] as const;

export type LinkPart = (typeof LINK_PARTS)[number] | CampaignPart;

export interface ReadPart {
  /** Null for a header or parameter that has no name of its own here. */
  part: LinkPart | null;
  name: string;
  value: string;
}

export interface ReadLink {
  /** The page without what was added to its link; empty if there is none. */
  page: string;
  parts: ReadPart[];
  /** Whether `+` is in a value where it means itself, but some programs read a space. */
  hasPlus: boolean;
}

const plain = (text: string) => decodePercent(text).text;
const made = (part: LinkPart, value: string): ReadPart => ({ part, name: part, value });

const MAIL_PARTS: readonly string[] = ['to', 'cc', 'bcc', 'subject', 'body'];

function readMail(rest: string): ReadLink {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(rest) ?? [];
  const to = path === '' ? [] : [made('to', path.split(',').map(plain).join(', '))];
  const fields = parseQuery(query, false).map(({ name, value }): ReadPart => {
    const part = name.text.toLowerCase();
    const isList = part === 'to' || part === 'cc' || part === 'bcc';
    const text = isList ? value.raw.split(',').map(plain).join(', ') : value.text.replaceAll('\r\n', '\n');
    return { part: MAIL_PARTS.includes(part) ? (part as LinkPart) : null, name: name.text, value: text };
  });
  return { page: '', parts: [...to, ...fields], hasPlus: query.includes('+') };
}

function readMessage(rest: string): ReadLink {
  // iPhones used to write `;body=` or `&body=`.
  const [, number = '', query = ''] = /^([^?&;]*)[?&;]?(.*)$/s.exec(rest) ?? [];
  const body = parseQuery(query, false).find(({ name }) => name.text.toLowerCase() === 'body');
  return {
    page: '',
    parts: [made('number', plain(number)), ...(body ? [made('message', body.value.text)] : [])],
    hasPlus: query.includes('+'),
  };
}

/** What a link of WhatsApp says; null for any other link. */
function readWhatsApp(url: URL): ReadLink | null {
  const isShort = /^(?:www\.)?wa\.me$/.test(url.hostname);
  const isLong = url.hostname === 'api.whatsapp.com' && url.pathname.startsWith('/send');
  if (!isShort && !isLong) return null;
  const number = isShort ? url.pathname.slice(1).replace(/\/$/, '') : (url.searchParams.get('phone') ?? '');
  if (!/^\+?\d*$/.test(number)) return null;
  const text = url.searchParams.get('text');
  return {
    page: '',
    parts: [
      ...(number === '' ? [] : [made('number', `+${number.replace('+', '')}`)]),
      ...(text === null ? [] : [made('message', text)]),
    ],
    hasPlus: false,
  };
}

function readPage(link: string): ReadLink {
  const { page, directives } = splitDirectives(link);
  const [, before = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(page) ?? [];
  const parts: ReadPart[] = [];
  const kept: string[] = [];
  for (const piece of query?.split('&') ?? []) {
    const [parameter] = parseQuery(piece);
    const part = parameter && campaignPart(parameter.name.text);
    if (part) parts.push(made(part, parameter.value.text));
    else if (parameter || query === '') kept.push(piece);
  }
  for (const passage of directives === null ? [] : readDirectives(directives))
    for (const part of ['prefix', 'start', 'end', 'suffix'] as const)
      if (passage[part] !== '') parts.push(made(part, passage[part]));
  return {
    page: `${before}${kept.length === 0 ? '' : `?${kept.join('&')}`}${fragment}`,
    parts,
    hasPlus: false,
  };
}

/** The parts of a link of any kind; null for what is no link or has no such parts. */
export function readLink(text: string): ReadLink | null {
  const link = text.trim();
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(link) ?? [];
  const lower = scheme.toLowerCase();
  const read = () => {
    if (lower === 'mailto') return readMail(rest);
    if (lower === 'sms') return readMessage(rest);
    if (lower === 'tel') return { page: '', parts: [made('number', plain(rest))], hasPlus: false };
    if ((lower !== 'http' && lower !== 'https') || !isUrl(link)) return null;
    return readWhatsApp(new URL(link)) ?? readPage(link);
  };
  const reading = read();
  return reading && reading.parts.some(({ value }) => value !== '') ? reading : null;
}
