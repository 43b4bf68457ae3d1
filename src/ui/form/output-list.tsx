import type { ReactNode } from 'react';
import { valueKind } from '../../core/kinds.ts';
import { outputText } from '../../core/outputs.ts';
import { isLong } from '../outputs/is-long.ts';
import rows from '../outputs/rows.module.css';
import { type NamedOutput, OutputSlot } from './output-slot.tsx';
import type { Words } from './words.ts';

interface OutputListProps {
  outputs: readonly NamedOutput[];
  words: Words;
  fileName: string;
  /** The first one is the reason to be here. */
  leading?: boolean;
  /** Buttons at the first one. */
  actions?: ReactNode;
}

/** Outputs below one another; neighbours that are lines share one list of two columns. */
export function OutputList({ outputs, words, fileName, leading = false, actions }: OutputListProps) {
  return groups(outputs).map((group) => {
    const [first] = group;
    if (!first) return null;
    const isFirst = first === outputs[0];
    if (isLine(first)) {
      const long = group.some((one) => isLong(outputText(one, words.say)));
      return (
        <dl key={first.id} className={rows.rows} data-long={long || undefined}>
          {group.map((one) => (
            <OutputSlot key={one.id} {...one} words={words} fileName={fileName} />
          ))}
        </dl>
      );
    }
    return (
      <OutputSlot
        key={first.id}
        {...first}
        {...(isFirst && { large: leading, actions })}
        words={words}
        fileName={fileName}
      />
    );
  });
}

const isLine = ({ output }: NamedOutput) => valueKind(output.kind).size === 'line';

function groups(outputs: readonly NamedOutput[]): NamedOutput[][] {
  const found: NamedOutput[][] = [];
  for (const one of outputs) {
    const last = found.at(-1);
    const joins = last?.[0] && isLine(last[0]) && isLine(one);
    if (joins) last.push(one);
    else found.push([one]);
  }
  return found;
}
