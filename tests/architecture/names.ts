import { parseSync } from 'vite';
import type { Source } from './references.ts';

/** Words that say how a value came about, not what it is. */
const EMPTY_NAMES = ['known', 'given', 'found', 'one', 'thing', 'stuff'];
/** Where one of them may be declared; only files that have such a place are parsed. */
const MAY_DECLARE = new RegExp(`\\b(?:${EMPTY_NAMES.join('|')})\\s*(?:[,)=:\\]}?;]|of\\b|in\\b)`);

type Node = Record<string, unknown> & { type: string; start: number };

/** What declares names: variables and parameters. */
const PATTERNS = ['id', 'param', 'params', 'items'];
const DECLARES =
  /^(?:VariableDeclarator|CatchClause|ArrowFunctionExpression|Function\w+|TS\w*(?:Function|Signature)\w*)$/;

/** The names that a pattern declares; a property's own name, as in `const { found } = page`, is decided elsewhere. */
function declaredBy(pattern: unknown): Node[] {
  if (Array.isArray(pattern)) return pattern.flatMap(declaredBy);
  if (typeof pattern !== 'object' || pattern === null) return [];
  const node = pattern as Node;
  switch (node.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((property) =>
        declaredBy(property.type === 'RestElement' ? property : property.shorthand ? null : property.value),
      );
    case 'ArrayPattern':
      return declaredBy(node.elements);
    case 'AssignmentPattern':
      return declaredBy(node.left);
    case 'RestElement':
      return declaredBy(node.argument);
    case 'TSParameterProperty':
      return declaredBy(node.parameter);
    default:
      return [];
  }
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
    return;
  }
  const node = value as Node;
  if (typeof node.type === 'string') see(node);
  for (const key in node) visit(node[key], see);
}

/** Variables and parameters whose names don't say what they are, `file:line name`. */
export function emptyNames({ path, text }: Source): string[] {
  if (!MAY_DECLARE.test(text)) return [];
  const names: Node[] = [];
  visit(parseSync(path, text).program, (node) => {
    if (DECLARES.test(node.type)) names.push(...PATTERNS.flatMap((key) => declaredBy(node[key])));
  });
  return names
    .filter(({ name }) => EMPTY_NAMES.includes(String(name)))
    .map(({ name, start }) => `${path}:${text.slice(0, start).split('\n').length} ${String(name)}`);
}
