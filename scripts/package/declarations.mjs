// The types of the package: what each call takes and gives, from the schemas of the fields.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ type?: string | string[], enum?: unknown[], anyOf?: Schema[], items?: Schema, required?: string[],
 *   properties?: Record<string, Schema>, title?: string }} Schema
 */

/** @type {Readonly<Record<string, string>>} */
const TYPES = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

/**
 * @param {Schema} schema
 * @param {string} file the type of a file
 * @returns {string}
 */
function typeOf(schema, file) {
  const { type, enum: options, anyOf, items, properties, required = [] } = schema;
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ') || 'string';
  if (anyOf) return [...new Set(anyOf.map((part) => typeOf(part, file)))].join(' | ');
  if (properties?.base64) return file;
  if (Array.isArray(type)) return type.map((name) => typeOf({ ...schema, type: name }, file)).join(' | ');
  if (type === 'array') return `readonly (${items ? typeOf(items, file) : 'unknown'})[]`;
  if (type !== 'object') return TYPES[type ?? ''] ?? 'unknown';
  if (!properties) return 'Readonly<Record<string, unknown>>';
  const lines = Object.entries(properties).map(([name, its]) => {
    const label = its.title ? `/** ${its.title.replaceAll('*/', '')} */ ` : '';
    return `${label}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(its, file)};`;
  });
  return `{ ${lines.join(' ')} }`;
}

const SHARED = `/** A file: of the platform, its bytes, or as JSON has it. */
export type FileInput = File | Blob | Uint8Array | { base64: string; name?: string; type?: string };

/** A file of a result. */
export interface FileOutput {
  name: string;
  type: string;
  bytes: Uint8Array | Blob;
}

export interface Position {
  offset?: number;
  line?: number;
  column?: number;
  path?: string;
}

export interface Failure {
  code: string;
  /** The field that is wrong. */
  field?: string;
  params?: Readonly<Record<string, string | number>>;
  at?: Position;
  /** Field values that set it right. */
  fix?: Readonly<Record<string, unknown>>;
}

export interface Succeeded<Output> {
  ok: true;
  output: Output;
  warnings?: readonly { code: string; params?: Readonly<Record<string, string | number>>; at?: Position }[];
  /** How the input was read, if there are other ways. */
  readings?: readonly { as: string; others: readonly { as: string; values: Readonly<Record<string, unknown>> }[] }[];
}

export interface RunOptions {
  /** en, es, fr, pt, ru or cn. */
  language?: string;
  signal?: AbortSignal;
  /** Called with the completed share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
}
`;

const INDEX = `import type { Failure, RunOptions, Succeeded } from './shared.js';
import type { Aliases, Calls } from './calls.js';

export type { Aliases, Calls } from './calls.js';
export type { Failure, FileInput, FileOutput, Position, RunOptions, Succeeded } from './shared.js';

type Named = Calls & { [Alias in keyof Aliases]: Calls[Aliases[Alias]] };

/** A tool, \`tool/operation\`, or an alias. */
export type CallName = keyof Named;

/** A failure with the words for a person. */
export interface Failed {
  ok: false;
  failure: Failure & { message: string };
}

export type Answer<Output = unknown> = Succeeded<Output> | Failed;

export interface Listed {
  id: string;
  title: string;
  description: string;
  category: string;
  operations: readonly string[];
}

export interface Step<Name extends CallName = CallName> {
  tool: Name;
  input?: Partial<Named[Name]['input']>;
}

export declare const languages: readonly string[];
/** Lists all tools. */
export declare function list(options?: { language?: string }): Promise<Listed[]>;
/** Finds tools by what they are called or do, best first. */
export declare function find(text: string, options?: { language?: string; most?: number }): Promise<Listed[]>;
/** Describes a tool with JSON Schemas of what it takes and gives; null if there is none of this name. */
export declare function describe(tool: string, options?: { language?: string }): Promise<Readonly<Record<string, unknown>> | null>;
/** Runs an operation on the values of its fields, or on a text for its main field. */
export declare function run<Name extends CallName>(
  call: Name,
  input?: string | Named[Name]['input'],
  options?: RunOptions,
): Promise<Answer<Named[Name]['output']>>;
/** Runs steps, each on the result of the previous one. */
export declare function chain(
  steps: string | readonly Step[],
  options?: RunOptions & { text?: string | File },
): Promise<Answer & { stages: readonly { tool: string; operation: string; ms?: number }[] }>;
/** Reads a line as the palette does, and answers it. */
export declare function read(
  line: string,
  options?: RunOptions & { text?: string | null },
): Promise<
  | {
      ok: true;
      tool: string;
      operation: string;
      reason: string;
      readAs?: string;
      outputs: readonly { label: string; text: string | null; secret: boolean }[];
      warnings: readonly string[];
    }
  | (Failed & { tools: readonly { id: string; title: string }[] })
>;
`;

/**
 * Writes the declarations next to a build.
 * @param {string} folder
 */
export async function writeDeclarations(folder) {
  const api = await import(pathToFileURL(path.join(folder, 'index.js')).href);
  /** @param {string} name @param {string} text */
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  /** @type {{ id: string }[]} */
  const tools = await api.list();
  const described = await Promise.all(tools.map(({ id }) => api.describe(id)));
  mkdirSync(path.join(folder, 'tools'), { recursive: true });
  /** @type {string[]} */
  const calls = [];
  /** @type {string[]} */
  const aliases = [];
  for (const { id, description, operations } of described) {
    /** @type {string[]} */
    const own = [];
    for (const { name, call, title, input, output, aliases: words } of operations) {
      const types = { input: typeOf(input, 'FileInput'), output: typeOf(output, 'FileOutput') };
      calls.push(`  /** ${title} */\n  ${JSON.stringify(call)}: { input: ${types.input}; output: ${types.output} };`);
      own.push(
        `  /** ${title} */\n  ${JSON.stringify(name)}(input: Calls[${JSON.stringify(call)}]['input'], options?: RunOptions): Answer<${JSON.stringify(call)}>;`,
      );
      for (const word of Object.keys(words)) aliases.push(`  ${JSON.stringify(word)}: ${JSON.stringify(call)};`);
    }
    write(
      `tools/${id}.d.ts`,
      `import type { Calls } from '../calls.js';\nimport type { Failure, RunOptions, Succeeded } from '../shared.js';\n\ntype Answer<Name extends keyof Calls> = Promise<Succeeded<Calls[Name]['output']> | { ok: false; failure: Failure }>;\n\n/** ${description} */\ndeclare const tool: {\n${own.join('\n')}\n};\nexport default tool;\n`,
    );
  }
  write('shared.d.ts', SHARED);
  write(
    'calls.d.ts',
    `import type { FileInput, FileOutput } from './shared.js';\n\nexport interface Calls {\n${calls.join('\n')}\n}\n\nexport interface Aliases {\n${aliases.join('\n')}\n}\n`,
  );
  write('index.d.ts', INDEX);
}
