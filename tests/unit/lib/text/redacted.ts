import { findSecrets, SECRET_KINDS, type SecretKind } from '../../../../src/lib/text/redact.ts';

/** The text with each secret found replaced by a bullet. */
export function redacted(text: string, kinds: readonly SecretKind[] = SECRET_KINDS): string {
  let at = 0;
  let result = '';
  for (const { start, end } of findSecrets(text, kinds)) {
    result += `${text.slice(at, start)}•`;
    at = end;
  }
  return result + text.slice(at);
}

/** Letters and digits without a pattern, so that nothing here is a real key. */
export const body = (length: number, alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789') =>
  Array.from({ length }, (_, i) => alphabet[(i * 17 + i * i * 5 + 3) % alphabet.length]).join('');
export const hex = (length: number) => body(length, '0123456789abcdef');
