// Converts several pictures, of which some may be broken.
import { Problem } from '../../../base/problem.ts';
import { IMAGE_PROBLEMS } from '../image/pixels.ts';
import { CROP_PROBLEMS } from '../pixels/size.ts';
import { rgbOf } from '../pixels/turn.ts';
import { convertPicture, type Edit, type Note } from './convert.ts';
import { ENCODE_PROBLEMS, TARGETS, type TargetFormat } from './encode.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Milliseconds for each megabyte; AVIF takes much longer than the others. */
const MS_PER_MB = 150;
const AVIF_TIMES = 10;

/** Returns about how many milliseconds a batch takes. */
export const costOfBatch = ({ pictures, format }: { pictures: readonly { size: number }[]; format: string }): number =>
  (1 + (pictures.reduce((sum, { size }) => sum + size, 0) / 1e6) * MS_PER_MB) * (format === 'avif' ? AVIF_TIMES : 1);

export const PICTURE_PROBLEMS = [...IMAGE_PROBLEMS, ...ENCODE_PROBLEMS, ...CROP_PROBLEMS] as const;
type PictureProblem = Problem<(typeof PICTURE_PROBLEMS)[number]>;

const isPictureProblem = (error: unknown): error is PictureProblem =>
  error instanceof Problem && (PICTURE_PROBLEMS as readonly string[]).includes(error.code);

interface SourceFile {
  name: string;
  size: number;
  arrayBuffer: () => Promise<ArrayBuffer>;
}

interface Surroundings {
  signal: AbortSignal;
  progress: (share: number) => void;
  blobOf: (pieces: AsyncIterable<Bytes>) => Promise<Blob>;
}

/** What is asked of all pictures. */
export interface Asked {
  pictures: readonly SourceFile[];
  format: TargetFormat | 'same';
  quality: number;
  /** As in CSS. */
  background: string;
  keepMetadata: boolean;
  mostKilobytes?: number | null;
}

interface PictureRow {
  name: string;
  /** `160 × 107`, with an arrow and the new size if that is another one. */
  dimensions: string | null;
  before: number;
  after: number | null;
  /** In percent. */
  change: string | null;
  problem: PictureProblem | null;
}

export interface Batch {
  files: { name: string; type: string; bytes: Bytes | Blob; was: number }[];
  rows: PictureRow[];
  /** How many pictures each note is about. */
  notes: Map<Note, number>;
}

/** When results are larger in all, they are collected outside of memory. */
const MOST_IN_MEMORY = 32_000_000;

/** Converts pictures one after the other. Throws the Problem of the first one if none can be converted. */
export async function convertAll(
  { pictures, background, keepMetadata, mostKilobytes, ...asked }: Asked,
  edit: Edit | undefined,
  { signal, progress, blobOf }: Surroundings,
): Promise<Batch> {
  const most = mostKilobytes ? mostKilobytes * 1000 : null;
  const wanted = { ...asked, most, background: rgbOf(background), keepsMetadata: keepMetadata, edit };
  const batch: Batch = { files: [], rows: [], notes: new Map() };
  let kept = 0;
  for (const [index, source] of pictures.entries()) {
    const { name, size } = source;
    signal.throwIfAborted();
    const row: PictureRow = { name, dimensions: null, before: size, after: null, change: null, problem: null };
    batch.rows.push(row);
    try {
      const made = await convertPicture(new Uint8Array(await source.arrayBuffer()), wanted);
      const { type, extension } = TARGETS[made.format];
      for (const note of made.notes) batch.notes.set(note, (batch.notes.get(note) ?? 0) + 1);
      kept += made.bytes.length;
      const bytes = kept > MOST_IN_MEMORY ? await blobOf(oneOf(made.bytes)) : made.bytes;
      batch.files.push({ name: withExtension(name, extension), type, bytes, was: size });
      const [from, to] = [made.before, made.after].map(({ width, height }) => `${width} × ${height}`);
      row.dimensions = from === to ? from! : `${from} → ${to}`;
      row.after = made.bytes.length;
      row.change = changeOf(size, made.bytes.length);
    } catch (error) {
      if (!isPictureProblem(error)) throw error;
      row.problem = error;
    }
    progress((index + 1) / pictures.length);
  }
  const problem = batch.rows.find((row) => row.problem)?.problem;
  if (problem && batch.files.length === 0) throw problem;
  return batch;
}

function changeOf(before: number, after: number): string | null {
  if (before === 0) return null;
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  return percent === 0 ? '0%' : `${after > before ? '+' : '−'}${percent}%`;
}

async function* oneOf(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes;
}

/** The name of a file with another extension; one that only differs in writing (`.jpeg`, `.JPG`) stays. */
export function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, old] = dot > 0 && name.length - dot <= 6 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const same = old.toLowerCase() === extension || (extension === 'jpg' && /^(?:jpe?g|jfif)$/i.test(old));
  return same ? name : `${stem}.${extension}`;
}
