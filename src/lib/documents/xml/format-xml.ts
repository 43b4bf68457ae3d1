import { xmlTree, type XmlBranch } from './tree.ts';

export interface XmlFormatOptions {
  /** Spaces per level, or a tab; `none` removes all whitespace between elements. */
  indent: number | 'tab' | 'none';
  /** Whether text stays next to its tags; otherwise the text of an element without children gets its own line. */
  collapse: boolean;
  /** Whether attributes follow the name, or get one line each if there are several. */
  attributes: 'beside' | 'lines';
  comments: 'keep' | 'drop';
}

/**
 * Reformats XML. Only whitespace between elements changes: mixed content, `xml:space="preserve"`, CDATA, references,
 * quotes and comments are unchanged. `moved` counts the texts that got whitespace around them.
 */
export function formatXml(text: string, options: XmlFormatOptions): { text: string; moved: number } {
  const printer = new XmlPrinter(text, options);
  const lines = printer.children(xmlTree(text), 0);
  const separator = options.indent === 'none' ? '' : '\n';
  return { text: lines.join(separator), moved: printer.moved };
}

class XmlPrinter {
  moved = 0;
  private readonly source: string;
  private readonly unit: string;
  private readonly options: XmlFormatOptions;

  constructor(source: string, options: XmlFormatOptions) {
    const { indent } = options;
    this.source = source;
    this.options = options;
    this.unit = indent === 'none' ? '' : indent === 'tab' ? '\t' : ' '.repeat(indent);
  }

  /** The lines between two tags. */
  children(branches: readonly XmlBranch[], depth: number): string[] {
    const pad = this.unit.repeat(depth);
    return branches.flatMap((branch) => {
      const raw = this.source.slice(branch.start, branch.end);
      if (branch.kind === 'element') return pad + this.element(branch, depth);
      if (branch.kind === 'text') return raw.trim() === '' ? [] : pad + raw.trim();
      return branch.kind === 'comment' && this.options.comments === 'drop' ? [] : pad + raw;
    });
  }

  private element(element: XmlBranch & { kind: 'element' }, depth: number): string {
    const open = this.tag(this.source.slice(element.start, element.openEnd), depth);
    const close = this.source.slice(element.closeStart, element.end).replace(/\s+>$/, '>');
    const content = this.source.slice(element.openEnd, element.closeStart);
    if (element.closeStart === element.openEnd) return open + close;
    const pad = this.unit.repeat(depth);
    const textOnly = element.children.every(({ kind }) => kind === 'text' || kind === 'cdata');
    if (!this.isVerbatim(element, textOnly)) {
      const lines = this.children(element.children, depth + 1);
      if (this.options.indent === 'none') return open + lines.join('') + close;
      return lines.length === 0 ? open + close : [open, ...lines, pad + close].join('\n');
    }
    const movable = textOnly && !this.options.collapse && this.options.indent !== 'none';
    if (!movable || preserves(this.source, element) || content.trim() === '') return open + content + close;
    this.moved++;
    return `${open}\n${pad}${this.unit}${content.trim()}\n${pad}${close}`;
  }

  /** Whether whitespace in the content of an element may be significant. */
  private isVerbatim(element: XmlBranch & { kind: 'element' }, textOnly: boolean): boolean {
    if (textOnly || preserves(this.source, element)) return true;
    return element.children.some(({ kind, start, end }) => {
      return kind === 'cdata' || (kind === 'text' && this.source.slice(start, end).trim() !== '');
    });
  }

  /** Writes a start or empty-element tag with one space between its parts; values are unchanged. */
  private tag(raw: string, depth: number): string {
    const end = raw.endsWith('/>') ? '/>' : '>';
    const inner = raw.slice(0, -end.length);
    const [name = '', ...rest] =
      inner.match(/[^\s"'=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|"[^"]*"|'[^']*'|=/g) ?? [];
    const attributes = rest.map((part) => part.replace(/^([^\s"'=]+)\s*=\s*/, '$1='));
    if (this.options.attributes === 'beside' || attributes.length < 2 || this.options.indent === 'none') {
      return [name, ...attributes].join(' ') + end;
    }
    const pad = this.unit.repeat(depth + 1);
    return [name, ...attributes.map((attribute) => pad + attribute)].join('\n') + end;
  }
}

function preserves(source: string, { start, openEnd }: { start: number; openEnd: number }): boolean {
  return /\sxml:space\s*=\s*["']preserve["']/.test(source.slice(start, openEnd));
}
