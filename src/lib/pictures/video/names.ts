// Names that the form needs before a video is read.

export const VIDEO_PROBLEMS = [
  'no-video',
  'video-codec',
  'no-video-decoder',
  'broken-video',
  'too-many-frames',
  'beyond-end',
  'bad-time',
  'bad-range',
] as const;
export type VideoProblemCode = (typeof VIDEO_PROBLEMS)[number];

export const VIDEO_NOTES = ['shorter', 'file-cut'] as const;
export type VideoNote = (typeof VIDEO_NOTES)[number];

/** About how many milliseconds it takes: a megabyte is seconds of video, of which each has ten pictures; large files have large pictures. */
export function costOfVideo(source: { size: number } | null): number {
  const megabytes = (source?.size ?? 0) / 1e6;
  return 100 + 2000 * Math.min(megabytes, 10) + 100 * megabytes;
}
