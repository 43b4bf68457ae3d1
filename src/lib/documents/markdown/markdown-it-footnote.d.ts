declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  /** Footnotes as on GitHub: `[^1]` and `[^1]: …`. */
  export default function footnotes(md: MarkdownIt): void;
}
