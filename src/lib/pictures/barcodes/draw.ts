// Draws a barcode as vectors and as pixels, with one module as the unit.
import { Problem } from '../../../base/problem.ts';
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { compareColors } from '../contrast.ts';
import { type Content, contentOf } from './content.ts';
import type { Encoded } from './encoders.ts';
import { type BarcodeId, BARCODES } from './types.ts';

export const DRAWING_PROBLEMS = ['over-capacity', 'gs1-check-digit', 'gs1-invalid', 'not-encodable'] as const;

/** What may prevent a reader from recognizing the code. */
export const BARCODE_NOTICES = ['low-contrast', 'inverted'] as const;

export interface BarcodeLook {
  type: BarcodeId;
  /** Whether the text is written below the bars. */
  showText: boolean;
  /** Of the bars, in modules. */
  barHeight: number;
  /** Whether a check character is added to Code 39 and Codabar. */
  addCheck: boolean;
  /** Whether the margin is there that readers need. */
  quietZone: boolean;
}

export interface Barcode extends Encoded {
  content: Content;
  /** Where the drawing begins: left of the first bar and above it. */
  left: number;
  top: number;
}

/** Above and below, where no standard wants anything. */
const VERTICAL = 3;
const LOW_CONTRAST = 3;
const MM_PER_MODULE = 25.4 / 72;

/** Returns the shapes of a barcode with its margin. Throws Problem. */
export async function drawBarcode(typed: string, look: BarcodeLook): Promise<Barcode> {
  const { isLinear, quiet } = BARCODES[look.type];
  const content = contentOf(look.type, typed);
  const { encoded } = await import('./encoders.ts');
  const isMarked = content.note === 'unicode';
  const bytes = isMarked || content.note === 'unmarked' ? bytesText(content.text) : content.text;
  const drawn = attempt(look.type, () =>
    encoded(look.type, content.note === 'extended', {
      // Characters of ISO 8859-1 are what all readers expect; others need a mark that they are in UTF-8 (ECI 26).
      text: isMarked ? `^ECI000026${bytes.replaceAll('^', '^^')}` : bytes,
      binarytext: true,
      ...(isMarked && { parsefnc: true }),
      ...(isLinear && { includetext: look.showText, height: look.barHeight * MM_PER_MODULE }),
      ...(look.addCheck &&
        ['code-39', 'codabar'].includes(look.type) && { includecheck: true, includecheckintext: true }),
    }),
  );
  const [before, after] = look.quietZone ? quiet : [0, 0];
  const columns = [...drawn.bars, ...drawn.areas].flatMap((area) => area.map(([x]) => x));
  const side = look.quietZone && isLinear ? 1 : 0;
  const left = Math.min(-side, Math.min(...columns) - before);
  const right = Math.max(drawn.width + side, Math.max(...columns) + after);
  const above = look.quietZone ? (isLinear ? VERTICAL : before) : 0;
  return { ...drawn, content, left, top: -above, width: right - left, height: drawn.height + 2 * above };
}

const bytesText = (text: string) => Array.from(encodeUtf8(text), (byte) => String.fromCodePoint(byte)).join('');

/** The library throws errors whose message begins with `bwipp.` and a name. */
function attempt<T>(type: BarcodeId, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [, name, text = ''] = /^bwipp\.(\w+)#\d+: ([^]*)$/.exec(error instanceof Error ? error.message : '') ?? [];
    if (name === undefined) throw error;
    const ai = /AIs? (\d+)/.exec(text)?.[1] ?? '';
    const code =
      /too(?:Long|Large|MuchData)|insufficientCapacity|NoValidSymbol/i.test(name) && !name.startsWith('GS1')
        ? 'over-capacity'
        : name === 'GS1badChecksum'
          ? 'gs1-check-digit'
          : name.startsWith('GS1')
            ? 'gs1-invalid'
            : 'not-encodable';
    throw new Problem<(typeof DRAWING_PROBLEMS)[number]>(code, undefined, { type: BARCODES[type].name, ai });
  }
}

interface ColorNotice {
  code: (typeof BARCODE_NOTICES)[number];
  params: Record<string, string>;
}

/** Why these colors are hard to read; null if they aren't. */
export function colorNotice(foreground: string, background: string): ColorNotice | null {
  const { ratio, inverted } = compareColors(foreground, background);
  if (ratio < LOW_CONTRAST) return { code: 'low-contrast', params: { ratio: ratio.toFixed(1) } };
  return inverted ? { code: 'inverted', params: {} } : null;
}
