import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { concatAll } from '../../src/lib/bytes/concat.ts';
import { chime, clip, type ClipShape } from '../../src/lib/media/sound/samples.ts';
import { type Depth, samplesOf, wavHead } from '../../src/lib/media/sound/write-wav.ts';
import type tool from './audio-video.ts';

const RATE = 8000;

/** Half a second: silence, a tone, silence. */
const tone = () =>
  Float32Array.from({ length: RATE / 2 }, (_, i) => (i < 1000 || i >= 3000 ? 0 : 0.5 * Math.sin(i * 0.7)));

function wavBytes(depth: Depth, planes: Float32Array<ArrayBuffer>[] = [tone()]) {
  const { bytes } = samplesOf(planes, depth);
  return concatAll([wavHead({ channels: planes.length, rate: RATE, depth, bytes: bytes.length }), bytes]);
}

const wav = (bytes: Uint8Array<ArrayBuffer>, name = 'a.wav') => sampleFile(name, 'audio/wav', bytes);

/** A WAV file of which some bytes are others. */
function changed(at: number, ...values: number[]) {
  const bytes = wavBytes('16');
  bytes.set(values, at);
  return wav(bytes);
}

/** With a chunk of five bytes, and so a byte that pads it, before the samples. */
const odd = () => {
  const bytes = wavBytes('16');
  return wav(concatAll([bytes.subarray(0, 36), encodeUtf8('junk\u0005\0\0\0abcde\0'), bytes.subarray(36)]));
};

function rf64() {
  const bytes = wavBytes('16');
  const ds64 = new Uint8Array(36);
  const view = new DataView(ds64.buffer);
  ds64.set(encodeUtf8('ds64'));
  view.setUint32(4, 28, true);
  view.setUint32(16, RATE, true);
  const all = concatAll([bytes.subarray(0, 12), ds64, bytes.subarray(12)]);
  all.set(encodeUtf8('RF64'));
  all.fill(255, 4, 8);
  all.fill(255, 76, 80);
  return wav(all);
}

const loud = () => wavBytes('float', [Float32Array.of(0, 0.5, 1, 1.5, -1, -2)]);
const silent = () => wavBytes('16', [new Float32Array(800)]);

const mov = (shape: ClipShape) => sampleFile('a.mov', 'video/quicktime', clip(shape));

interface Made {
  file: { bytes: Uint8Array | Blob } | null;
  facts: readonly { value: unknown }[];
}
const lasts =
  (length: string) =>
  ({ facts }: Made) =>
    facts[0]?.value === length;
const sizeIs =
  (size: number) =>
  ({ file }: Made) =>
    file?.bytes instanceof Uint8Array && file.bytes.length === size;

export default casesOf<typeof tool>({
  info: {
    examples: [
      { input: { media: wav(wavBytes('24', [tone(), tone()])) }, check: ({ tracks }) => tracks[0]?.channels === 2 },
      {
        input: { media: wav(silent()) },
        check: ({ verdict, length }) => verdict?.tone === 'good' && length === '0:00.1',
      },
      {
        input: { media: wav(wavBytes('16').slice(0, 1001)) },
        check: ({ tracks }) => tracks.length === 1,
        warns: ['file-cut'],
      },
      { input: { media: sampleFile('a.mp3', 'audio/mpeg', new Uint8Array()) }, fails: 'broken-media' },
      { input: { media: sampleFile('a.mp4', 'video/mp4', encodeUtf8('GIF89a…')) }, fails: 'not-media' },
      { input: { media: sampleFile('a.mp3', 'audio/mpeg', encodeUtf8('hello '.repeat(900))) }, fails: 'not-media' },
      { input: { media: sampleFile('a.mid', '', encodeUtf8('MThd\0\0\0\u0006\0\0')) }, fails: 'unsupported-container' },
      { input: { media: wav(wavBytes('16').slice(0, 36)) }, fails: 'broken-media' },
      { input: { media: changed(24, 0, 0, 0, 0) }, fails: 'broken-media' },
    ],
  },
  audio: {
    examples: [
      { input: { media: wav(wavBytes('16')) }, check: sizeIs(44 + 8000), warns: [] },
      { input: { media: wav(wavBytes('24')) }, check: sizeIs(44 + 12_000), warns: [] },
      { input: { media: wav(wavBytes('float')), depth: '16' }, check: sizeIs(44 + 8000), warns: [] },
      { input: { media: odd() }, check: lasts('0:00.5'), warns: [] },
      { input: { media: rf64() }, check: lasts('0:00.5'), warns: [] },
      { input: { media: changed(40, 0, 0, 0, 0) }, check: lasts('0:00.5'), warns: [] },
      { input: { media: changed(40, 255, 255, 255, 127) }, check: lasts('0:00.5'), warns: ['file-cut'] },
      { input: { media: changed(22, 255, 0) }, fails: 'too-many-channels' },
      { input: { media: changed(22, 0, 0) }, fails: 'broken-media' },
      { input: { media: changed(24, 255, 255, 255, 255) }, fails: 'broken-sound' },
      { input: { media: changed(20, 0x11, 0) }, fails: 'sound-codec' },
      { input: { media: wav(loud()), depth: '16' }, check: sizeIs(44 + 12), warns: ['clipped'] },
      { input: { media: wav(loud()) }, check: sizeIs(58 + 24), warns: [] },
      { input: { media: wav(wavBytes('16', [tone(), tone(), tone()])) }, check: sizeIs(68 + 24_000) },
      { input: { media: wav(wavBytes('16', [tone(), tone(), tone()])), mono: true }, check: sizeIs(44 + 8000) },
      { input: { media: wav(wavBytes('16')), rate: '16' }, check: sizeIs(44 + 16_000) },
      { input: { media: wav(wavBytes('16')), from: '0.25', to: '-0,125' }, check: sizeIs(44 + 2000) },
      { input: { media: wav(wavBytes('16')), to: '1:00' }, check: lasts('0:00.5'), warns: ['shorter'] },
      { input: { media: wav(wavBytes('16')), silence: -60 }, check: lasts('0:00.3') },
      { input: { media: wav(silent()), silence: -60 }, fails: 'only-silence' },
      { input: { media: wav(silent()), from: '9' }, fails: 'beyond-end' },
      { input: { media: wav(silent()), from: '0.08', to: '0.02' }, fails: 'bad-range' },
      { input: { media: wav(silent()), to: 'noon' }, fails: 'bad-time', field: 'to' },
      { input: { media: wav(silent()), format: 'opus' }, fails: 'no-opus' },
      { input: { media: sampleFile('a.mov', '', clip({ width: 8, height: 8, frames: 1 })) }, fails: 'no-sound' },
      { input: { media: wav(chime(), 'Grüße.2026.wav') }, check: ({ file }) => file?.name === 'Grüße.2026.wav' },
    ],
  },
  animation: {
    examples: [
      {
        input: { media: mov({ width: 16, height: 9, frames: 4, isTurned: true }) },
        check: ({ facts }) => facts[0]?.value === '9 × 16',
      },
      {
        input: { media: mov({ width: 16, height: 9, frames: 4 }), from: '0.1', to: '9' },
        check: ({ facts }) => facts[2]?.value === 3,
        warns: ['shorter'],
      },
      {
        input: { media: mov({ width: 16, height: 9, frames: 4 }), from: '-9', to: '0.2', dither: false },
        check: ({ facts }) => facts[2]?.value === 2,
      },
      { input: { media: mov({ width: 16, height: 9, frames: 4 }), from: '1' }, fails: 'beyond-end' },
      { input: { media: mov({ width: 16, height: 9, frames: 4 }), to: 'soon' }, fails: 'bad-time', field: 'to' },
      { input: { media: wav(silent()) }, fails: 'no-video' },
      { input: { media: sampleFile('a.mp4', 'video/mp4', encodeUtf8('GIF89a…')) }, fails: 'not-media' },
      {
        input: { media: sampleFile('a.mp4', 'video/mp4', clip({ width: 8, height: 8, frames: 2 }).slice(0, 400)) },
        fails: 'broken-media',
      },
    ],
  },
  frames: {
    examples: [
      { input: { media: mov({ width: 16, height: 9, frames: 60 }), every: 0.01 }, fails: 'too-many-frames' },
      {
        input: { media: mov({ width: 16, height: 9, frames: 1 }), width: 16 },
        check: ({ files }) => files[0]?.name === 'a-00m00.000s.png',
      },
      { input: { media: wav(silent()) }, fails: 'no-video' },
    ],
  },
});
