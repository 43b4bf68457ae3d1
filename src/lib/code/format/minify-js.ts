import { Problem } from '../../../base/problem.ts';

export interface ScriptOptions {
  /** Whether local names become short ones. */
  mangle: boolean;
  /** Whether code is simplified, not only written shorter. */
  compress: boolean;
}

/** Minifies JavaScript. Throws Problem `bad-syntax`. */
export async function minifyJs(text: string, { mangle, compress }: ScriptOptions): Promise<string> {
  const { minify } = await import('terser');
  try {
    const { code = '' } = await minify(text, {
      module: /^[ \t]*(?:import\b(?!\s*\()|export\b)/m.test(text),
      mangle,
      compress: compress ? { defaults: true } : false,
      format: { comments: 'some' },
    });
    return code;
  } catch (error) {
    if (!(error instanceof Error) || !('pos' in error)) throw error;
    throw new Problem('bad-syntax', Number(error.pos), { detail: error.message });
  }
}
