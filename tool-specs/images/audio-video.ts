import {
  choice,
  type ContextOf,
  decimal,
  defineTool,
  file,
  integer,
  operation,
  optionalInteger,
  out,
  sampleFile,
  text,
  toggle,
} from '../../src/core/spec.ts';
import type { InputFile } from '../../src/core/spec.ts';
import { FACT_CODES, MEDIA_PROBLEMS, SOUND_AND_VIDEO, TAG_NAMES, VIDEO } from '../../src/lib/media/containers/names.ts';
import { chime, clip } from '../../src/lib/media/sound/samples.ts';
import { costOfSound, KILOHERTZ, RATES, SOUND_NOTES, SOUND_PROBLEMS } from '../../src/lib/media/sound/sound.ts';
import type { TypedSound } from '../../src/lib/media/sound/convert.ts';
import { IMAGE_PROBLEMS } from '../../src/lib/pictures/image/pixels.ts';
import { costOfVideo, VIDEO_NOTES, VIDEO_PROBLEMS } from '../../src/lib/pictures/video/names.ts';
import { readTime, writeTime } from '../../src/lib/media/sound/times.ts';

const media = file({ primary: true, accept: SOUND_AND_VIDEO });
const video = file({ primary: true, accept: VIDEO });
const time = text({ maxLength: 20 });

const facts = {
  failures: MEDIA_PROBLEMS,
  warnings: ['file-cut'],
  messages: [...FACT_CODES, ...TAG_NAMES.map((name) => `tag-${name}` as const)],
} as const;

const sound = {
  failures: [...MEDIA_PROBLEMS, ...SOUND_PROBLEMS],
  warnings: SOUND_NOTES,
  messages: ['length', 'rate', 'channels', 'source', 'kilohertz'],
} as const;

type Taken = { media: InputFile | null };

const pictures = {
  failures: [...MEDIA_PROBLEMS, ...IMAGE_PROBLEMS, ...VIDEO_PROBLEMS],
  warnings: VIDEO_NOTES,
  messages: ['size', 'length', 'pictures'],
  runsIn: 'worker',
  cost: ({ media: source }: Taken) => costOfVideo(source),
} as const;

const PLAIN = { format: ['wav'] } as const;

export default defineTool({
  icon: 'audio-lines',
  createdAt: '2026-11-29',
  related: ['camera-recorder', 'image-converter', 'image-metadata', 'archives'],
  operations: {
    info: operation({
      fields: { media },
      output: {
        length: out.row(),
        verdict: out.verdict(),
        tracks: out.table(['kind', 'codec', 'size', 'rate', 'channels', 'bitRate', 'language', 'stored'], {
          under: { language: 'kind', stored: 'size' },
        }),
        facts: out.keyValue(),
        tags: out.keyValue(),
        covers: out.files(),
      },
      lead: 'length',
      ...facts,
      aliases: { mediainfo: {}, ffprobe: {}, 'audio-info': {}, 'video-info': {}, 'mp3-tags': {} },
      runsIn: 'worker',
      transform: async ({ media: source }, ctx) => factsOf(required(source), ctx),
      examples: {
        phoneVideo: {
          input: {
            media: sampleFile(
              'IMG_0042.mov',
              'video/quicktime',
              clip({ width: 64, height: 36, frames: 10, isTurned: true, location: '+52.5163+013.3777/' }),
            ),
          },
          check: ({ verdict, tracks, length }) =>
            verdict?.tone === 'bad' && tracks[0]?.size === '36 × 64' && length === '0:01',
        },
        taggedSound: {
          input: { media: sampleFile('chime.wav', 'audio/wav', chime()) },
          check: ({ tags }) => tags.some(({ value }) => value === 'Door chime'),
        },
      },
    }),

    audio: operation({
      fields: {
        media,
        format: choice(['wav', 'opus'], { names: { wav: 'WAV', opus: 'Opus' } }),
        from: time,
        to: time,
        depth: choice(['same', '16', '24', 'float'], { when: PLAIN, advanced: true }),
        rate: choice(['same', ...KILOHERTZ], { names: RATES, when: PLAIN, advanced: true }),
        bitRate: integer({ min: 6, max: 510, initial: 96, when: { format: ['opus'] } }),
        mono: toggle({ advanced: true }),
        silence: optionalInteger({ min: -120, max: -6, advanced: true }),
        fade: decimal({ min: 0, max: 60, initial: 0, advanced: true }),
      },
      output: { file: out.file(), facts: out.keyValue() },
      lead: 'file',
      ...sound,
      aliases: {
        'to-wav': {},
        'mp3-to-wav': {},
        'to-opus': { format: 'opus' },
        'cut-audio': {},
        'extract-audio': {},
        'trim-silence': { silence: -50 },
      },
      runsIn: 'worker',
      cost: ({ media: source }) => costOfSound(source),
      transform: async (input, ctx) => soundOf(input, ctx),
      examples: {
        secondNote: {
          input: { media: sampleFile('chime.wav', 'audio/wav', chime()), from: '0:00.4' },
          check: ({ file: made, facts: rows }) => made?.name === 'chime.wav' && rows[0]?.value === '0:00.6',
        },
        withoutSilence: {
          input: { media: sampleFile('chime.wav', 'audio/wav', chime()), silence: -50, fade: 0.02 },
          check: ({ facts: rows }) => rows[0]?.value === '0:00.6',
        },
      },
    }),

    animation: operation({
      fields: {
        media: video,
        format: choice(['gif', 'webp'], { names: { gif: 'GIF', webp: 'WebP' } }),
        from: time,
        to: time,
        width: integer({ min: 16, max: 1920, initial: 480, slider: 1920 }),
        frameRate: decimal({ min: 0.1, max: 50, initial: 10 }),
        quality: integer({ min: 1, max: 100, initial: 75, slider: 100, when: { format: ['webp'] }, advanced: true }),
        dither: toggle({ initial: true, when: { format: ['gif'] }, advanced: true }),
      },
      output: { animation: out.file(), facts: out.keyValue() },
      lead: 'animation',
      ...pictures,
      aliases: { 'mp4-to-gif': {}, 'video-to-gif': {}, 'video-to-webp': { format: 'webp' } },
      transform: async ({ media: source, from, to, frameRate: rate, dither: dithers, ...input }, ctx) => {
        const lib = await import('../../src/lib/pictures/video/animate.ts');
        const wanted = { ...input, ...cutOf({ from, to }, ctx), rate, dithers };
        const made = await lib.animated(required(source), wanted, ctx);
        for (const [note, params] of made.notes) ctx.warn(note, params);
        return {
          animation: { name: renamed(source, input.format), type: `image/${input.format}`, bytes: made.bytes },
          facts: [
            { key: ctx.say('size'), value: `${made.size.width} × ${made.size.height}` },
            { key: ctx.say('length'), value: writeTime(made.seconds) },
            { key: ctx.say('pictures'), value: made.pictures },
          ],
        };
      },
      examples: {
        shortClip: {
          input: { media: ball() },
          check: ({ animation, facts: rows }) => animation?.name === 'ball.gif' && rows[2]?.value === 15,
        },
        smallWebp: {
          input: { media: ball(), format: 'webp', to: '0.5', width: 40, frameRate: 5 },
          check: ({ animation, facts: rows }) => animation?.type === 'image/webp' && rows[0]?.value === '40 × 23',
        },
      },
    }),

    frames: operation({
      fields: {
        media: video,
        every: decimal({ min: 0.01, max: 3600, initial: 1 }),
        from: time,
        to: time,
        width: optionalInteger({ min: 16, max: 8192, advanced: true }),
      },
      output: { files: out.files({ fileName: 'frames.zip' }), facts: out.keyValue() },
      lead: 'files',
      ...pictures,
      aliases: { 'extract-frames': {}, 'video-to-png': {}, 'video-frames': {} },
      transform: async ({ media: source, from, to, every, width }, ctx) => {
        const lib = await import('../../src/lib/pictures/video/animate.ts');
        const made = await lib.stills(required(source), { ...cutOf({ from, to }, ctx), every, width }, ctx);
        for (const [note, params] of made.notes) ctx.warn(note, params);
        const size = { key: ctx.say('size'), value: `${made.size.width} × ${made.size.height}` };
        return { files: made.files, facts: [{ key: ctx.say('pictures'), value: made.files.length }, size] };
      },
      examples: {
        everyHalfSecond: {
          input: { media: ball(), every: 0.5 },
          check: ({ files }) =>
            files.map(({ name }) => name).join() === 'ball-00m00.000s.png,ball-00m00.500s.png,ball-00m01.000s.png',
        },
      },
    }),
  },
});

function ball() {
  return sampleFile('ball.mov', 'video/quicktime', clip({ width: 80, height: 45, frames: 15 }));
}

function required(source: InputFile | null): InputFile {
  if (!source) throw new TypeError('a required field is never empty here');
  return source;
}

/** The name of a file with another ending. */
const renamed = (source: InputFile | null, extension: string) =>
  `${required(source).name.replace(/\.\w{1,5}$/, '')}.${extension}`;

const cutOf = ({ from, to }: { from: string; to: string }, ctx: Pick<ContextOf<typeof pictures>, 'within'>) => ({
  from: ctx.within('from', () => readTime(from)),
  to: ctx.within('to', () => readTime(to)),
});

async function factsOf(source: InputFile, ctx: ContextOf<typeof facts>) {
  const { mediaFacts, rowsOf } = await import('../../src/lib/media/containers/facts.ts');
  const read = await mediaFacts(source);
  if (read.media.isCut) ctx.warn('file-cut');
  const { seconds } = read.media;
  return {
    length: seconds === null ? null : writeTime(seconds),
    ...rowsOf(read, source.size, ctx.say),
    covers: read.covers,
  };
}

async function soundOf({ media: source, ...input }: TypedSound & Taken, ctx: ContextOf<typeof sound>) {
  const { convertSound } = await import('../../src/lib/media/sound/convert.ts');
  const rate = input.rate === 'same' ? null : Number(input.rate) * 1000;
  const wanted = { ...input, ...cutOf(input, ctx), rate };
  const { notes, extension, type, bytes, facts: rows } = await convertSound(required(source), wanted, ctx);
  for (const [note, params] of notes) ctx.warn(note, params);
  return {
    file: { name: renamed(source, extension), type, bytes },
    facts: [
      { key: ctx.say('length'), value: writeTime(rows.after) },
      { key: ctx.say('rate'), value: ctx.say('kilohertz', { rate: rows.rate / 1000 }) },
      { key: ctx.say('channels'), value: rows.channels },
      { key: ctx.say('source'), value: rows.codec },
    ],
  };
}
