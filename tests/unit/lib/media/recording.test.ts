import { describe, expect, test } from 'vitest';
import {
  extensionOfRecording,
  formatClock,
  recordingFormats,
  refusalOf,
  stampOf,
} from '../../../../src/lib/media/recording.ts';
import { withDuration } from '../../../../src/lib/media/webm-duration.ts';

describe('formats', () => {
  test('include one for each container the browser can record', () => {
    const all = recordingFormats(() => true, true);
    expect(all.map(({ container, extension }) => `${container} ${extension}`)).toEqual(['mp4 mp4', 'webm webm']);
    expect(recordingFormats((type) => type.startsWith('video/webm'), true).map(({ container }) => container)).toEqual([
      'webm',
    ]);
    expect(recordingFormats(() => true, false).map(({ extension }) => extension)).toEqual(['m4a', 'weba', 'ogg']);
    expect(recordingFormats(() => false, true)).toEqual([]);
  });

  test.each([
    ['video/mp4;codecs=avc1', 'mp4'],
    ['VIDEO/WEBM; codecs=vp9', 'webm'],
    ['audio/webm', 'weba'],
    ['text/plain', 'bin'],
  ])('%s is saved as .%s', (type, extension) => expect(extensionOfRecording(type)).toBe(extension));
});

test.each([
  ['NotAllowedError', false, 'denied'],
  ['NotAllowedError', true, 'canceled'],
  ['NotFoundError', false, 'not-found'],
  ['NotReadableError', false, 'in-use'],
  ['AbortError', false, 'in-use'],
  ['OverconstrainedError', false, 'over-constrained'],
  ['SecurityError', false, 'blocked'],
  ['TypeError', false, 'failed'],
])('%s (screen: %s) means %s', (name, screen, refusal) => expect(refusalOf(name, screen)).toBe(refusal));

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [999, '0:00'],
  [7000, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms is %s', (ms, clock) => expect(formatClock(ms)).toBe(clock));

test('formats a timestamp that sorts by time', () =>
  expect(stampOf(new Date(2026, 10, 20, 16, 5, 9))).toBe('2026-11-20_16-05-09'));

describe('WebM duration', () => {
  const bytes = (hex: string) =>
    Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const header = '1a45dfa3 84 42868101';
  const stream = '18538067 01ffffffffffffff';
  const info = '1549a966 87 2ad7b1 83 0f4240';
  const cluster = '1f43b675 01ffffffffffffff e78100';

  test('is added after the timestamp scale', () => {
    expect(withDuration(bytes(header + stream + info + cluster), 1500)).toEqual(
      bytes(`${header}${stream}1549a966 0100000000000012 2ad7b1 83 0f4240 4489 88 4097700000000000${cluster}`),
    );
  });

  test('is measured in the ticks of the file', () => {
    const halves = withDuration(bytes(`${header}${stream}1549a966 87 2ad7b1 83 07a120${cluster}`), 1500);
    expect(halves).toEqual(
      bytes(`${header}${stream}1549a966 0100000000000012 2ad7b1 83 07a120 4489 88 40a7700000000000${cluster}`),
    );
  });

  test.each([
    ['nothing', ''],
    ['an MP4 file', '0000001c66747970'],
    ['a file that has one', `${header}${stream}1549a966 86 4489 83 000000${cluster}`],
    ['a file of a known size', `${header}18538067 8c ${info}`],
    ['a cut file', `${header}${stream}1549`],
    ['a head without information', `${header}${stream}${cluster}`],
  ])('leaves %s unchanged', (_, hex) => expect(withDuration(bytes(hex), 1000)).toEqual(bytes(hex)));
});
