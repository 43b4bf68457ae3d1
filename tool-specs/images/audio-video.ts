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
import { FACT_CODES, MEDIA_PROBLEMS, TAG_NAMES, type TagName } from '../../src/lib/media/containers/names.ts';
import type { Said } from '../../src/lib/media/containers/rows.ts';
import { chime, clip } from '../../src/lib/media/sound/samples.ts';
import { SOUND_NOTES, SOUND_PROBLEMS } from '../../src/lib/media/sound/sound.ts';
import type { Wanted } from '../../src/lib/media/sound/convert.ts';
import { readTime, writeTime } from '../../src/lib/media/sound/times.ts';

const ACCEPT =
  'audio/*,video/*,.aac,.aif,.aifc,.aiff,.flac,.m4a,.m4v,.mka,.mkv,.mov,.mp3,.mp4,.oga,.ogg,.ogv,.opus,.wav,.webm';

const media = file({ primary: true, accept: ACCEPT });
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

const KILOHERTZ = ['8', '16', '22.05', '32', '44.1', '48', '96'] as const;
const RATES = Object.fromEntries(KILOHERTZ.map((rate) => [rate, `${rate} kHz`]));
/** Of compressed sound, of which a megabyte is a minute. */
const MS_PER_MB = 100;
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
      transform: async ({ media: source }, ctx) => factsOf(source, ctx),
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
      cost: ({ media: source }) => 10 + MS_PER_MB * ((source?.size ?? 0) / 1e6),
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
        voice: {
          input: { media: sampleFile('chime.wav', 'audio/wav', chime()), rate: '8', depth: '24' },
          check: ({ file: made }) => made?.type === 'audio/wav',
        },
      },
    }),
  },
});

const isTag = (name: string): name is TagName => (TAG_NAMES as readonly string[]).includes(name);

async function factsOf(source: InputFile | null, ctx: ContextOf<typeof facts>) {
  if (!source) throw new TypeError('a required field is never empty here');
  const [{ mediaFacts }, { fileRows, trackRows }] = await Promise.all([
    import('../../src/lib/media/containers/facts.ts'),
    import('../../src/lib/media/containers/rows.ts'),
  ]);
  const read = await mediaFacts(source);
  const { media: opened, tags, covers } = read;
  if (opened.isCut) ctx.warn('file-cut');
  const cell = <Value extends string | number | null>(value: Value | Said) =>
    typeof value === 'object' && value ? ctx.say(value.code, value.params) : value;
  const hasPlace = opened.location !== undefined;
  return {
    length: opened.seconds === null ? null : writeTime(opened.seconds),
    verdict: {
      tone: hasPlace ? ('bad' as const) : ('good' as const),
      label: ctx.say(hasPlace ? 'has-place' : tags.length > 0 ? 'has-tags' : 'no-tags'),
    },
    tracks: trackRows(read).map(({ kind, size, rate, bitRate, stored, ...plain }) => ({
      ...plain,
      kind: cell(kind),
      size: cell(size),
      rate: cell(rate),
      bitRate: cell(bitRate),
      stored: cell(stored),
    })),
    facts: fileRows(read, source.size).map(({ key, value }) => ({ key: ctx.say(key), value: cell(value) })),
    tags: tags.map(([name, value]) => ({ key: isTag(name) ? ctx.say(`tag-${name}`) : name, value })),
    covers,
  };
}

type SoundInput = {
  media: InputFile | null;
  from: string;
  to: string;
  rate: 'same' | (typeof KILOHERTZ)[number];
} & Omit<Wanted, 'from' | 'to' | 'rate'>;

async function soundOf({ media: source, ...input }: SoundInput, ctx: ContextOf<typeof sound>) {
  if (!source) throw new TypeError('a required field is never empty here');
  const { convertSound } = await import('../../src/lib/media/sound/convert.ts');
  const from = ctx.within('from', () => readTime(input.from));
  const to = ctx.within('to', () => readTime(input.to));
  const rate = input.rate === 'same' ? null : Number(input.rate) * 1000;
  const { notes, extension, type, bytes, ...made } = await convertSound(source, { ...input, from, to, rate }, ctx);
  for (const [note, params] of notes) ctx.warn(note, params);
  const kilohertz = ctx.say('kilohertz', { rate: made.facts.rate / 1000 });
  return {
    file: { name: `${source.name.replace(/\.\w{1,5}$/, '')}.${extension}`, type, bytes },
    facts: [
      { key: ctx.say('length'), value: writeTime(made.facts.after) },
      { key: ctx.say('rate'), value: kilohertz },
      { key: ctx.say('channels'), value: made.facts.channels },
      { key: ctx.say('source'), value: made.facts.codec },
    ],
  };
}
