import type { Attachment } from '../../calls/call.ts';
import { newAttachment } from '../attachment.ts';

/** In memory only, until the page is left. */
let last: Attachment | null = null;

/** The answer that was copied or inserted last; null if there is none, or if it was a secret. */
export const lastAnswer = (): Attachment | null => last;

/** Keeps an answer for `$`. A secret one is not kept, and neither is what was there before, which nobody means then. */
export function keepAnswer(text: string, secret: boolean): void {
  last = secret ? null : newAttachment({ text });
}
