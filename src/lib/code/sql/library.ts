import nearley, { type Lexer, type Rule } from 'nearley';
import * as library from 'sql-formatter';
import { narrowDialect } from './narrow-dialect.ts';

const { prototype } = nearley.Parser;

/** Where the replaced `feed` keeps nearley's own: where this module runs twice (tests, hot reload), it must not replace itself. */
export const ORIGINAL = Symbol.for('it-tools: nearley feed');

type Feed = typeof prototype.feed & { [ORIGINAL]?: typeof prototype.feed };

const feedAll = (prototype.feed as Feed)[ORIGINAL] ?? prototype.feed;

/**
 * On an error, the parser of sql-formatter describes every possible continuation, which takes quadratic time and memory
 * in the nesting depth: four hundred open parentheses took ten seconds, thirty thousand all memory. Only the position
 * is read from its message here.
 */
prototype.reportErrorCommon = (place) => place;

/**
 * nearley keeps everything it has considered until the end of the text: 2 MB took a minute and a gigabyte. Here every
 * statement gets its own parser, with the same result: in the grammar, a text is a list of statements, and only the
 * last token of a statement is a delimiter.
 */
const feedByStatement: Feed = function (this: InstanceType<typeof nearley.Parser>, text) {
  const { grammar, lexer } = this;
  for (const rule of grammar.rules) withoutCopies(rule);
  lexer.reset(text);
  const statements: unknown[] = [];
  let next = lexer.next();
  while (next) {
    let ended = false;
    const ofStatement: Lexer = {
      reset: () => undefined,
      save: () => undefined,
      formatError: (token) => lexer.formatError(token),
      next() {
        const token = ended ? undefined : next;
        if (token) next = lexer.next();
        ended = token?.type === 'DELIMITER';
        return token;
      },
    };
    const { results } = feedAll.call(new nearley.Parser(grammar, { lexer: ofStatement }), text);
    if (results.length !== 1) return Object.assign(this, { results });
    for (const statement of results[0] ?? []) statements.push(statement);
  }
  return Object.assign(this, { results: [statements] });
};
feedByStatement[ORIGINAL] = feedAll;
prototype.feed = feedByStatement;

/** A list under construction: everything before its last item, and that item. */
class Grown {
  readonly before: unknown;
  readonly last: unknown;

  constructor(before: unknown, last: unknown) {
    this.before = before;
    this.last = last;
  }
}

function itemsOf(list: unknown): unknown {
  if (!(list instanceof Grown)) return list;
  const items: unknown[] = [];
  let rest: unknown = list;
  for (; rest instanceof Grown; rest = rest.before) items.push(rest.last);
  return [...(rest as readonly unknown[]), ...items.reverse()];
}

/**
 * Repetitions (`x:*`) copy the list for each item, and nearley keeps every copy, so 80,000 branches of a CASE used up
 * all memory.
 */
function withoutCopies(rule: Rule): void {
  const { name, symbols, postprocess } = rule;
  const grows = (symbol: unknown) => typeof symbol === 'string' && symbol.includes('$ebnf$');
  if (grows(name) && symbols[0] === name) rule.postprocess = ([before, last]) => new Grown(before, last);
  else if (symbols.some(grows)) {
    rule.postprocess = (data, ...place) => {
      const whole = data.map(itemsOf);
      return postprocess ? postprocess(whole, ...place) : whole;
    };
  }
}

const dialects: Readonly<Record<Exclude<library.SqlLanguage, 'tsql'>, library.DialectOptions>> = library;

/** Row locks are one clause; without this, UPDATE would begin a statement, on a line of its own. */
const LOCKS = ['FOR UPDATE', 'FOR NO KEY UPDATE', 'FOR SHARE', 'FOR KEY SHARE'].flatMap((lock) => [lock, `${lock} OF`]);

type StringType = library.DialectOptions['tokenizerOptions']['stringTypes'][number];

/** A raw string of BigQuery keeps its backslashes, but a quote after one doesn't end it. */
const rawWithBackslashes = (type: StringType): StringType =>
  typeof type === 'object' && 'quote' in type && type.quote.endsWith('-raw')
    ? ({ ...type, quote: type.quote.replace('-raw', '-bs') } as StringType)
    : type;

const adapted = new Map<library.SqlLanguage, library.DialectOptions>();

/** Returns what the library knows about a dialect, always as the same object. */
export function dialectOf(language: library.SqlLanguage): library.DialectOptions {
  const ready = adapted.get(language);
  if (ready) return ready;
  const { tokenizerOptions, formatOptions, ...rest } = dialects[language === 'tsql' ? 'transactsql' : language];
  const dialect = {
    ...rest,
    tokenizerOptions: {
      ...tokenizerOptions,
      ...(language === 'bigquery' && { stringTypes: tokenizerOptions.stringTypes.map(rawWithBackslashes) }),
      reservedClauses: [...new Set([...tokenizerOptions.reservedClauses, ...LOCKS])],
    },
    formatOptions: { ...formatOptions, onelineClauses: [...formatOptions.onelineClauses, ...LOCKS] },
  };
  adapted.set(language, dialect);
  return dialect;
}

/** Formats SQL like `format` of sql-formatter, in a fraction of the time if the text is long. */
export function format(text: string, { language, ...style }: library.FormatOptionsWithLanguage): string {
  return library.formatDialect(text, { ...style, dialect: narrowDialect(dialectOf(language ?? 'sql'), text) });
}
