// Draws a QR code, measures it, and checks how well readers can scan it.
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { compareColors } from '../contrast.ts';
import { encodeQr, type QrLevel } from './encode.ts';
import { qrSvg, type QrStyle } from './svg.ts';

/** What may prevent a reader from recognizing the code. */
export const QR_NOTICES = ['low-contrast', 'inverted', 'quiet-zone', 'small-modules'] as const;
export type QrNotice = (typeof QR_NOTICES)[number];

const QUIET_ZONE = 4; // modules (ISO/IEC 18004, 9.1)
const LOW_CONTRAST = 3;
const SMALL_MODULE = 2; // pixels

export interface QrDrawing {
  svg: string;
  version: number;
  /** Modules per side, without the margin. */
  side: number;
  mask: number;
  /** Length of the content in UTF-8 bytes. */
  bytes: number;
  /** Share of the largest code at this level, 0 to 1, and how many more bytes it would hold. */
  used: number;
  bytesLeft: number;
  notices: { code: QrNotice; params?: Record<string, string | number> }[];
}

/**
 * Draws a non-empty text, with a logo (data URI) in the middle. Throws Problem if it doesn't fit, DecodeProblem for a lone
 * surrogate.
 */
export async function drawQr(text: string, style: QrStyle & { level: QrLevel }, logo?: string): Promise<QrDrawing> {
  // The modules below the logo are lost.
  const code = await encodeQr(text, logo === undefined ? style.level : 'H');
  const { ratio, inverted } = compareColors(style.foreground, style.background);
  const notices: QrDrawing['notices'] = [];
  if (ratio < LOW_CONTRAST) notices.push({ code: 'low-contrast', params: { ratio: ratio.toFixed(1) } });
  else if (inverted) notices.push({ code: 'inverted' });
  if (style.margin < QUIET_ZONE) notices.push({ code: 'quiet-zone', params: { modules: QUIET_ZONE } });
  if (style.size / (code.size + 2 * style.margin) < SMALL_MODULE) notices.push({ code: 'small-modules' });
  return {
    svg: qrSvg(code, style, logo),
    version: code.version,
    side: code.size,
    mask: code.mask,
    bytes: encodeUtf8(text).length,
    used: Math.min(1, code.usedBits / code.capacityBits),
    bytesLeft: Math.max(0, Math.floor((code.capacityBits - code.usedBits) / 8)),
    notices,
  };
}
