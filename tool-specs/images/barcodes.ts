import {
  choice,
  color,
  type ContextOf,
  defineTool,
  integer,
  operation,
  out,
  text,
  toggle,
} from '../../src/core/spec.ts';
import { Problem } from '../../src/base/problem.ts';
import { CONTENT_NOTES } from '../../src/lib/pictures/barcodes/content.ts';
import { type Barcode, BARCODE_NOTICES, colorNotice, drawBarcode } from '../../src/lib/pictures/barcodes/draw.ts';
import { barcodeSvg } from '../../src/lib/pictures/barcodes/paint.ts';
import { BARCODE_PROBLEMS, drawLines, SHEET_FORMATS, sheetFiles } from '../../src/lib/pictures/barcodes/sheet.ts';
import { BARCODE_NAMES, LINEAR_IDS } from '../../src/lib/pictures/barcodes/types.ts';

const MOST_CHARACTERS = 10_000;
const MOST_LINES = 1000;
const GS1 = /^\(\d{2,4}\)/;

const look = {
  showText: toggle({ initial: true }),
  barHeight: integer({ min: 5, max: 500, initial: 60, advanced: true, when: { type: LINEAR_IDS } }),
  addCheck: toggle({ advanced: true, when: { type: ['code-39', 'codabar'] } }),
  quietZone: toggle({ initial: true, advanced: true }),
  moduleSize: integer({ min: 1, max: 40, initial: 3, advanced: true }),
  foreground: color({ initial: '#000000', advanced: true }),
  background: color({ initial: '#ffffff', advanced: true }),
};
const type = choice(BARCODE_NAMES, { initial: 'code-128' });

const shared = {
  warnings: [...CONTENT_NOTES, ...BARCODE_NOTICES],
  runsIn: 'worker',
} as const;

export default defineTool({
  icon: 'barcode',
  createdAt: '2026-11-29',
  related: ['qrcode-generator', 'qr-code-decoder', 'check-digits'],
  operations: {
    draw: operation({
      ...shared,
      fields: {
        text: text({ primary: true, multiline: true, rows: 2, monospace: true, maxLength: MOST_CHARACTERS }),
        type,
        ...look,
      },
      output: { svg: out.svg({ fileName: 'barcode' }), facts: out.keyValue() },
      failures: BARCODE_PROBLEMS,
      messages: ['contents', 'check-digit', 'dimensions', 'modules', 'use-number'],
      readings: ['code-128', 'gs1-128'],
      aliases: {
        'draw-barcode': {},
        code128: { type: 'code-128' },
        code39: { type: 'code-39' },
        ean13: { type: 'ean-13' },
        ean8: { type: 'ean-8' },
        upca: { type: 'upc-a' },
        upce: { type: 'upc-e' },
        itf14: { type: 'itf-14' },
        codabar: { type: 'codabar' },
        datamatrix: { type: 'data-matrix' },
        'aztec-code': { type: 'aztec' },
        pdf417: { type: 'pdf417' },
        gs1128: { type: 'gs1-128' },
      },
      async transform({ text: typed, ...options }, ctx) {
        const code = await drawn(typed, options, ctx);
        if (options.type === 'gs1-128') ctx.reading('gs1-128');
        else if (options.type === 'code-128' && GS1.test(typed) && (await isGs1(typed, options)))
          ctx.reading('code-128', { others: [{ as: 'gs1-128', values: { type: 'gs1-128' } }] });
        else if (options.type === 'code-128') ctx.reading('code-128');
        if (code.content.note) ctx.warn(code.content.note);
        const notice = colorNotice(options.foreground, options.background);
        if (notice) ctx.warn(notice.code, notice.params);
        const { check, text: contents } = code.content;
        const round = (number: number) => Math.round(number * 10) / 10;
        return {
          svg: barcodeSvg(code, options),
          facts: [
            { key: ctx.say('contents'), value: contents },
            ...(check === null ? [] : [{ key: ctx.say('check-digit'), value: check }]),
            {
              key: ctx.say('dimensions'),
              value: ctx.say('modules', { columns: round(code.width), rows: round(code.height) }),
            },
          ],
        };
      },
      examples: {
        stockNumber: {
          input: { text: 'SKU-2041-B' },
          check: ({ svg, facts }) => svg.startsWith('<svg') && facts[0]?.value === 'SKU-2041-B',
          warns: [],
        },
        product: {
          input: { text: '400638133393', type: 'ean-13' },
          check: ({ facts }) => facts[0]?.value === '4006381333931' && facts[1]?.value === '1',
        },
        shipment: {
          input: { text: '(01)09521234543213(17)271231(10)ABC123', type: 'gs1-128' },
          check: ({ facts }) => facts[0]?.value === '(01)09521234543213(17)271231(10)ABC123',
          reads: 'gs1-128',
        },
        smallPart: {
          input: { text: 'https://example.com/p/2041', type: 'data-matrix', foreground: '#1a3c6e' },
          check: ({ svg }) => svg.includes('#1a3c6e') && svg.includes('viewBox="-1 -1 24 24"'),
        },
        ticket: {
          input: { text: 'Zürich–Genève, 2. Klasse', type: 'aztec' },
          check: ({ svg }) => svg.startsWith('<svg'),
          warns: ['unicode'],
        },
      },
    }),

    sheet: operation({
      ...shared,
      fields: {
        lines: text({ primary: true, multiline: true, rows: 8, monospace: true, maxLength: MOST_LINES * 1000 }),
        type,
        format: choice(SHEET_FORMATS, { names: { svg: 'SVG', png: 'PNG' } }),
        columns: integer({ min: 1, max: 12, initial: 3, when: { format: ['page'] }, advanced: true }),
        ...look,
      },
      output: { files: out.files(), codes: out.table(['number', 'text', 'contents', 'state']) },
      lead: 'files',
      failures: ['too-many-lines'],
      warnings: [...shared.warnings, 'failed'],
      messages: [...BARCODE_PROBLEMS, 'drawn'],
      aliases: { 'barcode-sheet': {}, 'barcode-labels': {} },
      cost: ({ lines }: { lines: string }) => 5 + lines.split('\n').length * 6,
      async transform({ lines, ...options }, ctx) {
        const list = lines.split(/\r?\n/).filter((line) => line.trim() !== '');
        if (list.length > MOST_LINES)
          throw ctx.fail('too-many-lines', { params: { count: list.length, maximum: MOST_LINES } });
        const all = await drawLines(list, options, ctx);
        const codes = all.flatMap(({ code }) => (code instanceof Problem ? [] : [code]));
        const failed = all.length - codes.length;
        if (failed > 0) ctx.warn('failed', { count: failed });
        for (const note of new Set(codes.map(({ content }) => content.note))) if (note) ctx.warn(note);
        const notice = colorNotice(options.foreground, options.background);
        if (notice) ctx.warn(notice.code, notice.params);
        return {
          files: await sheetFiles(codes, options),
          codes: all.map(({ text: line, code }, index) => ({
            number: index + 1,
            text: line,
            contents: code instanceof Problem ? null : code.content.text,
            state: code instanceof Problem ? ctx.say(code.code, code.params) : ctx.say('drawn'),
          })),
        };
      },
      examples: {
        shelfLabels: {
          input: { lines: '400638133393\n590123412345\n761234567890', type: 'ean-13' },
          check: ({ files, codes }) => files[0]?.name === 'barcodes.html' && codes[2]?.contents === '7612345678900',
          warns: [],
        },
        imageFiles: {
          input: { lines: 'SHELF-01\nSHELF-02', format: 'png' },
          check: ({ files }) => files.map(({ name }) => name).join() === '1-SHELF-01.png,2-SHELF-02.png',
        },
        oneIsWrong: {
          input: { lines: '73513537\n73513538', type: 'ean-8', format: 'svg' },
          check: ({ files, codes }) => files.length === 1 && codes.length === 2,
          warns: ['failed'],
        },
      },
    }),
  },
});

type Options = Parameters<typeof drawBarcode>[1];

async function drawn(
  typed: string,
  options: Options,
  ctx: ContextOf<{ failures: typeof BARCODE_PROBLEMS; messages: readonly ['use-number'] }>,
): Promise<Barcode> {
  try {
    return await drawBarcode(typed, options);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'wrong-check-digit') throw error;
    const { number = '' } = error.params;
    const fix = { label: ctx.say('use-number', { number }), values: { text: String(number) } };
    throw ctx.fail('wrong-check-digit', { params: error.params, fix });
  }
}

const isGs1 = (typed: string, options: Options) =>
  drawBarcode(typed, { ...options, type: 'gs1-128' }).then(
    () => true,
    () => false,
  );
