import * as z from 'zod/mini';
import { parsedJson } from '../../base/json.ts';
import { SETTINGS_FORMAT, SETTINGS_VERSION } from '../../calls/words-file.ts';

z.config({ jitless: true }); // the content security policy forbids new Function

const names = z.array(z.string());
const records = z.record(z.string(), z.unknown());

/** The settings that a file may have, each as an export writes it; names of newer and older versions are left alone. */
const settingsShape = z.looseObject({
  favorites: z.optional(names),
  menuCollapsed: z.optional(z.boolean()),
  collapsedCategories: z.optional(z.union([names, z.record(z.string(), z.boolean())])),
  language: z.optional(z.nullable(z.string())),
  theme: z.optional(z.enum(['auto', 'light', 'dark'])),
  recent: z.optional(names),
  keepRecent: z.optional(z.boolean()),
  density: z.optional(z.enum(['comfortable', 'compact'])),
  options: z.optional(z.record(z.string(), records)),
  keepOptions: z.optional(z.boolean()),
  keySequences: z.optional(z.boolean()),
});

const fileShape = z.looseObject({
  format: z.literal(SETTINGS_FORMAT),
  version: z.int().check(z.positive()),
  settings: z.optional(settingsShape),
  words: z.optional(z.record(z.string(), records)),
});

type SettingsFile = z.infer<typeof fileShape>;

/** What a text is: a settings file, or why it is none. */
export type ReadFile =
  | { kind: 'file'; file: SettingsFile }
  | { kind: 'notSettings' | 'newer' }
  | { kind: 'invalidAt'; path: string };

export function readFile(text: string): ReadFile {
  const raw = parsedJson(text) as { format?: unknown; version?: unknown } | null | undefined;
  if (typeof raw !== 'object' || raw?.format !== SETTINGS_FORMAT) return { kind: 'notSettings' };
  if (typeof raw.version === 'number' && raw.version > SETTINGS_VERSION) return { kind: 'newer' };
  const { success, data, error } = fileShape.safeParse(raw);
  if (success) return { kind: 'file', file: data };
  return { kind: 'invalidAt', path: (error.issues[0]?.path ?? []).map(String).join('.') };
}
