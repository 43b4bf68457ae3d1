import type { Params } from '../../core/failure.ts';
import { type Lookup, messagesOf } from '../../i18n/texts.ts';

/** The texts of this tool: those in `messages` by code, all others by full key. */
export type Say = (code: string, params?: Params) => string;

export const sayWith =
  (t: Lookup): Say =>
  (code, params) =>
    code.includes('.') ? (t(code, params) ?? code) : messagesOf(t)(code, params);
