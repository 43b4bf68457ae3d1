// Reads EXIF: a TIFF structure (EXIF 2.32) whose offsets nobody has checked.
export interface Fact {
  group: 'EXIF' | 'GPS' | 'XMP' | 'IPTC' | 'PNG' | 'JPEG' | 'WebP' | 'ICC';
  /** As in its standard. */
  name: string;
  value: string | number;
}

/** Names of tags in the main directory and in that of EXIF. */
const TAGS: Readonly<Record<number, string>> = {
  0x010e: 'ImageDescription',
  0x010f: 'Make',
  0x0110: 'Model',
  0x0112: 'Orientation',
  0x0131: 'Software',
  0x0132: 'DateTime',
  0x013b: 'Artist',
  0x013c: 'HostComputer',
  0x8298: 'Copyright',
  0x829a: 'ExposureTime',
  0x829d: 'FNumber',
  0x8827: 'PhotographicSensitivity',
  0x9003: 'DateTimeOriginal',
  0x9004: 'DateTimeDigitized',
  0x9010: 'OffsetTime',
  0x9011: 'OffsetTimeOriginal',
  0x920a: 'FocalLength',
  0x927c: 'MakerNote',
  0x9286: 'UserComment',
  0x9c9b: 'XPTitle',
  0x9c9c: 'XPComment',
  0x9c9d: 'XPAuthor',
  0x9c9e: 'XPKeywords',
  0x9c9f: 'XPSubject',
  0xa405: 'FocalLengthIn35mmFilm',
  0xa420: 'ImageUniqueID',
  0xa430: 'CameraOwnerName',
  0xa431: 'BodySerialNumber',
  0xa433: 'LensMake',
  0xa434: 'LensModel',
  0xa435: 'LensSerialNumber',
};
const GPS_TAGS: Readonly<Record<number, string>> = {
  0x0007: 'GPSTimeStamp',
  0x0011: 'GPSImgDirection',
  0x001d: 'GPSDateStamp',
};
const [EXIF_DIRECTORY, GPS_DIRECTORY, ORIENTATION, THUMBNAIL] = [0x8769, 0x8825, 0x0112, 0x0202];

/** Bytes of a value by its type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const MOST_ENTRIES = 1000;
const LONGEST = 2000;

interface Entry {
  type: number;
  bytes: Uint8Array;
  numbers(): number[];
}

type Directory = ReadonlyMap<number, Entry>;

/** Reads one directory; what leads out of the data is left aside. */
function readDirectory(view: DataView, at: number, little: boolean): { entries: Directory; next: number } {
  const entries = new Map<number, Entry>();
  if (at < 8 || at + 2 > view.byteLength) return { entries, next: 0 };
  const count = Math.min(view.getUint16(at, little), MOST_ENTRIES);
  for (let index = 0; index < count; index++) {
    const start = at + 2 + index * 12;
    if (start + 12 > view.byteLength) return { entries, next: 0 };
    const type = view.getUint16(start + 2, little);
    const unit = SIZES[type] ?? 0;
    const size = unit * view.getUint32(start + 4, little);
    const from = size <= 4 ? start + 8 : view.getUint32(start + 8, little);
    if (unit === 0 || from + size > view.byteLength) continue;
    const own = new DataView(view.buffer, view.byteOffset + from, size);
    entries.set(view.getUint16(start, little), {
      type,
      bytes: new Uint8Array(own.buffer, own.byteOffset, size),
      numbers: () => numbersOf(own, type, unit, little),
    });
  }
  const end = at + 2 + count * 12;
  return { entries, next: end + 4 <= view.byteLength ? view.getUint32(end, little) : 0 };
}

function numbersOf(view: DataView, type: number, unit: number, little: boolean): number[] {
  const numbers = [];
  for (let at = 0; at + unit <= view.byteLength && numbers.length < 64; at += unit) {
    if (type === 5) numbers.push(view.getUint32(at, little) / view.getUint32(at + 4, little));
    else if (type === 10) numbers.push(view.getInt32(at, little) / view.getInt32(at + 4, little));
    else if (type === 3) numbers.push(view.getUint16(at, little));
    else if (type === 8) numbers.push(view.getInt16(at, little));
    else if (type === 9) numbers.push(view.getInt32(at, little));
    else if (unit === 4 && type !== 11) numbers.push(view.getUint32(at, little));
    else if (unit === 1) numbers.push(view.getUint8(at));
  }
  return numbers.map((number) => (Number.isFinite(number) ? Math.round(number * 1e6) / 1e6 : 0));
}

const decode = (bytes: Uint8Array, label = 'utf-8') =>
  new TextDecoder(label)
    .decode(bytes.subarray(0, LONGEST))
    .replace(/\0[^]*$/, '')
    .trim();

function valueOf(tag: number, { type, bytes, numbers }: Entry): string | number {
  if (tag >= 0x9c9b && tag <= 0x9c9f) return decode(bytes, 'utf-16le');
  if (tag === 0x9286) return decode(bytes.subarray(8)) || `${bytes.length} B`;
  if (tag === 0x927c) return `${bytes.length} B`;
  if (type === 2) return decode(bytes);
  const all = numbers();
  if (tag === 0x829a && all[0] && all[0] < 1) return `1/${Math.round(1 / all[0])}`;
  return all.length === 1 ? (all[0] ?? 0) : all.join(' ');
}

/** Degrees with a sign, from degrees, minutes and seconds; null if they aren't any. */
function degreesOf(gps: Directory, tag: number, negative: string): number | null {
  const [degrees, minutes = 0, seconds = 0] = gps.get(tag)?.numbers() ?? [];
  if (degrees === undefined) return null;
  const sign = decode(gps.get(tag - 1)?.bytes ?? new Uint8Array()) === negative ? -1 : 1;
  return Math.round(sign * (degrees + minutes / 60 + seconds / 3600) * 1e6) / 1e6;
}

function gpsFacts(gps: Directory): Fact[] {
  const facts: Fact[] = [];
  const add = (name: string, value: string | number | null) =>
    value !== null && facts.push({ group: 'GPS', name, value });
  add('GPSLatitude', degreesOf(gps, 2, 'S'));
  add('GPSLongitude', degreesOf(gps, 4, 'W'));
  const [altitude] = gps.get(6)?.numbers() ?? [];
  if (altitude !== undefined) add('GPSAltitude', gps.get(5)?.bytes[0] === 1 ? -altitude : altitude);
  for (const [tag, entry] of gps) if (GPS_TAGS[tag]) add(GPS_TAGS[tag], valueOf(tag, entry));
  return facts;
}

export interface Exif {
  facts: Fact[];
  /** From 1 (upright) to 8. */
  orientation: number;
}

/** Reads what an EXIF block says. Broken ones say nothing. */
export function readExif(bytes: Uint8Array): Exif {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = view.byteLength >= 8 ? view.getUint16(0) : 0;
  if (order !== 0x4949 && order !== 0x4d4d) return { facts: [], orientation: 1 };
  const little = order === 0x4949;
  const { entries: main, next } = readDirectory(view, view.getUint32(4, little), little);
  const inner = (tag: number) => readDirectory(view, main.get(tag)?.numbers()[0] ?? 0, little).entries;
  const facts: Fact[] = [];
  for (const directory of [main, inner(EXIF_DIRECTORY)])
    for (const [tag, entry] of directory)
      if (TAGS[tag]) facts.push({ group: 'EXIF', name: TAGS[tag], value: valueOf(tag, entry) });
  facts.push(...gpsFacts(inner(GPS_DIRECTORY)));
  const thumbnail = readDirectory(view, next, little).entries.get(THUMBNAIL)?.numbers()[0];
  if (thumbnail) facts.push({ group: 'EXIF', name: 'Thumbnail', value: `${thumbnail} B` });
  const orientation = main.get(ORIENTATION)?.numbers()[0] ?? 1;
  return {
    facts: facts.filter(({ value }) => value !== ''),
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
  };
}

/** Writes an EXIF block that says the orientation and nothing else. */
export function orientationOnly(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return bytes;
}
