import { SyntaxProblem } from '../../../base/syntax-problem.ts';
import type { DocNode } from '../node.ts';
import { hasOpeningAt, parseYaml, type YamlSyntax } from './syntax.ts';

/** `{{ … }}` of Helm, Jinja and the like, but not `${{ … }}` of GitHub Actions, which is plain text; and `@…@` of Maven. */
const PLACEHOLDER = /(?<!\$)\{\{[^\n]*?\}\}|(?<![^\s:,[{-])@[\w.-]+@/g;
/** What only templates have. */
const SIGN = /\{[{%#]|<%|@[\w.-]+@/;
/** A line that is a statement: what it stands for is unknown before the template is rendered. */
const STATEMENT = /^[^\S\n]*(?:\{\{[^\n]*\}\}|\{%[^\n]*%\}|\{#[^\n]*#\}|<%[^\n]*%>)[^\S\n]*$/m;

export interface YamlSource {
  syntax: YamlSyntax;
  /** Whether it is a template, whose placeholders are words in the syntax. */
  placeholders: number;
  /** Puts the placeholders back into a text. */
  restored: (text: string) => string;
}

/** Returns the offset of the first statement of a template; null if there is none. */
const statementIn = (text: string): number | null => {
  const match = STATEMENT.exec(text);
  return match ? match.index + match[0].search(/\S/) : null;
};

/** Parses YAML; the problem if it can't be parsed, or consists of placeholders that YAML takes for maps of maps. */
function attempt(text: string): YamlSyntax | SyntaxProblem {
  try {
    const syntax = parseYaml(text);
    const braces = [...text.matchAll(PLACEHOLDER)].filter(([sign]) => sign.startsWith('{')).map(({ index }) => index);
    const opening = braces.length === 0 ? null : hasOpeningAt(syntax.tokens, braces);
    return opening === null ? syntax : new SyntaxProblem('template', opening);
  } catch (error) {
    if (error instanceof SyntaxProblem) return error;
    throw error;
  }
}

/** Replaces placeholders by words that occur nowhere else. */
function masked(text: string): Omit<YamlSource, 'syntax'> & { text: string } {
  let prefix = 'T';
  while (text.includes(prefix)) prefix += 'x';
  const placeholders: string[] = [];
  // As long as the placeholder if possible, so that positions stay.
  const wordFor = (placeholder: string) =>
    `${prefix}${placeholders.push(placeholder) - 1}`.padEnd(placeholder.length - 1, 'Q') + 'Z';
  const words = text.replace(PLACEHOLDER, wordFor);
  const word = new RegExp(`${prefix}(\\d+)Q*Z`, 'g');
  return {
    text: words,
    placeholders: placeholders.length,
    restored: (result) => result.replace(word, (_, index: string) => placeholders[Number(index)] ?? ''),
  };
}

/**
 * Parses YAML or a template of it, whose placeholders then count as words. Returns the problem `template` for a template
 * with statements, and throws any other `SyntaxProblem`.
 */
export function parseTemplate(text: string): YamlSource | SyntaxProblem {
  const parsed = attempt(text);
  if (!(parsed instanceof SyntaxProblem)) return { syntax: parsed, placeholders: 0, restored: (result) => result };
  if (!SIGN.test(text)) throw parsed;
  const statement = statementIn(text);
  if (statement !== null) return new SyntaxProblem('template', statement);
  const { text: words, ...rest } = masked(text);
  const syntax = rest.placeholders === 0 ? parsed : attempt(words);
  if (syntax instanceof SyntaxProblem) throw parsed;
  return { syntax, ...rest };
}

/** Returns YAML as the reader takes it, which needs no parsing before if nothing in it looks like a template. */
export function templateOf(
  text: string,
): Pick<YamlSource, 'placeholders' | 'restored'> & { source: string | YamlSyntax } {
  if (!SIGN.test(text)) return { source: text, placeholders: 0, restored: (result) => result };
  const template = parseTemplate(text);
  if (template instanceof SyntaxProblem) throw template;
  return { ...template, source: template.syntax };
}

/** Puts the placeholders back into the texts and keys of a document. */
export function restoredNode(node: DocNode, restored: YamlSource['restored']): DocNode {
  switch (node.kind) {
    case 'string':
      return { ...node, value: restored(node.value) };
    case 'list':
      return { ...node, items: node.items.map((item) => restoredNode(item, restored)) };
    case 'map':
      return {
        ...node,
        entries: node.entries.map(({ key, value }) => ({ key: restored(key), value: restoredNode(value, restored) })),
      };
    default:
      return node;
  }
}
