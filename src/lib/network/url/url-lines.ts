// Shows a URL as editable lines: the address, then one `?name=value` per parameter, then `#fragment`. Everything is
// decoded, except for escapes that would otherwise be ambiguous, so that no URL changes its meaning in the round trip.
import { decodePercent, encodePercent, percentEncodeBytes } from '../../bytes/percent-encoding.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { plusIsSpace, type UrlParts } from './url.ts';
import { isUrl } from '../../../base/is-url.ts';

export type UrlLinesProblemCode = 'not-a-part';

/** Line endings, other controls and bidirectional overrides: characters that nobody could see or edit. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escapeUnseen = (text: string) => text.replace(UNSEEN, (character) => percentEncodeBytes(encodeUtf8(character)));

/** Decodes only letters beyond ASCII: any ASCII escape in a path may be there to hide a delimiter. */
function readablePart(raw: string): string {
  return raw.replace(/(?:%[89a-f][\da-f])+/gi, (run) => escapeUnseen(decodePercent(run).text));
}

/** If `+` is literal, `%2B` stays too, so that both are restored unchanged. */
function readableParameter(raw: string, isName: boolean, plus: boolean): string {
  const escapes = new RegExp(`(?:%(?!25${isName ? '|3d' : ''}${plus ? '' : '|2b'})[\\da-f]{2})+`, 'gi');
  return (plus ? raw.replaceAll('+', ' ') : raw)
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(escapes, (run) => escapeUnseen(decodePercent(run).text))
    .replace(/^ | $/g, '%20');
}

/** Returns the lines of a URL; `urlOfLines` restores the URL from them, except for the spelling of its escapes. */
export function urlLines({ href, hostname, unicodeHostname, query, hash }: UrlParts): string {
  const plain = href.split(/[?#]/, 1)[0]!;
  const named = plain.replace(hostname, unicodeHostname);
  // A host that wouldn't be encoded back to the same form stays in ASCII.
  const faithful = hostname !== '' && isUrl(named) && new URL(named).hostname === hostname;
  const lines = [readablePart(faithful ? named : plain)];
  const plus = plusIsSpace(href);
  for (const { name, value, hasValue } of query)
    lines.push(
      `?${readableParameter(name.raw, true, plus)}${hasValue ? `=${readableParameter(value.raw, false, plus)}` : ''}`,
    );
  if (query.length === 0 && /^[^#]*\?/.test(href)) lines.push('?');
  if (href.includes('#')) lines.push(`#${readablePart(hash.raw)}`);
  return lines.join('\n');
}

/** Percent-encodes everything that isn't an escape yet, except `kept`. */
function encodeRest(text: string, kept = ''): string {
  return text.replace(/%[\da-f]{2}|%|\+|[^%+]+/gi, (piece) =>
    piece === kept || (piece.length === 3 && piece[0] === '%') ? piece : encodePercent(piece, 'component'),
  );
}

function encodeParameter(line: string, space: '+' | '%20', plus: boolean): string {
  const equals = line.indexOf('=');
  const parts = equals < 0 ? [line] : [line.slice(0, equals), line.slice(equals + 1)];
  const encoded = parts.map((part) => encodeRest(part, plus ? '' : '+')).join('=');
  return plus ? encoded.replaceAll('%20', space) : encoded;
}

/** Returns the text of a URL from its lines, not yet parsed. Throws Problem, DecodeProblem. */
export function urlOfLines(text: string, { space }: { space: '+' | '%20' }): string {
  encodeUtf8(text); // reports a lone surrogate with its position in the whole text
  let address = '';
  const parameters: string[] = [];
  let fragment = '';
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue;
    if (address === '') {
      const [, start = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(line.trim()) ?? [];
      address = start;
      if (query !== undefined) parameters.push(query);
      fragment = hash;
    } else if (/^[?&]/.test(line)) parameters.push(encodeParameter(line.slice(1), space, plusIsSpace(address)));
    else if (line.startsWith('#')) fragment = line;
    else throw new Problem<UrlLinesProblemCode>('not-a-part', index);
  }
  return address + (parameters.length > 0 ? `?${parameters.join('&')}` : '') + fragment;
}
