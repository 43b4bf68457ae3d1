import { useEffect, useState } from 'react';

export interface TextFacts {
  /** UTF-8 bytes. */
  bytes: number;
  lines: number;
}

/** UTF-16 units read in one task: a few milliseconds. */
const STEP = 500_000;

/** Adds the bytes and line breaks between two offsets. */
function count(text: string, from: number, to: number, facts: TextFacts): void {
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10) facts.lines += 1;
    // Both halves of a surrogate pair make four bytes together.
    facts.bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
}

/** Returns the size of a text and its number of lines, read in steps; undefined until they are known. */
export function useTextFacts(text: string): TextFacts | undefined {
  const [last, setLast] = useState<{ text: string; facts: TextFacts }>();
  useEffect(() => {
    const facts: TextFacts = { bytes: 0, lines: 1 };
    let at = 0;
    const step = () => {
      const to = Math.min(at + STEP, text.length);
      count(text, at, to, facts);
      at = to;
      if (at < text.length) timer = setTimeout(step);
      else setLast({ text, facts });
    };
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [text]);
  return last?.text === text ? last.facts : undefined;
}
