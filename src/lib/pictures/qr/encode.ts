// QR codes (ISO/IEC 18004) by the qrcode package. Text beyond Latin is UTF-8 in byte mode without an ECI header:
// readers recognize UTF-8, and some display the header as text.
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';

export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type QrLevel = (typeof QR_LEVELS)[number];

export interface QrCode {
  /** Modules per side. */
  size: number;
  /** Row by row: 1 is dark. */
  modules: Uint8Array;
  /** 1 to 40. */
  version: number;
  level: QrLevel;
  mask: number;
  /** Bits of the content, including headers. */
  usedBits: number;
  /** Capacity in bits of the largest code at this level. */
  capacityBits: number;
}

export type QrProblemCode = 'over-capacity';

// Data codewords of version 40 (ISO/IEC 18004, table 7)
const CODEWORDS: Readonly<Record<QrLevel, number>> = { L: 2956, M: 2334, Q: 1666, H: 1276 };
// The capacity of version 40-L for digits, the densest content
const MOST_CHARACTERS = 7089;

const byteCapacity = (level: QrLevel) => CODEWORDS[level] - 3;

/**
 * Returns the smallest code for a text. A lone surrogate throws DecodeProblem, a text that is too long `over-capacity`.
 */
export async function encodeQr(text: string, level: QrLevel): Promise<QrCode> {
  const bytes = encodeUtf8(text);
  const tooMuch = () =>
    new Problem<QrProblemCode>('over-capacity', undefined, {
      bytes: bytes.length,
      level,
      limit: byteCapacity(level),
      most: byteCapacity('L'),
    });
  if (bytes.length > MOST_CHARACTERS) throw tooMuch();
  const { create } = await import('qrcode');
  try {
    const { modules, version, maskPattern, segments } = create(text, { errorCorrectionLevel: level });
    return {
      size: modules.size,
      modules: Uint8Array.from(modules.data),
      version,
      level,
      mask: maskPattern ?? 0,
      // 4 bits for the mode, and the widest count, which differs by a few bits between versions
      usedBits: segments.reduce(
        (sum, segment) => sum + 4 + (segment.mode.ccBits[2] ?? 16) + segment.getBitsLength(),
        0,
      ),
      capacityBits: CODEWORDS[level] * 8,
    };
  } catch (error) {
    // The package has no error class; this is the beginning of its only message about size.
    if (error instanceof Error && error.message.startsWith('The amount of data is too big')) throw tooMuch();
    throw error;
  }
}
