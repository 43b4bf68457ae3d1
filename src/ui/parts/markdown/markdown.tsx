import createMarkdown, { type Token } from 'markdown-it';
import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/link.tsx';
import { SCROLLABLE } from '../scrollable.ts';
import styles from './markdown.module.css';
import { isSafeHref } from './safe-href.ts';

interface MarkdownProps {
  source: string;
  /** The heading level of `#`, so that headings fit below those of the page. */
  topLevel?: 1 | 2 | 3 | 4;
  className?: string | undefined;
}

/** CommonMark, but HTML and images are text, and links lead to pages only. */
const engine = createMarkdown('commonmark', { html: false, maxNesting: 20 }).disable('image');
engine.validateLink = isSafeHref;

/** Renders Markdown as elements; never creates HTML from the source. The engine is large: for pages loaded on demand. */
export function Markdown({ source, topLevel = 2, className }: MarkdownProps) {
  const content = useMemo(() => renderTokens(engine.parse(source, {}), topLevel), [source, topLevel]);
  return <div className={cx(styles.markdown, className)}>{content}</div>;
}

function renderTokens(tokens: readonly Token[], topLevel: number): ReactNode[] {
  const root: ReactNode[] = [];
  const open: { opener: Token; around: ReactNode[] }[] = [];
  let children = root;
  for (const [key, token] of tokens.entries()) {
    if (token.nesting === 1) {
      open.push({ opener: token, around: children });
      children = [];
    } else if (token.nesting === -1) {
      // The parser closes tokens in the order it opened them; address and number are in the opening token.
      const { opener, around } = open.pop()!;
      around.push(renderElement(opener, children, key, topLevel));
      children = around;
    } else {
      children.push(renderLeaf(token, key, topLevel));
    }
  }
  return root;
}

function renderElement(opener: Token, children: ReactNode[], key: number, topLevel: number): ReactNode {
  const { type, tag, hidden } = opener;
  // Paragraphs in tight lists.
  if (hidden) return <Fragment key={key}>{children}</Fragment>;
  if (type === 'link_open')
    return (
      <Link key={key} href={String(opener.attrGet('href') ?? '')}>
        {children}
      </Link>
    );
  if (type === 'heading_open') {
    return createElement(`h${Math.min(6, Number(tag.slice(1)) + topLevel - 1)}`, { key }, children);
  }
  const start = type === 'ordered_list_open' ? opener.attrGet('start') : null;
  return createElement(tag, start === null ? { key } : { key, start: Number(start) }, children);
}

function renderLeaf({ type, content, children }: Token, key: number, topLevel: number): ReactNode {
  switch (type) {
    case 'inline':
      return <Fragment key={key}>{renderTokens(children ?? [], topLevel)}</Fragment>;
    case 'fence':
    case 'code_block':
      return (
        <pre key={key} {...SCROLLABLE}>
          <code>{content.replace(/\n$/, '')}</code>
        </pre>
      );
    case 'code_inline':
      return <code key={key}>{content}</code>;
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br key={key} />;
    case 'hr':
      return <hr key={key} />;
    default:
      return content;
  }
}
