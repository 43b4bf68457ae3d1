import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/link.tsx';
import { SCROLLABLE } from '../scrollable.ts';
import styles from './markdown.module.css';
import { parseMarkdown } from './parse-blocks.ts';
import type { Block } from './parse-blocks.ts';
import type { Inline } from './parse-inline.ts';

interface MarkdownProps {
  source: string;
  /** The heading level of `#`, so that headings fit below those of the page. */
  topLevel?: 1 | 2 | 3 | 4;
  className?: string | undefined;
}

/** Renders a small subset of Markdown as elements; never creates HTML from the source. */
export function Markdown({ source, topLevel = 2, className }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return <div className={cx(styles.markdown, className)}>{renderBlocks(blocks, topLevel)}</div>;
}

function renderBlocks(blocks: readonly Block[], topLevel: number): ReactNode[] {
  return blocks.map((block, key) => {
    switch (block.kind) {
      case 'heading':
        return createElement(`h${Math.min(6, block.level + topLevel - 1)}`, { key }, renderInline(block.children));
      case 'paragraph':
        return <p key={key}>{renderInline(block.children)}</p>;
      case 'code':
        return (
          <pre key={key} {...SCROLLABLE}>
            <code>{block.text}</code>
          </pre>
        );
      case 'list': {
        const items = block.items.map((item, index) => <li key={index}>{renderItem(item, topLevel)}</li>);
        return block.start === undefined ? (
          <ul key={key}>{items}</ul>
        ) : (
          <ol key={key} start={block.start}>
            {items}
          </ol>
        );
      }
    }
  });
}

/** The first paragraph of an item has no wrapper, as in a tight list. */
function renderItem([first, ...rest]: readonly Block[], topLevel: number): ReactNode {
  if (first?.kind !== 'paragraph') return renderBlocks(first ? [first, ...rest] : rest, topLevel);
  return (
    <>
      {renderInline(first.children)}
      {renderBlocks(rest, topLevel)}
    </>
  );
}

function renderInline(nodes: readonly Inline[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    switch (node.kind) {
      case 'code':
        return <code key={key}>{node.text}</code>;
      case 'strong':
        return <strong key={key}>{renderInline(node.children)}</strong>;
      case 'emphasis':
        return <em key={key}>{renderInline(node.children)}</em>;
      case 'link':
        return (
          <Link key={key} href={node.href}>
            {renderInline(node.children)}
          </Link>
        );
    }
  });
}
