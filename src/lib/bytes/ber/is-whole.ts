/** Octets at the start that tell the length. */
const HEAD = 6;

/** Whether digits are those of one sequence or set, by its length alone; small, since the palette loads it. */
export function isWholeDer(text: string, form: 'hex' | 'base64'): boolean {
  const digits = text.replace(form === 'hex' ? /^\s*0x|[\s:]+/gi : /[\s=]+/g, '');
  const size = Math.floor((digits.length * (form === 'hex' ? 4 : 6)) / 8);
  const head = form === 'hex' ? hexHead(digits) : base64Head(digits);
  const [tag = 0, short = 0, ...more] = head;
  if ((tag !== 0x30 && tag !== 0x31) || size < 2) return false;
  if (short === 0x80) return size >= 6 && (form === 'hex' ? digits.endsWith('0000') : digits.endsWith('AA'));
  const count = short > 0x80 ? short & 0x7f : 0;
  if (count > HEAD - 2) return false;
  const length = count === 0 ? short : more.slice(0, count).reduce((sum, octet) => sum * 256 + octet, 0);
  return size === 2 + count + length;
}

const hexHead = (digits: string) =>
  (digits.slice(0, 2 * HEAD).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function base64Head(digits: string): number[] {
  const head = digits.slice(0, 8).replaceAll('-', '+').replaceAll('_', '/');
  return head.length < 8 ? [] : Array.from(atob(head), (character) => character.charCodeAt(0));
}
