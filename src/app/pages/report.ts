import { shownVersion } from '../config/config.ts';

/** Where in our code it happened. The message stands before the frames and may hold what was typed, so it is cut off. */
function framesOf({ name, message, stack = '' }: Error): string[] {
  const head = stack.startsWith(`${name}: ${message}`) ? `${name}: ${message}` : message === '' ? name : undefined;
  if (head === undefined || !stack.startsWith(head)) return [];
  const frames = stack.slice(head.length).split('\n');
  return frames.map((frame) => frame.trim()).filter((frame) => /^at .*\.[jt]sx?(?:\?[\w=]*)?:\d+:\d+\)?$/.test(frame));
}

/** What may be sent to us: the kind of error, where, and which version; nothing that was typed. */
export function reportOf(error: unknown, pathname: string): string {
  const known = error instanceof Error;
  const name = known ? error.name : typeof error;
  const frames = known ? framesOf(error) : [];
  return [`Error: ${name}`, `Page: ${pathname}`, `Version: ${shownVersion()}`, ...frames].join('\n');
}
