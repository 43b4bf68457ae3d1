import type { PathSegment } from '../../../base/json-path.ts';
import type { DocNode, Written } from '../node.ts';
import { Trail } from '../trail.ts';

export const JSON_WRITE_WARNINGS = ['non-finite-number', 'date-as-string', 'integer-as-string'] as const;
type JsonWriteCode = (typeof JSON_WRITE_WARNINGS)[number];

export interface JsonWriteOptions {
  /** Spaces per level, a tab, or none (0); 2 by default. */
  indent?: number | 'tab';
  /** How to write infinity and NaN, which JSON lacks: null, or the string `inf`, `-inf` or `nan`. */
  nonFinite?: 'null' | 'string';
  /**
   * How to write integers that a double can't represent: their digits, or a string for readers that would round them.
   */
  bigIntegers?: 'digits' | 'string';
}

/** Writes RFC 8259 JSON. Duplicate keys are kept. */
export function writeJson(node: DocNode, options: JsonWriteOptions = {}): Written<JsonWriteCode> {
  const writer = new JsonWriter(options);
  return { text: writer.value(node, '\n'), warnings: writer.trail.warnings };
}

class JsonWriter {
  readonly trail = new Trail<JsonWriteCode>();
  private readonly unit: string;
  private readonly options: JsonWriteOptions;

  constructor(options: JsonWriteOptions) {
    const { indent = 2 } = options;
    this.unit = indent === 'tab' ? '\t' : ' '.repeat(indent);
    this.options = options;
  }

  /** `lineStart` is the line break and indent of the line on which the value starts. */
  value(node: DocNode, lineStart: string): string {
    switch (node.kind) {
      case 'null':
        return 'null';
      case 'bool':
        return String(node.value);
      case 'string':
        return JSON.stringify(node.value);
      case 'number':
        return this.number(node.raw);
      case 'date':
        this.trail.warn('date-as-string');
        return JSON.stringify(node.raw);
      case 'list':
        return this.enclose('[]', lineStart, node.items, (item, index, start) => this.at(index, item, start));
      case 'map': {
        const colon = this.unit ? ': ' : ':';
        return this.enclose('{}', lineStart, node.entries, ({ key, value }, _, start) => {
          return JSON.stringify(key) + colon + this.at(key, value, start);
        });
      }
    }
  }

  private number(raw: string): string {
    if (!/\d/.test(raw)) {
      this.trail.warn('non-finite-number');
      return this.options.nonFinite === 'string' ? JSON.stringify(raw) : 'null';
    }
    const rounded = /^-?\d+$/.test(raw) && !Number.isSafeInteger(Number(raw));
    if (!rounded || this.options.bigIntegers !== 'string') return raw;
    this.trail.warn('integer-as-string');
    return JSON.stringify(raw);
  }

  private enclose<T>(
    brackets: '[]' | '{}',
    lineStart: string,
    children: readonly T[],
    write: (child: T, index: number, lineStart: string) => string,
  ): string {
    if (children.length === 0) return brackets;
    const inner = this.unit && lineStart + this.unit;
    const lines = children.map((child, index) => inner + write(child, index, inner));
    return brackets[0] + lines.join(',') + (this.unit && lineStart) + brackets[1];
  }

  private at(segment: PathSegment, node: DocNode, lineStart: string): string {
    return this.trail.within(segment, () => this.value(node, lineStart));
  }
}
