// Converts a picture as it is asked for, and says what has become of it.
import { IMAGE_PROBLEMS } from '../image/pixels.ts';
import { CROP_PROBLEMS } from '../pixels/size.ts';
import { rgbOf } from '../pixels/turn.ts';
import { convertPicture, type Edit, type Note } from './convert.ts';
import { type DrawSvg, SVG_PROBLEMS } from '../svg-pixels.ts';
import { ENCODE_PROBLEMS, TARGETS, type TargetFormat } from './encode.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Milliseconds for each megabyte; AVIF takes much longer than the others. */
const MS_PER_MB = 150;
const AVIF_TIMES = 10;

/** Returns about how many milliseconds pictures take. */
export const costOfPictures = ({
  pictures,
  format,
}: {
  pictures: readonly { size: number }[];
  format: string;
}): number =>
  (1 + (pictures.reduce((sum, { size }) => sum + size, 0) / 1e6) * MS_PER_MB) * (format === 'avif' ? AVIF_TIMES : 1);

export const PICTURE_PROBLEMS = [...IMAGE_PROBLEMS, ...ENCODE_PROBLEMS, ...CROP_PROBLEMS] as const;
export const CONVERTER_PROBLEMS = [...PICTURE_PROBLEMS, ...SVG_PROBLEMS] as const;
type PictureProblem = (typeof CONVERTER_PROBLEMS)[number];

const isPictureProblem = (code: string): code is PictureProblem =>
  (CONVERTER_PROBLEMS as readonly string[]).includes(code);

interface SourceFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

/** What is asked of a picture. */
export interface Asked {
  format: TargetFormat | 'same';
  quality: number;
  /** As in CSS. */
  background: string;
  keepMetadata: boolean;
  mostKilobytes?: number | null;
}

type Params = Readonly<Record<string, string | number>>;

/** What a table says of a picture. */
interface Row {
  name: string;
  /** `160 × 107`, with an arrow and the new size if that is another one. */
  dimensions: string | null;
  before: number;
  after: number | null;
  /** In percent. */
  change: string | null;
}

interface Changed {
  file: { name: string; type: string; bytes: Bytes; was: number };
  row: Row;
  notes: readonly Note[];
  frames: number | undefined;
}

/** Throws Problem. */
export async function changed(
  source: SourceFile,
  { background, keepMetadata, mostKilobytes, ...asked }: Asked,
  edit: Edit | undefined,
  draw: DrawSvg | undefined,
): Promise<Changed> {
  const { name, size } = source;
  const most = mostKilobytes ? mostKilobytes * 1000 : null;
  const wanted = { ...asked, most, background: rgbOf(background), keepsMetadata: keepMetadata, edit, svg: { draw } };
  const made = await convertPicture(new Uint8Array(await source.arrayBuffer()), wanted);
  const { type, extension } = TARGETS[made.format];
  const [from, to] = [made.before, made.after].map(({ width, height }) => `${width} × ${height}`);
  const dimensions = from === to ? from! : `${from} → ${to}`;
  const after = made.bytes.length;
  return {
    file: { name: withExtension(name, extension), type, bytes: made.bytes, was: size },
    row: { name, dimensions, before: size, after, change: changeOf(size, after) },
    notes: made.notes,
    frames: made.frames,
  };
}

/** What a table says of a picture that couldn't be converted. */
export function refused(
  { name, size }: { name: string; size: number },
  { code, params }: { code: string; params?: Params },
): { pictures: [Row & { state: { message: string; params?: Params } }] } {
  const state = isPictureProblem(code) ? { message: code, ...(params && { params }) } : { message: 'failed' };
  return { pictures: [{ name, dimensions: null, before: size, after: null, change: null, state }] };
}

function changeOf(before: number, after: number): string | null {
  if (before === 0) return null;
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  return percent === 0 ? '0%' : `${after > before ? '+' : '−'}${percent}%`;
}

/** The name of a file with another extension; one that only differs in writing (`.jpeg`, `.JPG`) stays. */
export function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.');
  // A name may be a path, whose folders keep their dots.
  const hasExtension = dot > name.lastIndexOf('/') + 1 && name.length - dot <= 6;
  const [stem, old] = hasExtension ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const same = old.toLowerCase() === extension || (extension === 'jpg' && /^(?:jpe?g|jfif)$/i.test(old));
  return same ? name : `${stem}.${extension}`;
}
