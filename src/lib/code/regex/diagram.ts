import type { AST } from '@eslint-community/regexpp';
import { escapeXml } from '../../pictures/svg-text.ts';
import { groupsOf } from './explain.ts';
import { box, choice, frame, loop, type Piece, sequence } from './rails.ts';

/** Diagrams with more boxes are unreadable. */
const MOST = 300;

/**
 * Draws a railroad diagram of a pattern as SVG; every path from left to right is a text that it matches. Empty for very
 * large patterns.
 */
export function diagramOf(tree: AST.Pattern): string {
  const groups = groupsOf(tree);
  let count = 0;
  const label = (node: AST.CapturingGroup) =>
    `#${groups.indexOf(node) + 1}${node.name === null ? '' : ` ${node.name}`}`;

  const alternatives = (list: readonly AST.Alternative[]): Piece => choice(list.map(({ elements }) => row(elements)));

  /** Elements in sequence; adjacent characters share a box. */
  const row = (elements: readonly AST.Element[]): Piece => {
    const pieces: Piece[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') pieces.push(leaf(text, 'text'));
      text = '';
    };
    for (const element of elements) {
      if (element.type === 'Character') text += element.raw;
      else {
        flush();
        pieces.push(piece(element));
      }
    }
    flush();
    return sequence(pieces);
  };

  const leaf = (text: string, look: 'text' | 'set' | 'edge') => {
    count++;
    return box(text, look);
  };

  const piece = (node: AST.Element): Piece => {
    switch (node.type) {
      case 'Quantifier':
        return loop(piece(node.element), node);
      case 'CapturingGroup':
        return frame(alternatives(node.alternatives), label(node));
      case 'Group':
        return node.modifiers
          ? frame(alternatives(node.alternatives), `?${node.modifiers.raw}`)
          : alternatives(node.alternatives);
      case 'Assertion':
        if (node.kind === 'lookahead' || node.kind === 'lookbehind')
          return frame(
            alternatives(node.alternatives),
            `?${node.kind === 'lookahead' ? '' : '<'}${node.negate ? '!' : '='}`,
          );
        return leaf(node.raw, 'edge');
      case 'Character':
        return leaf(node.raw, 'text');
      default:
        return leaf(node.raw, 'set');
    }
  };

  const whole = alternatives(tree.alternatives);
  if (count > MOST) return '';
  const [margin, lead] = [12, 20];
  const width = Math.ceil(whole.width + 2 * (margin + lead));
  const height = Math.ceil(whole.up + whole.down + 2 * margin);
  const y = margin + whole.up;
  const end = margin + lead + whole.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13"><rect width="${width}" height="${height}" rx="6" fill="#ffffff"/><g fill="none" stroke="#535862" stroke-width="1.5"><path d="M${margin} ${y}h${lead}M${end} ${y}h${lead}"/>${whole.draw(margin + lead, y)}</g><g fill="#535862"><circle cx="${margin}" cy="${y}" r="4"/><circle cx="${end + lead}" cy="${y}" r="4"/></g><title>${escapeXml(tree.raw)}</title></svg>`;
}
