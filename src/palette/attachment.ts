import type { Attachment } from '../calls/call.ts';

let attachments = 0;

/** A text that stands beside a line, told apart from every other one. */
export function newAttachment(given: Omit<Attachment, 'serial'>): Attachment {
  attachments += 1;
  return { ...given, serial: attachments };
}
