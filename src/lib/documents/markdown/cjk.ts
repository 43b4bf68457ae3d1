import type { MarkdownIt } from 'markdown-it';

// CommonMark reads `**重要。**是` as text: a closing marker behind punctuation needs a space or punctuation after it, and these
// languages write neither. Here, their characters count as either, as in the proposal for CommonMark.

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\uff00-\uffef]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Whether emphasis in a text may depend on these characters. */
export const mayDepend = (markdown: string): boolean =>
  /[\p{P}\p{S}][*_][\p{L}\p{N}]|[\p{L}\p{N}][*_]{1,3}[\p{P}\p{S}]/u.test(markdown) && CJK.test(markdown);

/** Lets emphasis begin and end beside Chinese, Japanese and Korean punctuation. */
export function cjkEmphasis(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const plain = super.scanDelims(start, canSplitWord);
      const before = this.src.slice(Math.max(0, start - 2), start).match(/.$/su)?.[0] ?? ' ';
      const end = start + plain.length;
      const after = end < this.posMax ? String.fromCodePoint(this.src.codePointAt(end) ?? 0x20) : ' ';
      if (!CJK.test(before) && !CJK.test(after)) return plain;
      const separates = (sign: string) => PUNCTUATION.test(sign) && !CJK.test(sign);
      const flanks = (inner: string, outer: string) =>
        /\S/.test(inner) && (!separates(inner) || /\s/.test(outer) || PUNCTUATION.test(outer) || CJK.test(outer));
      const [left, right] = [flanks(after, before), flanks(before, after)];
      return {
        can_open: left && (canSplitWord || !right || PUNCTUATION.test(before)),
        can_close: right && (canSplitWord || !left || PUNCTUATION.test(after)),
        length: plain.length,
      };
    }
  };
}
