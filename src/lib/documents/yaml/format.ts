import {
  isCollection,
  isScalar,
  Scalar,
  visit,
  type CollectionTag,
  type CST,
  type Document,
  type ScalarTag,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { headerOf, moveBlock } from './block.ts';
import { commentsIn, commentsOf, type YamlSyntax } from './syntax.ts';
import { sortDocument } from './sort.ts';

export interface YamlFormatOptions {
  /** Spaces per level, 1 to 10. */
  indent: number;
  /** Whether the dashes of a list are indented relative to the key above. */
  indentLists: boolean;
  /** Sorts the keys of every map by code point; merge keys stay first. */
  sortKeys: boolean;
}

/** The value of a lone `? key`, for which the schema has no tag. */
const NOTHING: ScalarTag = {
  identify: (value) => value === null,
  default: true,
  tag: 'tag:yaml.org,2002:null',
  resolve: () => null,
  stringify: () => '',
};

export const YAML_FORMAT_NOTICES = [
  /** The keys keep their order, because an alias would otherwise precede its anchor. */
  'unsorted',
  /**
   * The text is unchanged: it contains something rare (multi-line keys, comments next to `?`) that can't be reformatted
   * safely.
   */
  'left-as-is',
] as const;
type YamlFormatNotice = (typeof YAML_FORMAT_NOTICES)[number];

/**
 * Reformats a YAML stream and changes nothing else: comments, anchors, tags, directives, documents, and the spelling of
 * every scalar stay. Mutates the nodes of the syntax tree.
 */
export function formatYaml(
  { text, tokens, stream }: YamlSyntax,
  { indent, indentLists, sortKeys }: YamlFormatOptions,
): { text: string; notices: YamlFormatNotice[] } {
  const inList = new Set<unknown>();
  const documents: readonly Document[] = stream;
  for (const { schema } of documents) {
    // In the failsafe schema every scalar is a string, so the tag of strings controls how all scalars are written.
    schema.tags = [NOTHING, ...schema.tags.map((tag) => (isString(tag) ? spelled(tag, indent, inList) : tag))];
  }
  const asIs = text.trim() === '' ? '' : `${text.trimEnd()}\n`;
  // A stream that contains only comments has no document to write.
  if (documents.length === 0) return { text: asIs, notices: [] };
  if (documents.some(isHard)) return { text, notices: ['left-as-is'] };
  const unsorted = sortKeys ? documents.filter((document) => !sortDocument(document)).length : 0;
  const directed = withDirectives(tokens);
  const written = documents.map((document, index) => {
    // The directives of YAML 1.1 apply to everything after them; they need not be repeated.
    if (document.directives && !directed[index]) document.directives.yaml.explicit = false;
    visit(document, {
      Seq(_, list) {
        for (const item of list.items) inList.add(item);
        padded(list, '');
      },
      Map: (_, map) => padded(map, ' '),
    });
    const laidOut = document.toString({ indent, indentSeq: indentLists, lineWidth: 0 });
    // The package adds a line for a document without content, and one more each time it is formatted.
    return isScalar(document.contents) && document.contents.source === ''
      ? laidOut.replace(/\n{2,}(\.\.\.[^\n]*\n)?$/, '\n$1')
      : laidOut;
  });
  const formatted = written.join('');
  if (letters(commentsOf(tokens)) > letters(commentsIn(formatted))) return { text, notices: ['left-as-is'] };
  return { text: formatted, notices: unsorted > 0 ? ['unsorted'] : [] };
}

/**
 * Cases that the package formats incorrectly: a root block with comments gains a line, and multi-line keys need an
 * indent of 2 after `? ` and `: `.
 */
function isHard({ contents }: Document): boolean {
  if (isBlock(contents)) return Boolean(contents.comment);
  let isNeeded = false;
  visit(contents, {
    Pair(_, { key }) {
      isNeeded ||= isBlock(key) || (isCollection(key) ? !key.flow : isScalar(key) && String(key.value).length > 1000);
      return isNeeded ? visit.BREAK : undefined;
    },
  });
  return isNeeded;
}

function isBlock(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
}

/** For each document, whether directives precede it. */
function withDirectives(tokens: readonly CST.Token[]): boolean[] {
  return tokens.flatMap(({ type }, index) => (type === 'document' ? [directiveBefore(tokens, index)] : []));
}

function directiveBefore(tokens: readonly CST.Token[], end: number): boolean {
  for (let at = end - 1; at >= 0 && tokens[at]?.type !== 'document'; at--) {
    if (tokens[at]?.type === 'directive') return true;
  }
  return false;
}

/** The usual spacing inside brackets: `{ a: 1 }`, `[1, 2]`. The package has one setting for both. */
function padded(collection: YAMLMap | YAMLSeq, padding: string): void {
  const { toString } = collection;
  collection.toString = (ctx, ...more) =>
    toString.call(collection, ctx && { ...ctx, flowCollectionPadding: padding }, ...more);
}

/** Returns the total length of all comments; several may have been merged into one. */
function letters(comments: readonly string[]): number {
  return comments.join('').replace(/[\s#]/g, '').length;
}

function isString(tag: CollectionTag | ScalarTag): tag is ScalarTag {
  return tag.tag === 'tag:yaml.org,2002:str';
}

/** The tag of strings; writes each scalar as in the text if it is one line or a block. */
function spelled(tag: ScalarTag, indent: number, inList: ReadonlySet<unknown>): ScalarTag {
  return {
    ...tag,
    stringify(item, ctx, onComment, onChompKeep) {
      const token = item.srcToken as CST.FlowScalar | CST.BlockScalar | undefined;
      if (token?.type === 'block-scalar') {
        // Even at the root a block needs an indent, or its lines could look like markers.
        const block = moveBlock(token, String(item.value), {
          indent: ctx.indent.length || indent,
          step: inList.has(item) ? 2 : indent,
          // The parser adds comments below the block to the one after its header.
          comment: item.comment ? ` ${ctx.options.commentString(item.comment.replace(/ ?[\r\n]+/g, ' '))}` : '',
        });
        if (block !== null) {
          if (item.comment) onComment?.();
          if (headerOf(token).includes('+')) onChompKeep?.();
          return block;
        }
      } else if (token ? !/[\r\n]/.test(token.source) : item.value === '' && item.type === Scalar.PLAIN) {
        return token?.source ?? '';
      }
      return tag.stringify?.(item, ctx, onComment, onChompKeep) ?? String(item.value);
    },
  };
}
