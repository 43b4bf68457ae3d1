import type { Params } from '../../core/failure.ts';
import { type Lookup, messagesOf } from '../../i18n/texts.ts';

/** Words of this tool: of `messages` by their code, all others by their whole key. */
export type Say = (code: string, params?: Params) => string;

export const sayWith =
  (t: Lookup): Say =>
  (code, params) =>
    code.includes('.') ? (t(code, params) ?? code) : messagesOf(t)(code, params);
