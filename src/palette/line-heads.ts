import { cards } from '../catalogue/cards.ts';
import { fieldKind, type FieldKind } from '../core/kinds.ts';
import { aliasTable, callOf, type Request } from './calls.ts';

/**
 * Does a field say how, how much or which, in one word? That is all that a line without its data keeps; a field that the operation
 * does not have is none.
 */
export const isSettingKind = (kind: FieldKind | undefined): boolean =>
  kind !== undefined && fieldKind(kind).setting?.count === 'one';

/** The word that names an operation: the one that was typed, else the id of the tool with the operation. */
export const wordFor = ({ alias, card, operation }: Pick<Request, 'alias' | 'card' | 'operation'>) =>
  alias ?? `${card.id}/${operation.name}`;

/** One stage of a line without its text: an alias, and flags of choices and numbers. */
function headOf(stage: Request, isKept: (field: string) => boolean): string {
  const flags = Object.entries(stage.values).flatMap(([name, value]) =>
    isKept(name) && value !== stage.preset[name] && /^[\w.-]+$/.test(String(value))
      ? [` --${name}=${String(value)}`]
      : [],
  );
  return wordFor(stage) + flags.join('');
}

const headsWith = (request: Request, isKept: (stage: Request, field: string) => boolean) =>
  [...request.before, request].map((stage) => headOf(stage, (field) => isKept(stage, field))).join(' | ');

const isSetting = ({ operation }: Request, field: string) => isSettingKind(operation.fields[field]);

/** A call or a chain as a line without any text that was typed: what an alias may keep. */
export const headsOf = (request: Request) => headsWith(request, isSetting);

/** The same for a link, which others see: there a number that was typed as the input is data, too. */
export const headsForLink = (request: Request) =>
  headsWith(request, (stage, field) => isSetting(stage, field) && field !== stage.operation.primary.name);

/**
 * The line that a link asks for. A link is a stranger's word: with a text in it, it is none; flags that are no settings are left
 * out.
 */
export function headsOfLink(line: string): string | null {
  const request = callOf({ text: line, attachment: null }, aliasTable(cards));
  return request && request.text === null ? headsForLink(request) : null;
}
