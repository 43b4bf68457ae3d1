// What programs replace before a database sees the SQL. Each is one token in every dialect and stays as it was typed.

import type { SqlDialect } from './dialects.ts';

interface Placeholder {
  regex: string;
}

/** Template languages: Jinja, JavaScript and MyBatis, ERB and PHP, str.format, iBATIS, sqlcmd, and names to replace by hand. */
const TEMPLATES: readonly Placeholder[] = [
  { regex: String.raw`\{\{(?:[^{}]|\{[^{}]*\})*\}\}` },
  { regex: String.raw`\{%(?:[^%{]|%(?!\})|\{(?!%))*%\}` },
  { regex: String.raw`\{#(?:[^#{]|#(?!\})|\{(?!#))*#\}` },
  { regex: String.raw`[$#@!]\{(?:[^{}]|\{[^{}]*\})*\}` },
  { regex: String.raw`<[%?](?:[^%?<]|[%?](?!>)|<(?![%?]))*[%?]>` },
  { regex: String.raw`\{[\w.]*\}` },
  { regex: String.raw`#\w+#` },
  { regex: String.raw`\$\([A-Za-z_]\w*\)` },
  { regex: String.raw`(?<=[\s(,.=])<[A-Za-z_][\w-]*>` },
];

/** `%s` and `%(name)s` of Python's database drivers (PEP 249); `%b` and `%t` are psycopg's. */
const PYTHON: readonly Placeholder[] = [
  { regex: String.raw`%\([\w .-]{1,100}\)[sbtd](?!\w)` },
  { regex: String.raw`%[sbt](?!\w)` },
];

/**
 * Parameters of client libraries, which few dialects support: `:name`, but not casts, slices, paths and JSON keys, which
 * contain colons too; `:'name'` of psql; `@name` and `@@name`; `$name`, but not the tags of `$tag$text$tag$`; `&name` of SQL*Plus.
 */
const PARAMETERS: readonly Placeholder[] = [
  { regex: String.raw`(?<![\w:)\]['"}[` + '`' + String.raw`]):[A-Za-z_]\w*` },
  { regex: String.raw`(?<![\w:)\]}]):(?:'[^']*'|"[^"]*")` },
  { regex: String.raw`(?<![\w@)\]'"}<>~!#%^&|?` + '`' + String.raw`])@@?[A-Za-z_0-9][\w$#]*(?:\.\w+)*` },
  { regex: String.raw`(?<![\w$@])\$[A-Za-z_]\w*(?![\w$])` },
  { regex: String.raw`(?<=[\s(,=])&&?[A-Za-z_]\w*` },
];

/** Snowflake stages with a path (`@~`, `@%table`, `@db.schema.stage/path/`), and files uploaded to them. */
const STAGES: readonly Placeholder[] = [
  { regex: String.raw`@(?:~|%?(?:[\w$]+|"[^"]+")(?:\.(?:[\w$]+|"[^"]+"))*)(?:/[\w./$=-]*)?` },
  { regex: String.raw`file://[^\s;]+` },
];

export function placeholdersOf(dialect: SqlDialect, templates: boolean): Placeholder[] {
  return [...(dialect === 'snowflake' ? STAGES : []), ...(templates ? [...TEMPLATES, ...PYTHON] : []), ...PARAMETERS];
}

/** Returns the text with words of the same length in place of everything that a template language replaces. */
export function withoutTemplates(text: string): string {
  const templates = new RegExp(TEMPLATES.map(({ regex }) => regex).join('|'), 'g');
  return text.replace(templates, (part) => 'x'.repeat(part.length));
}
