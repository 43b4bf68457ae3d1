import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../../src/base/problem.ts';
import { placesIn } from '../../../../src/lib/media/containers/boxes.ts';
import { readPlace } from '../../../../src/lib/media/containers/facts.ts';
import { openMedia } from '../../../../src/lib/media/containers/open.ts';
import { type Media, Source, type Track } from '../../../../src/lib/media/containers/tracks.ts';
import { openSound } from '../../../../src/lib/media/sound/decode.ts';
import { mixed } from '../../../../src/lib/media/sound/process.ts';
import { resampled } from '../../../../src/lib/media/sound/resample.ts';
import { chime, clip } from '../../../../src/lib/media/sound/samples.ts';
import { lengthOf, type Planes } from '../../../../src/lib/media/sound/sound.ts';
import { rangeIn, readTime, writeTime } from '../../../../src/lib/media/sound/times.ts';
import { oggPieces } from '../../../../src/lib/media/sound/write-ogg.ts';
import { samplesOf } from '../../../../src/lib/media/sound/write-wav.ts';
import { seeded } from '../../seeded.ts';
import { recording, type RecordingName } from './recordings.ts';

const soundIn = (media: Media): Track => media.tracks.find(({ kind }) => kind === 'sound')!;

async function decoded(blocks: AsyncIterable<Planes>): Promise<Planes> {
  const parts: Planes[] = [];
  for await (const planes of blocks) parts.push(planes.map((plane) => plane.slice()));
  return (parts[0] ?? []).map((_, channel) => Float32Array.from(parts.flatMap((part) => [...part[channel]!])));
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const tone = (rate: number, pitch: number, length = rate / 10) =>
  Float32Array.from({ length }, (_, i) => 0.5 * Math.sin((2 * Math.PI * pitch * i) / rate));
async function* once(...planes: Float32Array<ArrayBuffer>[]) {
  yield planes;
}

describe('what is in a file', () => {
  // As ffprobe 5.1 reads them; of the MP3 with a note of its encoder, without what that added.
  it.each<[RecordingName, string, number, number]>([
    ['flac', 'FLAC', 0.05, 16_000],
    ['opus', 'Opus', 0.1, 48_000],
    ['webm', 'Opus', 0.108, 48_000],
    ['m4a', 'AAC', 0.1, 16_000],
    ['fragments', 'AAC', 0.164, 16_000],
    ['mp3', 'MP3', 0.1, 16_000],
    ['plainMp3', 'MP3', 0.18, 16_000],
  ])('%s', async (name, codec, seconds, rate) => {
    const media = await openMedia(recording(name));
    expect(soundIn(media)).toMatchObject({ codec, sampleRate: rate });
    expect(media.seconds).toBeCloseTo(seconds, 3);
  });
  it('has the size, the rate and the codec of a video', async () => {
    const [track] = (await openMedia(recording('video'))).tracks;
    expect(track).toMatchObject({ decoder: 'avc1.64000A', shownWidth: 32, shownHeight: 18, seconds: 0.5 });
    expect(await track!.count!()).toMatchObject({ packets: 5, seconds: 0.5, varies: false });
  });
  it.each([
    ['+48.8577+002.295/', { latitude: 48.8577, longitude: 2.295 }],
    ['-3352.0+15112.5/', { latitude: -33.866_67, longitude: 151.208_33 }],
    ['+351234.5-0800130/', { latitude: 35.209_58, longitude: -80.025 }],
  ])('reads the place %s', (text, place) => {
    expect(readPlace(text)!.latitude).toBeCloseTo(place.latitude, 4);
    expect(readPlace(text)!.longitude).toBeCloseTo(place.longitude, 4);
  });
  it('reads no place of other texts', () => expect(readPlace('Paris')).toBeNull());
  it('ends with any bytes, and never goes in circles', async () => {
    const source = seeded();
    const random = () => new DataView(source(2).buffer).getUint16(0) / 65_536;
    const names: RecordingName[] = ['flac', 'opus', 'webm', 'm4a', 'fragments', 'mp3', 'video'];
    for (let round = 0; round < 140; round++) {
      const bytes = await bytesOf(recording(names[round % names.length]!));
      for (let i = 0; i < 6; i++) bytes[Math.floor(random() * bytes.length)] = random() < 0.5 ? 255 : random() * 256;
      const cut = round % 4 === 0 ? bytes.subarray(0, random() * bytes.length) : bytes;
      try {
        const track = soundIn(await openMedia(new Blob([cut])));
        await track?.count?.();
        if (track && track.decoder !== 'mp3' && !track.decoder?.startsWith('mp4a'))
          await decoded((await openSound(track, 0)).blocks);
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
      }
    }
  });
  it('takes boxes that claim to hold themselves or 4 GB for what they can be', async () => {
    for (const size of [0, 1, 7, 8, 0xffff_ffff]) {
      const bytes = clip({ width: 8, height: 8, frames: 2 });
      new DataView(bytes.buffer).setUint32(20, size);
      expect((await placesIn(new Source(new Blob([bytes])))).places.length).toBeLessThan(4);
    }
  });
});

describe('decoding', () => {
  it('makes every sample of FLAC (the checksum is of FFmpeg)', async () => {
    const sound = await openSound(soundIn(await openMedia(recording('flac'))), 0);
    const { bytes } = samplesOf(await decoded(sound.blocks), '16');
    expect(createHash('md5').update(bytes).digest('hex')).toBe('2587784f60e7a8ea917b4e0688c4ed13');
  });
  it('makes Opus of its tone', async () => {
    const sound = await openSound(soundIn(await openMedia(recording('opus'))), 0);
    expect([sound.rate, sound.channels, sound.start]).toEqual([48_000, 1, -312]);
    const [plane] = await decoded(sound.blocks);
    const level = Math.sqrt(plane!.slice(2000, 4000).reduce((sum, x) => sum + x * x, 0) / 2000);
    expect(level).toBeGreaterThan(0.05);
  });
  it('says what only a browser decodes', async () =>
    expect(openSound(soundIn(await openMedia(recording('m4a'))), 0)).rejects.toMatchObject({ code: 'no-decoder' }));
});

describe('processing', () => {
  it.each([
    [44_100, 48_000],
    [48_000, 16_000],
    [8000, 44_100],
    [44_101, 48_000],
  ])('from %i to %i Hz keeps a tone', async (from, to) => {
    const made = await decoded(resampled(once(tone(from, 1000)), 1, from, to));
    const expected = tone(to, 1000, Math.ceil((to / 10) * (from % 10 === 1 ? 1.000_02 : 1)));
    expect(Math.abs(lengthOf(made) - expected.length)).toBeLessThan(2);
    for (let i = 1000; i < 1400; i++) expect(made[0]![i]).toBeCloseTo(expected[i]!, 3);
  });
  it('leaves nothing of a tone that the lower rate has no room for', async () => {
    const [made] = await decoded(resampled(once(tone(48_000, 15_000)), 1, 48_000, 16_000));
    expect(Math.max(...made!.slice(400, 1200).map(Math.abs))).toBeLessThan(0.000_1);
  });
  it('mixes 5.1 with each side where it is', async () => {
    const channels = [1, 0, 0, 1, 0, 0].map((level) => Float32Array.of(level));
    const [made] = [await decoded(mixed(once(...channels), 6, 2))];
    expect(made![0]![0]).toBeGreaterThan(0.4);
    expect(made![1]![0]).toBe(0);
  });
  it('writes Ogg that reads as it was written', async () => {
    async function* packets() {
      for (let i = 0; i < 300; i++)
        yield Uint8Array.from({ length: 1 + ((i * 37) % 700) }, (_, at) => (at === 0 ? 0x78 : i));
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const options = { channels: 1, head: () => undefined, samples: () => 280_000 };
    for await (const piece of oggPieces(packets(), options)) parts.push(piece);
    const track = soundIn(await openMedia(new Blob(parts)));
    expect(track).toMatchObject({ codec: 'Opus', channels: 1, delay: 312, seconds: 280_000 / 48_000 });
    const sizes: number[] = [];
    for await (const { bytes } of track.packets()) sizes.push(bytes.length);
    expect(sizes).toEqual(Array.from({ length: 300 }, (_, i) => 1 + ((i * 37) % 700)));
  });
});

describe('times', () => {
  it.each<[string, number | null]>([
    ['', null],
    ['83.5', 83.5],
    ['1:23.5', 83.5],
    ['1:23,5', 83.5],
    ['01:02:03', 3723],
    ['90s', 90],
    ['1m30s', 90],
    ['2h', 7200],
    ['1h 2m 3.5s', 3723.5],
    ['500ms', 0.5],
    ['-5', -5],
    ['−0:05', -5],
    ['100:00', 6000],
  ])('reads %j', (text, seconds) => expect(readTime(text)).toBe(seconds));
  it.each(['abc', '1:60', '1:2:3:4', 's', '1e5', '--1', '1:', 'NaN', '∞'])('refuses %j', (text) =>
    expect(() => readTime(text)).toThrow(Problem),
  );
  it('writes them', () =>
    expect([0, 0.05, 59.96, 61, 3723.5].map(writeTime)).toEqual(['0:00', '0:00.1', '1:00', '1:01', '1:02:03.5']));
  it('places them in a recording', () => {
    expect(rangeIn(-1, null, 3)).toEqual({ start: 2, end: 3, isShorter: false });
    expect(rangeIn(1, 99, 3)).toEqual({ start: 1, end: 3, isShorter: true });
    expect(rangeIn(-99, -1, 3)).toEqual({ start: 0, end: 2, isShorter: false });
    for (const [from, to] of [
      [3, null],
      [2, 1],
      [1, 1],
      [null, 0],
    ] as const)
      expect(() => rangeIn(from, to, 3)).toThrow(Problem);
  });
});

it('has samples that other tests can use', async () => {
  expect(await openMedia(new Blob([chime()]))).toMatchObject({ container: 'WAV', seconds: 1 });
});
