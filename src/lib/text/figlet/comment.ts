interface Style {
  /** The text before each line. */
  line: string;
  before?: string;
  after?: string;
  /** Text that must not occur inside. */
  ends?: string;
}

/** Comment styles of programming languages, by their delimiters. */
export const COMMENTS = {
  '//': { line: '// ' },
  '#': { line: '# ' },
  '--': { line: '-- ' },
  ';': { line: '; ' },
  '%': { line: '% ' },
  '!': { line: '! ' },
  "'": { line: "' " },
  REM: { line: 'REM ' },
  '/* */': { line: ' * ', before: '/*', after: ' */', ends: '*/' },
  '/** */': { line: ' * ', before: '/**', after: ' */', ends: '*/' },
  '<!-- -->': { line: '  ', before: '<!--', after: '-->', ends: '--' },
  '"""': { line: '', before: '"""', after: '"""', ends: '"""' },
  '{- -}': { line: '  ', before: '{-', after: '-}', ends: '-}' },
  '(* *)': { line: '  ', before: '(*', after: '*)', ends: '*)' },
} as const satisfies Readonly<Record<string, Style>>;

export type Comment = keyof typeof COMMENTS;

export interface Commented {
  text: string;
  /** Whether the art contains the end of the comment. */
  broken: boolean;
  /** Whether a trailing `\` continues the comment on the next line (C, C++). */
  continued: boolean;
}

/** Puts each line of a text into a comment. Trailing spaces are removed. */
export function inComment(text: string, comment: Comment): Commented {
  const { line, before, after, ends }: Style = COMMENTS[comment];
  const lines = text.split('\n').map((content) => `${line}${content}`.trimEnd());
  return {
    text: [...(before === undefined ? [] : [before]), ...lines, ...(after === undefined ? [] : [after])].join('\n'),
    broken: ends !== undefined && (text.includes(ends) || (ends === '--' && text.endsWith('-'))),
    continued: comment === '//' && text.endsWith('\\'),
  };
}
