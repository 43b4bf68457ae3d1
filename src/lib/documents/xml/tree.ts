import { MAX_DEPTH } from '../../../base/syntax-problem.ts';
import { XmlProblem } from './problems.ts';
import { xmlTokens, type XmlToken } from './tokens.ts';

/**
 * A piece of the text; for an element, where its start tag ends and its end tag starts (the same position if it has
 * none).
 */
export type XmlBranch =
  | { kind: Exclude<XmlToken['kind'], 'start' | 'empty'>; start: number; end: number }
  | { kind: 'element'; start: number; end: number; openEnd: number; closeStart: number; children: XmlBranch[] };

type Element = XmlBranch & { kind: 'element' };

/** HTML elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Builds the elements of a text from its tags. Mismatched tags (HTML) close what they can: an end tag without a start
 * tag stays separate, an element without an end tag ends with its parent.
 */
export function xmlTree(text: string): XmlBranch[] {
  const root: XmlBranch[] = [];
  const open: { name: string; element: Element }[] = [];
  const tokens = xmlTokens(text);
  const nameOf = ({ start, end }: XmlToken): string => /[^\s<>/]+/.exec(text.slice(start, end))?.[0] ?? '';
  const ended = new Set(tokens.filter(({ kind }) => kind === 'end').map(nameOf));
  for (const token of tokens) {
    const { kind, start, end } = token;
    const siblings = open.at(-1)?.element.children ?? root;
    if (kind === 'end') {
      const name = nameOf(token);
      const place = open.findLastIndex((element) => element.name === name);
      if (place < 0) siblings.push({ kind, start, end });
      else {
        const [closed, ...unclosed] = open.splice(place);
        for (const unclosedTag of unclosed) unclosedTag.element.closeStart = unclosedTag.element.end = start;
        if (closed) Object.assign(closed.element, { closeStart: start, end });
      }
    } else if (kind === 'start' || kind === 'empty') {
      const name = nameOf(token);
      const element: Element = { kind: 'element', start, end, openEnd: end, closeStart: end, children: [] };
      siblings.push(element);
      if (kind === 'empty' || (VOID.test(name) && !ended.has(name))) continue;
      if (open.length >= MAX_DEPTH) throw new XmlProblem('too-deep', start, { limit: MAX_DEPTH });
      open.push({ name, element });
    } else siblings.push({ kind, start, end });
  }
  for (const { element } of open) element.closeStart = element.end = text.length;
  return root;
}
