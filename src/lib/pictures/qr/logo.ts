// A picture in the middle of a QR code. The modules below it are left out; error correction replaces them.
import { Problem } from '../../../base/problem.ts';
import { encodeBase64 } from '../../bytes/bytes.ts';
import { detectType } from '../../media/file-signatures.ts';
import type { QrCode } from './encode.ts';

export const LOGO_PROBLEMS = ['not-a-logo', 'logo-too-large'] as const;

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];
/** It stands in the drawing as Base64. */
const MOST_BYTES = 500_000;
/** Share of a side. Squared, 6 % of the modules: level H restores up to 30 % of the codewords, and damage may add to it. */
const SHARE = 0.24;

/** Returns a picture as a data URI. Throws Problem. */
export function logoUri(bytes: Uint8Array): string {
  const problem = (code: (typeof LOGO_PROBLEMS)[number]) =>
    new Problem(code, undefined, { maximum: MOST_BYTES / 1000 });
  if (bytes.length > MOST_BYTES) throw problem('logo-too-large');
  const type = detectType(bytes)?.type ?? '';
  if (!TYPES.includes(type)) throw problem('not-a-logo');
  return `data:${type};base64,${encodeBase64(bytes)}`;
}

/** Modules per side that a logo covers: an odd number, as that of the code, so that it stands in the middle. */
export const logoSide = (size: number) => Math.floor((size * SHARE - 1) / 2) * 2 + 1;

/** The code without the modules below a logo. */
export function withoutMiddle<Code extends Pick<QrCode, 'size' | 'modules'>>(code: Code): Code {
  const side = logoSide(code.size);
  const start = (code.size - side) / 2;
  const modules = code.modules.slice();
  for (let row = start; row < start + side; row++)
    modules.fill(0, row * code.size + start, row * code.size + start + side);
  return { ...code, modules };
}
