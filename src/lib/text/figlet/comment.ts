interface Style {
  /** What stands before each line. */
  line: string;
  before?: string;
  after?: string;
  /** What must not stand inside. */
  ends?: string;
}

/** Comments of programming languages by their marks. */
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
  /** Does the art hold what ends the comment? */
  broken: boolean;
  /** Does a last `\` draw the line below into the comment (C, C++)? */
  continued: boolean;
}

/** Puts each line of a text into a comment. No line ends with a blank. */
export function inComment(text: string, comment: Comment): Commented {
  const { line, before, after, ends }: Style = COMMENTS[comment];
  const lines = text.split('\n').map((content) => `${line}${content}`.trimEnd());
  return {
    text: [...(before === undefined ? [] : [before]), ...lines, ...(after === undefined ? [] : [after])].join('\n'),
    broken: ends !== undefined && (text.includes(ends) || (ends === '--' && text.endsWith('-'))),
    continued: comment === '//' && text.endsWith('\\'),
  };
}
