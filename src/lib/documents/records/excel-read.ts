// Reads workbooks of Excel (.xlsx).
import readXlsxFile from 'read-excel-file/universal';
import { unzipSync, zipSync } from 'fflate';
import { Problem } from '../../../base/problem.ts';
import type { OpenProblem } from './open.ts';

/** What the XML of a workbook may be when unpacked. */
const MOST_UNPACKED = 400_000_000;

const problem = (code: OpenProblem['code'], params?: Record<string, string | number>): OpenProblem =>
  new Problem(code, undefined, params);

/** Returns the texts of a sheet as Excel stores them: numbers with all digits, dates in ISO 8601. Throws Problem. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, wanted: string) {
  const plain = unpacked(bytes);
  let workbook: Awaited<ReturnType<typeof readXlsxFile<string>>>;
  try {
    workbook = await readXlsxFile(new Blob([plain]), { trim: false, parseNumber: (digits) => digits });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw problem('broken-excel');
  }
  const sheets = workbook.map(({ sheet }) => sheet);
  const number = /^\d+$/.test(wanted) ? Number(wanted) - 1 : -1;
  const index = wanted === '' ? 0 : sheets.includes(wanted) ? sheets.indexOf(wanted) : number;
  const sheet = workbook[index];
  if (!sheet) throw problem('no-sheet', { sheet: wanted, sheets: sheets.slice(0, 8).join(', ') });
  return { sheets, texts: sheet.data.map((row) => row.map((value) => textOf(value))) };
}

/**
 * Returns the same archive without compression: the library would unpack a large one in a worker made of text, which no page
 * of ours may start.
 */
function unpacked(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let size = 0;
  let isTooLarge = false;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        size += originalSize;
        isTooLarge ||= size > MOST_UNPACKED;
        return !isTooLarge;
      },
    });
    if (!isTooLarge) return Uint8Array.from(zipSync(parts, { level: 0 }));
  } catch {
    throw problem('broken-excel');
  }
  throw problem('too-large', { maximum: MOST_UNPACKED / 1e6 });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split('T');
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
  }
  return String(value);
}
