// What a browser can record, and why recording may fail.

export interface RecordingFormat {
  container: 'mp4' | 'webm' | 'ogg';
  /** A media type with codecs, for the recorder. */
  type: string;
  extension: string;
}

// MP4 first: everything plays it.
const VIDEO = ['video/mp4;codecs=avc1.42E01F,mp4a.40.2', 'video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm'];
const AUDIO = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'];

const EXTENSIONS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'audio/ogg': 'ogg',
};

/** Returns the extension for a recorded type; codecs don't matter. */
export function extensionOfRecording(type: string): string {
  return EXTENSIONS[type.split(';')[0]!.trim().toLowerCase()] ?? 'bin';
}

/** Returns one format for each container that `isSupported` accepts, best first. */
export function recordingFormats(isSupported: (type: string) => boolean, withPicture: boolean): RecordingFormat[] {
  const supported = (withPicture ? VIDEO : AUDIO).filter(isSupported).map((type) => ({
    container: /\/(\w+)/.exec(type)![1] as RecordingFormat['container'],
    type,
    extension: extensionOfRecording(type),
  }));
  return supported.filter(({ container }, at) => supported.findIndex((other) => other.container === container) === at);
}

export const REFUSALS = ['denied', 'not-found', 'in-use', 'over-constrained', 'blocked', 'canceled', 'failed'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Maps error names of `getUserMedia` and `getDisplayMedia` (Media Capture and Streams, 10.2; Screen Capture, 5.1). */
export function refusalOf(errorName: string, screen: boolean): Refusal {
  switch (errorName) {
    case 'NotAllowedError':
      // The browser's own dialog asks which screen to share; closing it is a choice.
      return screen ? 'canceled' : 'denied';
    case 'NotFoundError':
      return 'not-found';
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use';
    case 'OverconstrainedError':
      return 'over-constrained';
    case 'SecurityError':
      return 'blocked';
    default:
      return 'failed';
  }
}

/** Formats milliseconds as `0:07`, `12:30` or `1:02:03`; partial seconds are dropped. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Formats a date and time for a file name, in the time zone of its parts: `2026-11-20_16-05-09`. */
export function stampOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}_${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('-')}`;
}
