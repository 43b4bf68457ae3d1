// What languages and calculators read differently: `log 100` is 2 in Excel and 4.6 in Python, `-7 % 3` is 2 in Python and -1 in C.
import type { FunctionNode, MathJsInstance, MathNode, OperatorNode, SymbolNode } from 'mathjs';

/** The readings of each subject; the first is the usual one. */
export const CONVENTIONS = {
  /** Python, C and JavaScript; Excel and pocket calculators; PostgreSQL and Oracle, where the base comes first. */
  log: ['natural-log', 'decimal-log', 'base-first'],
  /** The remainder has the sign of the divisor (Python, Excel) or of the dividend (C, Java, JavaScript, SQL). */
  remainder: ['floored', 'truncated'],
  /** `2^3^2` is 512, and `-2^2` is -4; in Excel they are 64 and 4; in C and its relatives `^` isn't a power. */
  power: ['power-right', 'power-left', 'xor'],
  /** C and most languages; Excel, where x comes first. */
  atan2: ['y-first', 'x-first'],
} as const;

export type Subject = keyof typeof CONVENTIONS;
export type Conventions = { readonly [S in Subject]: (typeof CONVENTIONS)[S][number] };
export type Convention = Conventions[Subject];

/** What is chosen for each subject, or `auto`. */
export type ConventionChoices = { readonly [S in Subject]: 'auto' | Conventions[S] };

export const conventionsOf = ({ log, remainder, power, atan2 }: ConventionChoices): Conventions => ({
  log: log === 'auto' ? 'natural-log' : log,
  remainder: remainder === 'auto' ? 'floored' : remainder,
  power: power === 'auto' ? 'power-right' : power,
  atan2: atan2 === 'auto' ? 'y-first' : atan2,
});

export const SUBJECTS = Object.keys(CONVENTIONS) as Subject[];
export const ALL_CONVENTIONS = SUBJECTS.flatMap((subject): readonly Convention[] => CONVENTIONS[subject]);

/** Where another reading could give another value. Only lines with numbers or operators of programs have an XOR. */
const MAY_DIFFER: Readonly<Record<Exclude<Convention, 'natural-log' | 'floored' | 'power-right' | 'y-first'>, RegExp>> =
  {
    'decimal-log': /\blog\b/,
    'base-first': /\blog\b[^\n]*,/,
    truncated: /(?:%|\bmod\b)[^\n]*[-−]|[-−][^\n]*(?:%|\bmod\b)/,
    'power-left': /\^[^\n^]*\^|[-−][^\n^]*\^/,
    xor: /(?:\b0[xb][\da-f]|<<|>>|&)[^\n^]*\^|\^[^\n^]*(?:\b0[xb][\da-f]|<<|>>|&)/i,
    'x-first': /\batan2\b/,
  };

/** The readings of a subject that could give another value in a sheet. */
export const othersOf = (subject: Subject, sheet: string): Convention[] =>
  CONVENTIONS[subject].filter((convention) => mayDiffer(convention, sheet));

const mayDiffer = (convention: Convention, sheet: string): boolean =>
  convention in MAY_DIFFER && MAY_DIFFER[convention as keyof typeof MAY_DIFFER].test(sheet);

/** Writes the exclusive or of programs as the library does; it binds less than a sum there too. */
export const withSigns = (line: string, { power }: Conventions): string =>
  power === 'xor' ? line.replace(/(?<!\.)\^(?!\|)/g, '^|') : line;

/** Returns a tree in which every name and operator means what the conventions say. `isOwn` tells names of the sheet. */
export function byConventions(
  math: MathJsInstance,
  node: MathNode,
  conventions: Conventions,
  isOwn: (name: string) => boolean,
): MathNode {
  const inner = node.map((child) => byConventions(math, child, conventions, isOwn));
  if (inner.type === 'SymbolNode') return isDecimalLog(inner as SymbolNode) ? new math.SymbolNode('log10') : inner;
  if (inner.type === 'FunctionNode') return ofFunction(node as FunctionNode, inner as FunctionNode);
  return inner.type === 'OperatorNode' ? ofOperator(inner as OperatorNode) : inner;

  function isDecimalLog({ name }: SymbolNode): boolean {
    return conventions.log !== 'natural-log' && name === 'log' && !isOwn(name);
  }

  function ofFunction(written: FunctionNode, call: FunctionNode): MathNode {
    const name = written.fn.type === 'SymbolNode' ? (written.fn as unknown as SymbolNode).name : '';
    const [first, second] = call.args;
    if (!first || !second || call.args.length > 2 || isOwn(name)) return call;
    if (name === 'log') return new math.FunctionNode(name, isBaseFirst() ? [second, first] : [first, second]);
    if (name === 'atan2' && conventions.atan2 === 'x-first') return new math.FunctionNode(name, [second, first]);
    return name === 'mod' && conventions.remainder === 'truncated' ? truncated(first, second) : call;
  }

  function ofOperator(operation: OperatorNode): MathNode {
    const [first, second] = operation.args;
    if (!first) return operation;
    if (second && operation.fn === 'mod' && conventions.remainder === 'truncated') return truncated(first, second);
    if (conventions.power !== 'power-left') return operation;
    if (operation.fn === 'unaryMinus' && isPower(first)) return signedBase(first);
    return second && operation.fn === 'pow' ? fromLeft(first, second) : operation;
  }

  function isBaseFirst(): boolean {
    return conventions.log === 'base-first';
  }

  /** The sign of the dividend, and the size as if both were positive. */
  function truncated(dividend: MathNode, divisor: MathNode): MathNode {
    const size = new math.FunctionNode(
      'mod',
      [dividend, divisor].map((part) => new math.FunctionNode('abs', [part])),
    );
    return new math.OperatorNode('*', 'multiply', [new math.FunctionNode('sign', [dividend]), size]);
  }

  function fromLeft(base: MathNode, exponent: MathNode): MathNode {
    if (!isPower(exponent)) return new math.OperatorNode('^', 'pow', [base, exponent]);
    const [first, last] = exponent.args as [MathNode, MathNode];
    return new math.OperatorNode('^', 'pow', [fromLeft(base, first), last]);
  }

  /** The minus belongs to the number at the very left of a power. */
  function signedBase(power: OperatorNode): MathNode {
    const [base, exponent] = power.args as [MathNode, MathNode];
    const signed = isPower(base)
      ? signedBase(base)
      : new math.ParenthesisNode(new math.OperatorNode('-', 'unaryMinus', [base]));
    return new math.OperatorNode('^', 'pow', [signed, exponent]);
  }
}

const isPower = (node: MathNode): node is OperatorNode =>
  node.type === 'OperatorNode' && (node as OperatorNode).fn === 'pow';
