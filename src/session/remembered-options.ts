import type { Field } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';
import { presets } from './presets.ts';
import { type Settings, settings } from './settings.ts';

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

/**
 * Checks whether the value of a field may be saved on this device. Settings may, and texts that the spec marks as not
 * being content; secrets never.
 */
export function isRememberable(field: Field): boolean {
  // A grid is user content even though each of its cells is a yes or no, and an area belongs to a picture.
  if (field.secret || field.kind === 'matrix' || field.kind === 'area') return false;
  return fieldKind(field.kind).setting !== null || field.kind === 'color' || field.remember === true;
}

/** Returns the initial values of all options that may be saved. */
export const initialOptions = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isRememberable(field))
      .map(([name, { initial }]) => [name, initial]),
  );

/** Returns the saved options of a tool, if the rules of the fields still accept them. */
export function rememberedOptions(toolId: string, fields: Fields): Record<string, unknown> {
  const { keepOptions, options } = settings.get();
  return keepOptions ? acceptedFrom(options, toolId, fields) : {};
}

/** Returns the options that a tool starts with: the saved ones, otherwise those of the installation. */
export const startOptions = (toolId: string, fields: Fields): Record<string, unknown> => ({
  ...acceptedFrom(presets.options, toolId, fields),
  ...rememberedOptions(toolId, fields),
});

function acceptedFrom(options: Settings['options'], toolId: string, fields: Fields): Record<string, unknown> {
  const own = Object.hasOwn(options, toolId) ? options[toolId] : undefined;
  const accepted: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const stored = [name, ...(field.former ?? [])].find((stored) => own && Object.hasOwn(own, stored));
    if (!own || stored === undefined || !isRememberable(field)) continue;
    const parsed = field.schema.safeParse(own[stored]);
    if (parsed.success) accepted[name] = parsed.data;
  }
  return accepted;
}

/** Saves what the user has set, as read by the rules of the fields; initial values are not saved. */
export function rememberOptions(toolId: string, fields: Fields, values: Values): void {
  const { keepOptions, options } = settings.get();
  if (!keepOptions) return;
  const before = Object.hasOwn(options, toolId) ? options[toolId] : {};
  const own: Record<string, unknown> = { ...before };
  for (const [name, field] of Object.entries(fields)) {
    if (!isRememberable(field) || !Object.hasOwn(values, name)) continue;
    for (const former of field.former ?? []) delete own[former];
    const { [name]: initial = field.initial } = acceptedFrom(presets.options, toolId, { [name]: field });
    if (JSON.stringify(values[name]) === JSON.stringify(initial)) delete own[name];
    else own[name] = values[name];
  }
  if (JSON.stringify(own) === JSON.stringify(before ?? {})) return;
  const { [toolId]: _, ...others } = options;
  settings.note('options', Object.keys(own).length === 0 ? others : { ...others, [toolId]: own });
}

/** Forgets the options of these fields. */
export function forgetOptions(toolId: string, fields: Fields): void {
  const { options } = settings.get();
  if (!Object.hasOwn(options, toolId)) return;
  const { [toolId]: own = {}, ...others } = options;
  const names = new Set(Object.entries(fields).flatMap(([name, { former = [] }]) => [name, ...former]));
  const left = Object.fromEntries(Object.entries(own).filter(([name]) => !names.has(name)));
  settings.note('options', Object.keys(left).length === 0 ? others : { ...others, [toolId]: left });
}

/** Turns saving off, which also deletes everything saved, or on again. */
export function toggleKeepOptions(): void {
  const keep = !settings.get().keepOptions;
  settings.set('keepOptions', keep);
  if (!keep) settings.set('options', {});
}
