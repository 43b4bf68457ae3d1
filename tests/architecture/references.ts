import path from 'node:path';
import { parseSync } from 'vite';

export interface Source {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
}

interface Reference {
  /** As written. */
  specifier: string;
  /** What it means: a path from the project's folder, a package, or a name with a prefix (`node:fs`). */
  target: string;
  via: 'import' | 'export' | 'glob' | 'url';
}
type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Nodes that something here looks at; a project has millions of others. */
const KEPT = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'TSImportType',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'CallExpression',
  'NewExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Puts the kept nodes of a syntax tree into `found`, each before those within it. */
function collect(value: unknown, found: Node[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (KEPT.has((value as Node).type)) found.push(value as Node);
  for (const key in value) collect((value as Node)[key], found);
}

/** The constant strings in an expression: one of a literal or an unfilled template, several of an array. */
function stringsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'ArrayExpression') return stringsOf(value.elements);
  if (value.type === 'TSLiteralType') return stringsOf(value.literal);
  return value.type === 'TemplateLiteral' ? stringsOf(value.quasis) : [...templateText(value)];
}
function templateText(node: Node): string[] {
  const text = node.type === 'TemplateElement' ? (node.value as { cooked?: string }).cooked : undefined;
  return text ? [text] : [];
}

const trees = new WeakMap<Source, Node[]>();

/** All nodes of a file, which is parsed once. */
function nodesIn(source: Source): Node[] {
  const known = trees.get(source);
  if (known) return known;
  const { program, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new Error(`${source.path} cannot be parsed: ${errors[0]?.message}`);
  const nodes: Node[] = [];
  collect(program, nodes);
  trees.set(source, nodes);
  return nodes;
}

const references = new WeakMap<Source, Reference[]>();

/** Whatever a file pulls in: imports (types too), re-exports, globs and `new URL('…', import.meta.url)`. */
export function referencesOf(source: Source): Reference[] {
  const known = references.get(source) ?? readReferences(source);
  references.set(source, known);
  return known;
}

function readReferences(source: Source): Reference[] {
  return nodesIn(source).flatMap((node): Reference[] => {
    const as = (via: Reference['via'], value: unknown) =>
      stringsOf(value).map((specifier) => ({ specifier, via, target: targetOf(source.path, specifier) }));
    const args = Array.isArray(node.arguments) ? (node.arguments as unknown[]) : [];
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'TSImportType':
        return as('import', node.source ?? node.argument);
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        return as('export', node.source);
      case 'CallExpression':
        return isGlob(node.callee) ? as('glob', args[0]).filter(({ specifier }) => !specifier.startsWith('!')) : [];
      case 'NewExpression':
        return nameOf(node.callee) === 'URL' && args.length === 2 && !/^\w+:/.test(stringsOf(args[0])[0] ?? 'x:')
          ? as('url', args[0])
          : [];
      default:
        return [];
    }
  });
}
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? node.name : undefined);
const isGlob = (callee: unknown) =>
  isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.property) && callee.property.name === 'glob';

/** The project path, package or prefixed name that a specifier means. */
function targetOf(file: string, specifier: string): string {
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('/')) return bare.slice(1);
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare);
  if (/^\w+:/.test(bare)) return bare;
  return bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
}

/** Whether a file creates a worker. */
export const makesWorker = (source: Source) =>
  nodesIn(source).some(
    (node) => node.type === 'NewExpression' && ['Worker', 'SharedWorker'].includes(String(nameOf(node.callee))),
  );

/** The functions of a file with their length in lines. One without a name is called by the place where it begins. */
export function functionsOf(source: Source): { name: string; lines: number }[] {
  const lineAt = (offset: number) => source.text.slice(0, offset).split('\n').length;
  return nodesIn(source)
    .filter(
      ({ type }) =>
        type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression',
    )
    .map((node) => {
      const [start, end] = [Number(node.start), Number(node.end)];
      const name = isNode(node.id) && typeof node.id.name === 'string' ? node.id.name : `line ${lineAt(start)}`;
      return { name, lines: source.text.slice(start, end).split('\n').length };
    });
}
