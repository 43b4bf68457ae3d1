import { encodeUtf8 } from '../../bytes/bytes.ts';
import { drawQr } from './draw.ts';

/** As few modules as it takes: phones read long texts from a screen. */
const STYLE = { level: 'L', size: 512, margin: 4, foreground: '#000000', background: '#ffffff' } as const;
const MOST_BYTES = 2953; // version 40 at level L

/** The QR code of a long text; blank if it's too long for one. */
export async function fittingQr(text: string): Promise<string> {
  return encodeUtf8(text).length > MOST_BYTES ? '' : (await drawQr(text, STYLE)).svg;
}
