// Names that the form needs before a file is read.

export const MEDIA_PROBLEMS = ['not-media', 'broken-media', 'unsupported-container'] as const;
export type MediaProblemCode = (typeof MEDIA_PROBLEMS)[number];

export const FACT_CODES = [
  'sound',
  'video',
  'other',
  'container',
  'length',
  'file-size',
  'bit-rate',
  'created',
  'place',
  'has-place',
  'has-tags',
  'no-tags',
  'bytes',
  'kilobits',
  'kilohertz',
  'frames',
  'varying',
  'depth',
  'stored',
] as const;
export type FactCode = (typeof FACT_CODES)[number];

/** Tags in the order in which they are shown; others follow by their own names. */
export const TAG_NAMES = [
  'title',
  'artist',
  'album',
  'albumartist',
  'track',
  'disk',
  'date',
  'genre',
  'composer',
  'comment',
  'description',
  'copyright',
  'language',
  'bpm',
  'key',
  'isrc',
  'label',
  'lyrics',
  'encodedby',
  'encodersettings',
] as const;
export type TagName = (typeof TAG_NAMES)[number];

/** Files that a form takes; extensions, since systems know few of these types. */
export const SOUND_AND_VIDEO =
  'audio/*,video/*,.aac,.aif,.aifc,.aiff,.flac,.m4a,.m4v,.mka,.mkv,.mov,.mp3,.mp4,.oga,.ogg,.ogv,.opus,.wav,.webm';
export const VIDEO = 'video/*,.m4v,.mkv,.mov,.mp4,.webm';
