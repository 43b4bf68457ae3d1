import type { Card, DetectCard } from '../core/card.ts';
import { PROVEN } from '../core/detect.ts';
import { scopeOf } from '../core/grammar.ts';
import type { Line, Request } from './calls.ts';
import { ruleFor } from './candidates.ts';
import { conversionsOf } from './conversions.ts';
import { inEnglish, type Phrases } from './phrases.ts';

/** Why a row stands there: what was understood of the line, or which rule knew the text. */
export type Reason =
  | { kind: 'call' }
  | { kind: 'conversion'; targets: readonly string[] }
  | { kind: 'recognized'; rule: DetectCard; isProven: boolean }
  | { kind: 'calculation' }
  | { kind: 'anyText' };

interface Known {
  cards: readonly Card[];
  phrases?: Phrases;
}

/** What the line says without its scope, in English where a phrase of the language means something English. */
export function meantBy(line: Line, { cards, phrases }: Known): Line {
  const { scope, rest } = scopeOf(line.attachment ? '' : line.text);
  return inEnglish(scope === '=' ? { ...line, text: rest } : line, cards, phrases);
}

/** The reason is found again from the line, as the row was: nothing has to be carried along for it. */
export function reasonFor(request: Request, line: Line, known: Known): Reason {
  if (request.alias !== null) return { kind: 'call' };
  const converted = conversionsOf(meantBy(line, known), known.cards).find((other) => other.request.key === request.key);
  if (converted) return { kind: 'conversion', targets: converted.targets };
  const text = request.text ?? '';
  const rule = ruleFor(request.operation, text);
  if (rule) return { kind: 'recognized', rule, isProven: rule.guard !== undefined && text.trim().length <= PROVEN };
  return scopeOf(line.text).scope === '=' ? { kind: 'calculation' } : { kind: 'anyText' };
}
