import { endsEarly, MAX_DEPTH, MAX_VALUES, SyntaxProblem } from '../../../base/syntax-problem.ts';
import { visibleCharacter } from '../../../base/position.ts';
import type { JsonDialect } from './tokens.ts';
import type { JsonComment, JsonComments, JsonNode, JsonSpan } from './node.ts';
import { JsonScanner } from './scanner.ts';

export interface JsonSyntax {
  documents: JsonNode[];
  comments: JsonComment[];
}

export interface JsonParseOptions {
  /** The widest dialect to accept; `json` by default. */
  dialect?: JsonDialect;
  /**
   * `many` accepts any number of consecutive values: newline-delimited JSON and concatenated documents. In the strict
   * dialect, each begins on a new line.
   */
  documents?: 'one' | 'many';
}

const NO_CHILDREN: readonly JsonNode[] = [];

/** Parses a JSON text into its syntax tree. Throws `SyntaxProblem` and nothing else. */
export function parseJson(text: string, { dialect = 'json', documents = 'one' }: JsonParseOptions = {}): JsonSyntax {
  return new JsonParser(text, dialect).parse(documents);
}

class JsonParser {
  private readonly text: string;
  private readonly scanner: JsonScanner;
  private depth = 0;
  private values = 0;

  constructor(text: string, dialect: JsonDialect) {
    this.text = text;
    this.scanner = new JsonScanner(text, dialect);
  }

  parse(mode: 'one' | 'many'): JsonSyntax {
    const { scanner } = this;
    const documents: JsonNode[] = [];
    let newLine = scanner.skipSpace();
    while (scanner.at < this.text.length || (mode === 'one' && documents.length === 0)) {
      if (documents.length > 0 && (mode === 'one' || (scanner.dialect === 'json' && !newLine))) {
        throw new SyntaxProblem('extra-content', scanner.at, { found: visibleCharacter(this.text, scanner.at) });
      }
      const before = scanner.takeComments();
      const document = this.value(null);
      addComments(document, 'before', before);
      documents.push(document);
      newLine = scanner.skipSpace();
      addComments(
        document,
        'after',
        scanner.takeComments((comment) => !comment.ownLine),
      );
    }
    const last = documents.at(-1);
    if (last) addComments(last, 'after', scanner.takeComments());
    return { documents, comments: scanner.comments };
  }

  private value(key: JsonSpan | null): JsonNode {
    const { scanner } = this;
    const start = scanner.at;
    if (++this.values > MAX_VALUES) throw new SyntaxProblem('too-many-values', start, { limit: MAX_VALUES });
    const opening = this.text[start];
    if (opening === '{' || opening === '[') return this.container(key, opening === '{' ? 'object' : 'array');
    const kind = scanner.scalar();
    return { kind, start, end: scanner.at, strict: scanner.strict, key, children: NO_CHILDREN, comments: null };
  }

  private container(key: JsonSpan | null, kind: 'object' | 'array'): JsonNode {
    const { scanner, text } = this;
    const close = kind === 'object' ? '}' : ']';
    const children: JsonNode[] = [];
    const node: JsonNode = { kind, start: scanner.at, end: 0, strict: true, key, children, comments: null };
    if (++this.depth > MAX_DEPTH) throw new SyntaxProblem('too-deep', scanner.at, { limit: MAX_DEPTH });
    scanner.at++;
    scanner.skipSpace();
    while (text[scanner.at] !== close) {
      if (scanner.at >= text.length) throw endsEarly(text.length, close);
      const child = this.child(kind);
      children.push(child);
      if (text[scanner.at] === ',') this.comma(child, close);
      else if (text[scanner.at] !== close) throw scanner.expected(`, ${close}`);
    }
    const last = children.at(-1);
    if (last)
      addComments(
        last,
        'after',
        scanner.takeComments((comment) => !comment.ownLine),
      );
    addComments(node, 'inside', scanner.takeComments());
    node.end = ++scanner.at;
    this.depth--;
    return node;
  }

  /** Reads a value of an array or a member of an object, up to the comma or bracket after it. */
  private child(kind: 'object' | 'array'): JsonNode {
    const { scanner } = this;
    const before = scanner.takeComments();
    let key: JsonSpan | null = null;
    if (kind === 'object') {
      key = scanner.key();
      scanner.skipSpace();
      if (this.text[scanner.at] !== ':') throw scanner.expected(':');
      scanner.at++;
      scanner.skipSpace();
      for (const comment of scanner.takeComments()) before.push(comment);
    }
    const child = this.value(key);
    addComments(child, 'before', before);
    scanner.skipSpace();
    return child;
  }

  private comma(child: JsonNode, close: string): void {
    const { scanner } = this;
    const comma = scanner.at++;
    const beforeComma = scanner.takeComments();
    const crossedLine = scanner.skipSpace();
    if (this.text[scanner.at] === close && scanner.dialect === 'json') {
      throw new SyntaxProblem('not-in-dialect', comma, { found: ',' });
    }
    addComments(child, 'after', beforeComma);
    // In `1, // one` the comment speaks of the 1; in `1, /* two */ 2` of the 2.
    if (crossedLine)
      addComments(
        child,
        'after',
        scanner.takeComments((comment) => !comment.ownLine),
      );
  }
}

function addComments(node: JsonNode, place: keyof JsonComments, comments: JsonComment[]): void {
  if (comments.length === 0) return;
  node.comments ??= { before: [], after: [], inside: [] };
  for (const comment of comments) node.comments[place].push(comment);
}
