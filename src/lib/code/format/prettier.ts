// Prettier, whose parsers load with the first text in their language.
import type { Options, Plugin } from 'prettier';
import { offsetOf } from '../../../base/position.ts';
import { Problem } from '../../../base/problem.ts';
import { isHopeless } from './depth.ts';
import { boundedHtml, refuseTooMany } from './bounds.ts';

export type Parser = 'html' | 'vue' | 'angular' | 'css' | 'scss' | 'less' | 'babel' | 'babel-ts' | 'graphql';

export interface Layout {
  indent: '2' | '4' | 'tab';
  width: number;
}

const loaders = {
  html: () => import('prettier/plugins/html'),
  postcss: () => import('prettier/plugins/postcss'),
  babel: () => import('prettier/plugins/babel'),
  estree: () => import('prettier/plugins/estree'),
  angular: () => import('prettier/plugins/angular'),
  graphql: () => import('prettier/plugins/graphql'),
} as const;

/** Pages contain styles and scripts. */
const PAGE = ['html', 'postcss', 'babel', 'estree'] as const;
const NEEDS: Readonly<Record<Parser, readonly (keyof typeof loaders)[]>> = {
  html: PAGE,
  vue: PAGE,
  angular: [...PAGE, 'angular'],
  css: ['postcss'],
  scss: ['postcss'],
  less: ['postcss'],
  babel: ['babel', 'estree'],
  'babel-ts': ['babel', 'estree'],
  graphql: ['graphql'],
};

/** Levels of nesting that are always formatted; deeper ones may exceed the stack. */
const DEEPEST = 300;

const tooDeep = () => new Problem('too-deep', undefined, { limit: DEEPEST });

/**
 * Formats a text; `onLeft` is called if a page has more scripts and styles than are formatted. Throws Problem `bad-syntax` with
 * what its parser says, `too-deep` or, except for scripts, `too-many-values`.
 */
export async function prettify(
  text: string,
  parser: Parser,
  { indent, width, ...options }: Layout & Options,
  onLeft: () => void = () => undefined,
): Promise<string> {
  if (parser.startsWith('babel') && isHopeless(text)) throw tooDeep();
  const needed = NEEDS[parser];
  const isPage = needed[0] === 'html';
  if (isPage) refuseTooMany(text, 'page');
  else if (parser === 'graphql' || parser === 'less') refuseTooMany(text, parser);
  else if (needed[0] === 'postcss') refuseTooMany(text, 'style');
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    ...needed.map((name): Promise<Plugin> => loaders[name]()),
  ]);
  // Components with `lang="ts"` ask for the parser of TypeScript, which is twenty times as large.
  const typescript = needed.includes('babel') ? plugins[needed.indexOf('babel')]?.parsers?.['babel-ts'] : undefined;
  if (typescript) plugins.push({ parsers: { typescript } });
  if (isPage && plugins[0]) plugins[0] = boundedHtml(plugins[0], onLeft);
  try {
    return await format(text, {
      ...options,
      parser,
      plugins,
      printWidth: width,
      useTabs: indent === 'tab',
      tabWidth: indent === '4' ? 4 : 2,
    });
  } catch (error) {
    throw syntaxProblem(error, text, parser);
  }
}

/** A tag that another one follows, or the end, before it is closed. */
const UNCLOSED = /<[^<>]*(?:<|$)/;

function syntaxProblem(error: unknown, text: string, parser: Parser): unknown {
  if (error instanceof RangeError) return tooDeep();
  // PostCSS reads some texts, such as JSON, into nodes that no stylesheet has.
  if (error instanceof Error && error.name === 'UnexpectedNodeError')
    return new Problem('bad-syntax', text.search(/\S/), { detail: `Unexpected ${text.trim().slice(0, 1)}` });
  // This parser expects every block of a component to end.
  if (parser === 'vue' && error instanceof TypeError)
    return new Problem('bad-syntax', Math.max(0, text.search(UNCLOSED)), { detail: 'Unclosed tag' });
  if (!(error instanceof Error) || !('loc' in error)) return error;
  const { start } = error.loc as { start?: { line: number; column: number } };
  // The rest is an excerpt of the text, and the name of the error is in front of it.
  const [first = ''] = error.message.split('\n');
  const detail = first
    .replace(/ \(\d+:\d+\)$/, '')
    .replace(/^(?:CssSyntaxError|Syntax ?Error): /i, '')
    .replace(/ (?:It may happen when|For more info see) .*$/, '')
    .replace(/\.$/, '');
  return new Problem(
    'bad-syntax',
    start ? Math.min(offsetOf(text, start.line, 1) + start.column - 1, text.length) : 0,
    { detail },
  );
}
