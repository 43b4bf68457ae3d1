import type { MinifyOptions, MinifyOutput } from 'terser';
import { Problem } from '../../../base/problem.ts';
import { refuseTooMany } from './bounds.ts';
import { isHopeless } from './depth.ts';

export interface ScriptOptions {
  /** Whether local names become short ones. */
  mangle: boolean;
  /** Whether code is simplified, not only written shorter. */
  compress: boolean;
}

/** Levels of brackets, or of conditions in each other's other case: with more, some rewriting takes minutes or exceeds the stack. */
const DEEPEST = 200;
/** A node of terser's tree, which its types leave out. */
interface Node {
  TYPE: string;
  walk: (walker: { _visit: (node: Node, descend?: () => void) => void }) => void;
}

/** How many conditions are inside one another in a program. */
function conditionDepth(program: Node): number {
  let [depth, deepest] = [0, 0];
  program.walk({
    _visit(node, descend) {
      const step = node.TYPE === 'Conditional' || node.TYPE === 'If' ? 1 : 0;
      depth += step;
      deepest = Math.max(deepest, depth);
      descend?.call(node);
      depth -= step;
    },
  });
  return deepest;
}

const tooDeep = () => new Problem('too-deep', undefined, { limit: DEEPEST });

/** Minifies JavaScript. Throws Problem `bad-syntax`, `too-deep` or `too-many-values`. */
export async function minifyJs(text: string, { mangle, compress }: ScriptOptions): Promise<string> {
  if (isHopeless(text)) throw tooDeep();
  refuseTooMany(text, 'script');
  const { minify } = await import('terser');
  const module = /^[ \t]*(?:import\b(?!\s*\()|export\b)/m.test(text);
  try {
    const reading = { module, mangle: false, compress: false, format: { ast: true, code: false, comments: 'some' } };
    const { ast } = (await minify(text, reading as MinifyOptions)) as MinifyOutput & { ast: Node };
    if (compress && conditionDepth(ast) > DEEPEST) throw tooDeep();
    const { code = '' } = await minify(ast as unknown as string, {
      module,
      mangle,
      compress: compress ? { defaults: true } : false,
      format: { comments: 'some' },
    });
    return code;
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep();
    if (!(error instanceof Error) || !('pos' in error)) throw error;
    throw new Problem('bad-syntax', Number(error.pos), { detail: error.message });
  }
}
