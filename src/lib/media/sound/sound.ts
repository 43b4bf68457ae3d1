// Sound as it comes out of a decoder: blocks of samples, one row for each channel.
import { Problem } from '../../../base/problem.ts';

export type Planes = Float32Array<ArrayBuffer>[];

export interface Sound {
  rate: number;
  channels: number;
  /** Of the samples that it was stored with, if they were whole numbers. */
  depth?: number | undefined;
  /** Where in the track its first sample is, in samples. */
  start: number;
  blocks: AsyncGenerator<Planes>;
}

export const SOUND_PROBLEMS = [
  'no-sound',
  'too-many-channels',
  'sound-codec',
  'no-decoder',
  'broken-sound',
  'beyond-end',
  'bad-time',
  'bad-range',
  'only-silence',
  'no-opus',
  'result-too-long',
] as const;
export type SoundProblemCode = (typeof SOUND_PROBLEMS)[number];

/** What users are told of a result that is correct all the same. */
export const SOUND_NOTES = ['shorter', 'clipped', 'file-cut', 'several-tracks', 'mixed-down'] as const;
export type SoundNote = (typeof SOUND_NOTES)[number];

export const soundProblem = (code: SoundProblemCode, params?: Record<string, string | number>) =>
  new Problem<SoundProblemCode>(code, undefined, params);

/** What any of the formats has for speakers. */
export const MOST_CHANNELS = 8;

export const lengthOf = (planes: Planes) => planes[0]?.length ?? 0;

/** A part of a block. */
export const partOf = (planes: Planes, start: number, end: number): Planes =>
  start === 0 && end >= lengthOf(planes) ? planes : planes.map((plane) => plane.subarray(start, end));

export const emptyPlanes = (channels: number, length: number): Planes =>
  Array.from({ length: channels }, () => new Float32Array(length));

export const KILOHERTZ = ['8', '16', '22.05', '32', '44.1', '48', '96'] as const;
export const RATES = Object.fromEntries(KILOHERTZ.map((rate) => [rate, `${rate} kHz`]));

/** About how many milliseconds it takes to convert a file: a megabyte of plain samples is 6 seconds, of compressed ones a minute or more. */
export function costOfSound(source: { name: string; size: number } | null): number {
  const megabytes = (source?.size ?? 0) / 1e6;
  return 10 + megabytes * (/\.(?:wav|aif[cf]?|aiff)$/i.test(source?.name ?? '') ? 80 : 400);
}
