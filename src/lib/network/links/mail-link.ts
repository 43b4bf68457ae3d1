// Links that begin a message: mailto (RFC 6068), sms (RFC 5724), tel (RFC 3966) and wa.me (WhatsApp).
import { encodePercent } from '../../bytes/percent-encoding.ts';
import { entriesOf, parseEmail } from '../email.ts';
import { Problem } from '../../../base/problem.ts';

export const LINK_PROBLEMS = [
  'bad-address',
  'subject-line-break',
  'bad-phone',
  'phone-length',
  'no-country-code',
] as const;

export type LinkProblem = (typeof LINK_PROBLEMS)[number];

export interface Addresses {
  /** As they were typed, without names. */
  list: string[];
  /** How many had a name, which a link can't have. */
  named: number;
}

/** Reads addresses, one per line or separated by commas or semicolons. Throws Problem for one that isn't an address. */
export function readAddresses(text: string): Addresses {
  const list: string[] = [];
  let named = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    for (const entry of entriesOf(line)) {
      const inside = /<([^<>]*)>$/.exec(entry)?.[1];
      if (inside !== undefined && !entry.startsWith('<')) named += 1;
      const address = (inside ?? entry).trim().replace(/^mailto:/i, '');
      // A question mark is part of an address here; parseEmail would take what follows for the query of a link.
      const end = address.lastIndexOf('@');
      const checked = address.slice(0, Math.max(end, 0)).replaceAll('?', '-') + address.slice(Math.max(end, 0));
      if (end < 1 || checked.includes('?') || parseEmail(checked) === null)
        throw new Problem<LinkProblem>('bad-address', at + Math.max(line.indexOf(entry), 0), {
          address: entry.slice(0, 80),
        });
      list.push(address);
    }
    at += line.length + 1;
  }
  return { list, named };
}

/** RFC 6068, 2: an address keeps its last `@`; `+` is encoded, since many programs read it as a space (5). */
function encodedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  return `${encodePercent(local, 'component')}@${encodePercent(domain, 'component').replaceAll('%3A', ':')}`;
}

/** Where Windows and some mail programs cut a link. */
export const LONGEST_MAIL = 2000;

export interface Mail {
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  body: string;
}

/** A `mailto` link; empty if all of its parts are. Throws Problem. */
export function mailLink({ to, cc, bcc, subject, body }: Mail): string {
  if (/[\r\n]/.test(subject.trim())) throw new Problem<LinkProblem>('subject-line-break');
  const joined = (addresses: readonly string[]) => addresses.map(encodedAddress).join(',');
  const fields = [
    ['cc', joined(cc)],
    ['bcc', joined(bcc)],
    ['subject', encodePercent(subject.trim(), 'strict')],
    // RFC 6068, 5: line breaks in a body are %0D%0A.
    ['body', encodePercent(body.replace(/\r\n|\r|\n/g, '\r\n'), 'strict')],
  ] as const;
  const query = fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join('&');
  return to.length === 0 && query === '' ? '' : `mailto:${joined(to)}${query === '' ? '' : `?${query}`}`;
}

export type MessageKind = 'whatsapp' | 'sms' | 'phone';

/** E.164: at most 15 digits; the shortest numbers abroad have 7. */
const [FEWEST, MOST] = [7, 15];

/** A link that calls a number or writes to it. `isLocal` if it only works in the country of the number. Throws Problem. */
export function messageLink(kind: MessageKind, number: string, text: string): { link: string; isLocal: boolean } {
  const typed = number.trim().replace(/^(?:tel|sms):/i, '');
  // `+49 (0)30`: the zero is only for calls inside the country.
  const plain = typed
    .replace(/^00/, '+')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/[\s\u00a0().\u2010-\u2015/-]/g, '');
  const wrong = /[^\d+*#]|(?<=.)\+/.exec(plain);
  if (wrong || !/\d/.test(plain) || (kind !== 'phone' && /[*#]/.test(plain)))
    throw new Problem<LinkProblem>('bad-phone', undefined, { found: wrong?.[0] ?? plain.slice(0, 40) });
  const digits = plain.replace(/\D/g, '');
  const isInternational = plain.startsWith('+');
  if (isInternational && digits.startsWith('0')) throw new Problem<LinkProblem>('no-country-code');
  if (digits.length > MOST || (isInternational && digits.length < FEWEST))
    throw new Problem<LinkProblem>('phone-length', undefined, { length: String(digits.length) });
  // WhatsApp takes numbers with their country code only.
  if (kind === 'whatsapp' && (digits.startsWith('0') || digits.length < FEWEST))
    throw new Problem<LinkProblem>('no-country-code');
  const query = text === '' || kind === 'phone' ? '' : encodePercent(text.replace(/\r\n?/g, '\n'), 'strict');
  if (kind === 'whatsapp')
    return { link: `https://wa.me/${digits}${query === '' ? '' : `?text=${query}`}`, isLocal: false };
  const path = encodePercent(plain, 'component').replaceAll('%2B', '+');
  if (kind === 'phone') return { link: `tel:${path}`, isLocal: !isInternational };
  return { link: `sms:${path}${query === '' ? '' : `?body=${query}`}`, isLocal: !isInternational };
}
