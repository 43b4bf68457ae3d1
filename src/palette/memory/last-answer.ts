import type { Attachment } from '../../calls/call.ts';
import { newAttachment } from '../attachment.ts';

/** In memory only, until the page is left. */
let last: Attachment | null = null;

/** The answer that was last copied or inserted; null if there is none, or if it was a secret. */
export const lastAnswer = (): Attachment | null => last;

/**
 * Stores an answer for `$`. A secret one is not stored but still discards the previous one, which the user wouldn't
 * mean any more.
 */
export function keepAnswer(text: string, secret: boolean): void {
  last = secret ? null : newAttachment({ text });
}
