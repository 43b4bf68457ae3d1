import { pathText, type PathSegment } from '../../base/json-path.ts';
import type { DocWarning, DocWarningCode } from './node.ts';

/** At most this many warnings of one kind are listed; the rest are counted. */
const LISTED = 100;

/** The current position of a reader or writer in the document, and the warnings so far. */
export class Trail<Code extends DocWarningCode> {
  private readonly path: PathSegment[];
  private readonly listed: DocWarning<Code>[] = [];
  /** The paths listed, by code. */
  private readonly paths = new Map<Code, Set<string>>();
  private more = 0;

  constructor(start: readonly PathSegment[] = []) {
    this.path = [...start];
  }

  /** The current path in JSONPath notation. */
  get here(): string {
    return pathText(this.path);
  }

  get warnings(): DocWarning<Code>[] {
    if (this.more === 0) return this.listed;
    return [...this.listed, { code: 'more-warnings', params: { path: '$', count: this.more } }];
  }

  within<T>(segment: PathSegment, run: () => T): T {
    this.path.push(segment);
    const result = run();
    this.path.pop();
    return result;
  }

  /** Adds a warning for this path; a second one of the same kind for the same path is ignored. */
  warn(code: Code, details: { count?: number; tag?: string } = {}): void {
    const paths = this.paths.get(code) ?? new Set();
    this.paths.set(code, paths);
    const path = this.here;
    if (paths.has(path)) return;
    if (paths.size === LISTED) {
      this.more++;
      return;
    }
    paths.add(path);
    this.listed.push({ code, params: { path, ...details } });
  }
}
