import type { AST } from '@eslint-community/regexpp';

/**
 * One line of an explanation: an outline number such as `1.2`, the part as written, and a code with parameters for its
 * words.
 */
export interface Explained {
  outline: string;
  part: string;
  at: number;
  code: PartCode;
  params: Record<string, string | number>;
}

const QUANTIFIERS = ['optional', 'star', 'plus', 'exactly', 'at-least', 'between'] as const;

export const PART_CODES = [
  'text',
  'character',
  'any',
  'any-with-lines',
  'digit',
  'not-digit',
  'space',
  'not-space',
  'word',
  'not-word',
  'property',
  'not-property',
  'class',
  'not-class',
  'range',
  'strings',
  'intersection',
  'subtraction',
  'start',
  'start-of-line',
  'end',
  'end-of-line',
  'boundary',
  'not-boundary',
  'lookahead',
  'not-lookahead',
  'lookbehind',
  'not-lookbehind',
  'group',
  'named-group',
  'plain-group',
  'modifiers',
  'alternative',
  'nothing',
  'backreference',
  ...QUANTIFIERS,
  ...QUANTIFIERS.map((name) => `${name}-lazy` as const),
] as const;

export type PartCode = (typeof PART_CODES)[number];

type Said = readonly [code: PartCode, params?: Record<string, string | number>, inside?: readonly AST.Node[]];

/** Explains every part of a pattern, from the outside in. Adjacent characters are one part. */
export function explainPattern(tree: AST.Pattern, allFlags: string): Explained[] {
  const rows: Explained[] = [];
  const groups = groupsOf(tree);
  const add = (nodes: readonly AST.Node[], prefix: string, flags: string) => {
    runsOf(nodes).forEach((run, index) => {
      const first = run[0]!;
      const [code, params = {}, inside = []] = run.length > 1 ? textOf(run) : partOf(first, flags, groups);
      const outline = `${prefix}${index + 1}`;
      const part = run.map(({ raw }) => raw).join('');
      rows.push({ outline, part, at: first.start, code, params });
      add(inside, `${outline}.`, modified(flags, first));
    });
  };
  add(alternativesOf(tree), '', allFlags);
  return rows;
}

/** Returns the flags that apply inside a node: `(?s-i:…)` changes them. */
function modified(flags: string, node: AST.Node): string {
  if (node.type !== 'Group' || !node.modifiers) return flags;
  const { add, remove } = node.modifiers;
  return [...flags, ...add.raw].filter((flag) => !remove?.raw.includes(flag)).join('');
}

/** Returns the capturing groups of a pattern in numerical order. */
export function groupsOf(node: AST.Node): AST.CapturingGroup[] {
  const own = node.type === 'CapturingGroup' ? [node] : [];
  const inside: readonly AST.Node[] =
    'alternatives' in node
      ? node.alternatives
      : node.type === 'Alternative'
        ? node.elements
        : node.type === 'Quantifier'
          ? [node.element]
          : [];
  return [...own, ...inside.flatMap(groupsOf)];
}

/** Merges adjacent characters into one text. */
function runsOf(nodes: readonly AST.Node[]): AST.Node[][] {
  const runs: AST.Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && node.type === 'Character' && last[0]?.type === 'Character' && node.parent?.type === 'Alternative')
      last.push(node);
    else runs.push([node]);
  }
  return runs;
}

const characterOf = (node: AST.Node) => (node.type === 'Character' ? String.fromCodePoint(node.value) : '');

function textOf(run: readonly AST.Node[]): Said {
  return ['text', { text: run.map(characterOf).join('') }];
}

function alternativesOf({ alternatives }: { alternatives: readonly AST.Alternative[] }): readonly AST.Node[] {
  return alternatives.length === 1 ? alternatives[0]!.elements : alternatives;
}

function partOf(node: AST.Node, flags: string, groups: readonly AST.CapturingGroup[]): Said {
  switch (node.type) {
    case 'Character':
      return oneCharacter(node);
    case 'CharacterSet':
      return characterSet(node, flags);
    case 'CharacterClass':
      return [node.negate ? 'not-class' : 'class', {}, node.elements];
    case 'ExpressionCharacterClass':
      return [node.negate ? 'not-class' : 'class', {}, [node.expression]];
    case 'CharacterClassRange':
      return ['range', { from: visible(node.min), to: visible(node.max) }];
    case 'ClassStringDisjunction':
      return [
        'strings',
        { list: node.alternatives.map(({ elements }) => elements.map(characterOf).join('')).join(', ') },
      ];
    case 'ClassIntersection':
      return ['intersection', {}, [node.left, node.right]];
    case 'ClassSubtraction':
      return ['subtraction', {}, [node.left, node.right]];
    case 'Assertion':
      return assertion(node, flags);
    case 'CapturingGroup':
      return node.name === null
        ? ['group', { number: groups.indexOf(node) + 1 }, alternativesOf(node)]
        : ['named-group', { number: groups.indexOf(node) + 1, name: node.name }, alternativesOf(node)];
    case 'Group':
      return node.modifiers
        ? [
            'modifiers',
            { on: node.modifiers.add.raw || '–', off: node.modifiers.remove?.raw || '–' },
            alternativesOf(node),
          ]
        : ['plain-group', {}, alternativesOf(node)];
    case 'Alternative':
      return node.elements.length === 0
        ? ['nothing']
        : [
            'alternative',
            { number: node.parent.alternatives.indexOf(node) + 1, count: node.parent.alternatives.length },
            node.elements,
          ];
    case 'Backreference':
      return ['backreference', { group: node.ref }];
    case 'Quantifier':
      return [quantifier(node), { min: node.min, ...(node.max < Infinity && { max: node.max }) }, [node.element]];
    default:
      return ['nothing'];
  }
}

function codePoint(value: number): string {
  return `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
}

const isVisible = (value: number) => /^[^\p{C}\p{Z}\p{M}]$/u.test(String.fromCodePoint(value));

function visible({ value }: AST.Character): string {
  return isVisible(value) ? String.fromCodePoint(value) : codePoint(value);
}

function oneCharacter(node: AST.Character): Said {
  if (isVisible(node.value) || node.value === 0x20) return ['text', { text: String.fromCodePoint(node.value) }];
  return ['character', { code: codePoint(node.value) }];
}

function characterSet(node: AST.CharacterSet, flags: string): Said {
  if (node.kind === 'any') return [flags.includes('s') ? 'any-with-lines' : 'any'];
  if (node.kind === 'property')
    return [
      node.negate ? 'not-property' : 'property',
      { property: node.value === null ? node.key : `${node.key}=${node.value}` },
    ];
  return [node.negate ? `not-${node.kind}` : node.kind];
}

function assertion(node: AST.Assertion, flags: string): Said {
  switch (node.kind) {
    case 'start':
      return [flags.includes('m') ? 'start-of-line' : 'start'];
    case 'end':
      return [flags.includes('m') ? 'end-of-line' : 'end'];
    case 'word':
      return [node.negate ? 'not-boundary' : 'boundary'];
    default:
      return [node.negate ? `not-${node.kind}` : node.kind, {}, alternativesOf(node)];
  }
}

function quantifier({ min, max, greedy }: AST.Quantifier): PartCode {
  const name =
    min === max
      ? 'exactly'
      : max !== Infinity
        ? min === 0 && max === 1
          ? 'optional'
          : 'between'
        : min === 0
          ? 'star'
          : min === 1
            ? 'plus'
            : 'at-least';
  return greedy ? name : `${name}-lazy`;
}
