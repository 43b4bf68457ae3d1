/** One line of a settings file, whatever its format. */
export interface Setting {
  /** Sections or keys above, and the name. A number is an index of a list. */
  path: readonly (string | number)[];
  /**
   * In the syntax of Compose: a literal `$` is `$$`, a variable `${NAME}`. Null for a name without a value, which comes
   * from the environment.
   */
  value: string | null;
  offset: number;
  /** Full-line comments above, without their signs. */
  comments: readonly string[];
}

export const SETTINGS_PROBLEMS = [
  /** `text` */
  'not-a-setting',
  'unclosed-quote',
  /** `text` */
  'text-after-quote',
  /** `text` */
  'bad-unicode-escape',
  'not-settings',
  'expanded-too-long',
] as const;
export type SettingsProblem = (typeof SETTINGS_PROBLEMS)[number];

/** A text without variables, in the syntax of values. */
export const literal = (text: string): string => text.replaceAll('$', '$$$$');

const VARIABLE = /\$(?:\$|[A-Za-z_]\w*|\{[A-Za-z_]\w*(?=[}:?+-]))/;

export const hasVariable = (value: string): boolean => VARIABLE.test(value.replaceAll('$$', ''));

/** The value as people see it: a literal `$` once, variables as they are written. */
export const shown = (value: string): string => value.replaceAll('$$', '$');

/** The name as one word, as in .properties: `db.ports[0]`. */
export const dotted = (path: Setting['path']): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
