import {
  area,
  choice,
  color,
  type ContextOf,
  defineTool,
  eachFile,
  file,
  files,
  type InputFile,
  integer,
  operation,
  optionalInteger,
  out,
  sampleFile,
  text,
  toggle,
} from '../../src/core/spec.ts';
import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import {
  type Asked,
  changed,
  CONVERTER_PROBLEMS,
  costOfPictures,
  refused,
} from '../../src/lib/pictures/codecs/changed.ts';
import { type Edit, NOTES, resizing } from '../../src/lib/pictures/codecs/convert.ts';
import type { Pixels } from '../../src/lib/pictures/image/pixels.ts';
import { pixelsOf } from '../../src/lib/pictures/codecs/decode.ts';
import { faviconSet, LARGEST_SIDE } from '../../src/lib/pictures/codecs/favicon.ts';
import { LOGO, PHOTO } from '../../src/lib/pictures/codecs/samples.ts';
import { colorBars, dominantColors } from '../../src/lib/pictures/pixels/colors.ts';
import { areaIn, areaOf, CROPS, FITS, middleOf, readRatio } from '../../src/lib/pictures/pixels/size.ts';
import { cropped, FLIPS, flipped, rgbOf, seenAs, TURNS, turned } from '../../src/lib/pictures/pixels/turn.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/bmp,image/svg+xml,.ico,.cur';
const NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', gif: 'GIF', bmp: 'BMP', ico: 'ICO' } as const;
const LOSSY = ['jpeg', 'webp', 'avif', 'same'] as const;

const pictures = files({ primary: true, accept: ACCEPT });
const afterwards = {
  quality: integer({ min: 1, max: 100, initial: 80, slider: 100, when: { format: LOSSY } }),
  background: color({ initial: '#ffffff', advanced: true }),
  keepMetadata: toggle({ advanced: true }),
};
const sameFirst = choice(['same', 'jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico'], {
  names: NAMES,
  advanced: true,
});
const side = optionalInteger({ min: 1, max: 32_767, when: { fit: ['fit', 'fill', 'exact'] } });

const photo = () => sampleFile('IMG_2041.jpg', 'image/jpeg', decodeBase64(PHOTO).bytes);
const logo = () => sampleFile('logo.png', 'image/png', decodeBase64(LOGO).bytes);

const shared = {
  output: {
    files: out.files(),
    pictures: out.table(['name', 'dimensions', 'before', 'after', 'change', 'state']),
  },
  lead: 'files',
  failures: CONVERTER_PROBLEMS,
  warnings: [...NOTES, 'failed'],
  messages: [...CONVERTER_PROBLEMS, 'converted', 'first-frame', 'failed'],
  runsIn: 'worker',
  cost: costOfPictures,
  eachFile: eachFile(refused),
} as const;

export default defineTool({
  icon: 'images',
  createdAt: '2026-11-28',
  related: ['image-metadata', 'base64-file-converter', 'qr-code-decoder', 'color-palette', 'archives'],
  operations: {
    convert: operation({
      ...shared,
      fields: {
        pictures,
        format: choice(['webp', 'jpeg', 'png', 'avif', 'gif', 'bmp', 'ico', 'same'], { names: NAMES }),
        ...afterwards,
        mostKilobytes: optionalInteger({ min: 1, max: 100_000 }),
      },
      aliases: {
        'convert-image': {},
        'compress-image': { format: 'same' },
        'to-webp': { format: 'webp' },
        'to-jpg': { format: 'jpeg' },
        'to-png': { format: 'png' },
        'to-avif': { format: 'avif' },
        'to-gif': { format: 'gif' },
      },
      transform: (input, ctx) => converted(input, ctx),
      examples: {
        photoToWebp: {
          input: { pictures: [photo()] },
          check: ({ files: made, pictures: rows }) =>
            made[0]?.name === 'IMG_2041.webp' && rows[0]?.dimensions === '160 × 107' && Number(rows[0].after) < 2500,
          warns: [],
        },
        logoToJpeg: {
          input: { pictures: [logo()], format: 'jpeg', background: '#fef3c7' },
          check: ({ files: made }) => made[0]?.type === 'image/jpeg',
          warns: ['flattened'],
        },
        underTwoKilobytes: {
          input: { pictures: [photo()], format: 'same', mostKilobytes: 2 },
          check: ({ pictures: rows }) => Number(rows[0]?.after) <= 2000,
        },
      },
    }),

    resize: operation({
      ...shared,
      fields: {
        pictures,
        fit: choice(FITS),
        width: side,
        height: side,
        percent: integer({ min: 1, max: 1000, initial: 50, when: { fit: ['percent'] } }),
        format: sameFirst,
        enlarge: toggle({ advanced: true, when: { fit: ['fit', 'fill'] } }),
        ...afterwards,
      },
      aliases: { 'resize-image': {}, thumbnail: { width: 320, height: 320 }, 'scale-image': { fit: 'percent' } },
      transform: (input, ctx) => converted(input, ctx, resizing({ ...input, enlarges: input.enlarge })),
      examples: {
        fitInto: {
          input: { pictures: [photo(), logo()], width: 80, height: 80 },
          check: ({ pictures: rows }) =>
            rows.map((row) => row.dimensions).join() === '160 × 107 → 80 × 54,128 × 128 → 80 × 80',
        },
        square: {
          input: { pictures: [photo()], fit: 'fill', width: 64, height: 64, format: 'webp' },
          check: ({ pictures: rows }) => rows[0]?.dimensions === '160 × 107 → 64 × 64',
        },
      },
    }),

    edit: operation({
      ...shared,
      fields: {
        pictures,
        area: area({ areaOf: 'pictures', seenAs, when: { crop: ['area'] } }),
        crop: choice(CROPS, { initial: 'area' }),
        ratio: text({ initial: '16:9', maxLength: 20, when: { crop: ['ratio'] } }),
        turn: choice(TURNS, { names: { '0': '0°', '90': '90°', '180': '180°', '270': '270°' } }),
        flip: choice(FLIPS),
        format: sameFirst,
        ...afterwards,
        quality: { ...afterwards.quality, advanced: true },
      },
      aliases: {
        'crop-image': {},
        'rotate-image': { turn: '90' },
        'flip-image': { flip: 'horizontal' },
      },
      transform(input, ctx) {
        const ratio = input.crop === 'ratio' ? ctx.within('ratio', () => readRatio(input.ratio)) : null;
        const area = input.crop === 'area' && input.area.trim() ? ctx.within('area', () => areaOf(input.area)) : null;
        const apply = (source: Pixels) => {
          const part = ratio ? middleOf(source, ratio) : area && areaIn(source, area(source));
          return flipped(turned(part ? cropped(source, part) : source, input.turn), input.flip);
        };
        return converted(input, ctx, { apply });
      },
      examples: {
        part: {
          input: { pictures: [photo()], area: '24, 16, 112, 63' },
          check: ({ pictures: rows }) => rows[0]?.dimensions === '160 × 107 → 112 × 63',
        },
        wide: {
          input: { pictures: [photo()], crop: 'ratio', ratio: '16:9' },
          check: ({ pictures: rows }) => rows[0]?.dimensions === '160 × 107 → 160 × 90',
        },
        quarterTurn: {
          input: { pictures: [logo()], turn: '90' },
          check: ({ files: made }) => made[0]?.name === 'logo.png',
        },
      },
    }),

    favicon: operation({
      fields: {
        picture: file({ primary: true, accept: ACCEPT, sources: ['clipboard'] }),
        name: text({ initial: 'My site', maxLength: 100 }),
        color: color({ initial: '#ffffff' }),
      },
      output: { files: out.files({ fileName: 'favicons.zip' }), html: out.code('html', { fileName: 'head.html' }) },
      lead: 'files',
      failures: CONVERTER_PROBLEMS,
      warnings: ['small'],
      aliases: { favicon: {}, 'app-icon': {} },
      runsIn: 'worker',
      async transform({ picture, name, color: behind }, ctx) {
        const source = await pixelsOf(picture, ctx.drawSvg, LARGEST_SIDE);
        if (Math.max(source.width, source.height) < LARGEST_SIDE) ctx.warn('small', { side: LARGEST_SIDE });
        return faviconSet(source, { name, color: behind, rgb: rgbOf(behind) });
      },
      examples: {
        site: {
          input: { picture: logo(), name: 'Compass', color: '#2563eb' },
          check: ({ files: made, html }) => made.length === 6 && html.includes('/favicon.ico'),
          warns: ['small'],
        },
      },
    }),

    colors: operation({
      fields: {
        picture: file({ primary: true, accept: ACCEPT, sources: ['clipboard'] }),
        most: integer({ min: 1, max: 32, initial: 6, slider: 32 }),
      },
      output: {
        preview: out.svg({ fileName: 'colors' }),
        colors: out.table(['hex', 'share'], { key: 'hex' }),
        count: out.row(),
      },
      failures: CONVERTER_PROBLEMS,
      warnings: ['transparent'],
      aliases: { 'image-colors': {}, 'dominant-colors': {} },
      runsIn: 'worker',
      async transform({ picture, most }, ctx) {
        const { count, dominant } = dominantColors(await pixelsOf(picture, ctx.drawSvg), most);
        if (count === 0) ctx.warn('transparent');
        return {
          preview: colorBars(dominant),
          colors: dominant.map(({ hex, share }) => ({ hex, share: `${Math.round(share * 1000) / 10}%` })),
          count,
        };
      },
      examples: {
        photo: {
          input: { picture: photo() },
          check: ({ colors, count }) => colors.length === 6 && Number(count) > 100,
        },
      },
    }),
  },
});

type Wanted = Asked & { pictures: readonly InputFile[] };

async function converted({ pictures: [picture], ...asked }: Wanted, ctx: ContextOf<typeof shared>, edit?: Edit) {
  if (!picture) throw new TypeError('a required field is never empty here');
  const { file: made, notes, frames, row } = await changed(picture, asked, edit, ctx.drawSvg);
  for (const note of notes) ctx.warn(note, { count: 1 });
  return {
    files: [made],
    pictures: [{ ...row, state: frames ? ctx.say('first-frame', { frames }) : ctx.say('converted') }],
  };
}
