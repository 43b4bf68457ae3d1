import type { Attachment } from '../calls/call.ts';

let attachments = 0;

/** A text attached to a line; each one is distinct. */
export function newAttachment(given: Omit<Attachment, 'serial'>): Attachment {
  attachments += 1;
  return { ...given, serial: attachments };
}
