import { shownVersion } from '../config/config.ts';

/**
 * Returns the stack frames in our code. The message comes before the frames and may contain user input, so it is
 * removed.
 */
function framesOf({ name, message, stack = '' }: Error): string[] {
  const head = stack.startsWith(`${name}: ${message}`) ? `${name}: ${message}` : message === '' ? name : undefined;
  if (head === undefined || !stack.startsWith(head)) return [];
  const frames = stack.slice(head.length).split('\n');
  return frames.map((frame) => frame.trim()).filter((frame) => /^at .*\.[jt]sx?(?:\?[\w=]*)?:\d+:\d+\)?$/.test(frame));
}

/** Returns what may be sent to us: the kind of error, its location and the version; no user input. */
export function reportOf(error: unknown, pathname: string): string {
  const isError = error instanceof Error;
  const name = isError ? error.name : typeof error;
  const frames = isError ? framesOf(error) : [];
  return [`Error: ${name}`, `Page: ${pathname}`, `Version: ${shownVersion()}`, ...frames].join('\n');
}
