import type { Attachment } from '../calls/call.ts';

let attachments = 0;

/** Returns a text to attach to a line, distinct from all others. */
export function newAttachment(content: Omit<Attachment, 'serial'>): Attachment {
  attachments += 1;
  return { ...content, serial: attachments };
}
