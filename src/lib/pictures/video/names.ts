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
