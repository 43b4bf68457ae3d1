// Texts about a picture: XMP, IPTC and the text chunks of PNG.
import { invalidUtf8At } from '../../bytes/utf8.ts';
import type { Fact } from './exif.ts';

const LONGEST = 2000;
const MOST = 300;

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** UTF-8, or Latin-1 as before it. */
const byteText = (bytes: Uint8Array) =>
  invalidUtf8At(bytes) < 0 ? textOf(bytes) : new TextDecoder('latin1').decode(bytes);

export function startsWith(bytes: Uint8Array, start: string): boolean {
  return Array.from(start).every((character, index) => bytes[index] === character.charCodeAt(0));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const plain = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '').trim();

/** The properties that XMP has as attributes, as elements, and as items of lists. */
export function xmpFacts(xmp: string): Fact[] {
  const facts: Fact[] = [];
  let property = '';
  const add = (name: string, text: string) => {
    const value = plain(text).slice(0, LONGEST);
    if (value !== '' && name !== '' && !/^(?:xmlns|rdf|xml|x):/.test(name)) facts.push({ group: 'XMP', name, value });
  };
  for (const [, close, name = '', attributes = '', text = ''] of xmp.matchAll(/<(\/?)([\w.:-]+)([^<>]*)>([^<]*)/g)) {
    if (facts.length >= MOST) break;
    if (close) continue;
    for (const [, key = '', double, single] of attributes.matchAll(/([\w.:-]+)=(?:"([^"]*)"|'([^']*)')/g))
      add(key, double ?? single ?? '');
    if (!/^(?:rdf|x):/.test(name)) property = name;
    add(property, text);
  }
  return facts.length > 0 ? facts : [{ group: 'XMP', name: 'XMP', value: `${xmp.length} B` }];
}

/** Names of IPTC-IIM datasets in record 2. */
const IPTC: Readonly<Record<number, string>> = {
  5: 'ObjectName',
  25: 'Keywords',
  55: 'DateCreated',
  80: 'By-line',
  85: 'By-lineTitle',
  90: 'City',
  95: 'Province-State',
  101: 'Country',
  105: 'Headline',
  110: 'Credit',
  115: 'Source',
  116: 'CopyrightNotice',
  120: 'Caption-Abstract',
};

/** What the resources of Photoshop say, in which IPTC is. */
export function iptcFacts(data: Uint8Array): Fact[] {
  const facts: Fact[] = [];
  for (let at = data.indexOf(0x1c); at >= 0 && at + 5 <= data.length && facts.length < MOST;) {
    const size = (data[at + 3]! << 8) | data[at + 4]!;
    const name = data[at + 1] === 2 ? IPTC[data[at + 2]!] : undefined;
    const end = at + 5 + size;
    const isDataset = data[at + 1]! <= 9 && end <= data.length;
    if (isDataset && name)
      facts.push({ group: 'IPTC', name, value: byteText(data.subarray(at + 5, end)).slice(0, LONGEST) });
    at = data.indexOf(0x1c, isDataset ? end : at + 1);
  }
  return facts.length > 0 ? facts : [{ group: 'JPEG', name: 'APP13', value: `${data.length} B` }];
}

/** What a chunk says that isn't part of the picture. */
export function pngText(name: string, data: Uint8Array): Fact[] {
  const end = data.indexOf(0);
  const key = end < 0 ? '' : textOf(data.subarray(0, Math.min(end, 79)));
  if (name === 'tEXt' && end >= 0)
    return [
      { group: 'PNG', name: key, value: new TextDecoder('latin1').decode(data.subarray(end + 1)).slice(0, LONGEST) },
    ];
  if (name === 'iTXt' && end >= 0) {
    const rest = data.subarray(end + 3);
    const language = rest.indexOf(0);
    const translated = rest.indexOf(0, language + 1);
    const text = textOf(rest.subarray(translated + 1));
    if (key === 'XML:com.adobe.xmp') return xmpFacts(text);
    if (data[end + 1] === 0) return [{ group: 'PNG', name: key, value: text.slice(0, LONGEST) }];
  }
  if (name === 'tIME' && data.length === 7) {
    const [high = 0, low = 0, ...parts] = data;
    const two = parts.map((part) => String(part).padStart(2, '0'));
    const value = `${high * 256 + low}-${two[0]}-${two[1]} ${two[2]}:${two[3]}:${two[4]}Z`;
    return [{ group: 'PNG', name: 'tIME', value }];
  }
  return [{ group: 'PNG', name: key || name, value: `${data.length} B` }];
}
