import { valueKind } from '../../../core/kinds.ts';
import { outputText } from '../../../core/outputs.ts';
import { isLong } from '../../outputs/rows/is-long.ts';
import { RowLine } from '../../outputs/rows/row-line.tsx';
import rows from '../../outputs/rows/rows.module.css';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import { type NamedOutput, OutputSlot } from './output-slot.tsx';
import type { PageTexts } from '../../page-texts.ts';

interface OutputListProps {
  outputs: readonly NamedOutput[];
  words: PageTexts;
  fileName: string;
}

/** Outputs in a column; adjacent one-line outputs share a two-column list. */
export function OutputList({ outputs, words, fileName }: OutputListProps) {
  return groups(outputs).map((group) => {
    const [first] = group;
    if (!first) return null;
    if (!isLine(first)) return <OutputSlot key={first.id} {...first} words={words} fileName={fileName} />;
    const long = group.some((line) => isLong(outputText(line, words.say)));
    return (
      <dl key={first.id} className={rows.rows} data-long={long || undefined}>
        {group.map((line) => (
          <OutputSlot
            key={line.id}
            {...line}
            {...{ words, fileName }}
            waiting={
              <RowLine label={line.label}>
                <Spinner />
              </RowLine>
            }
          />
        ))}
      </dl>
    );
  });
}

const isLine = ({ output }: NamedOutput) => valueKind(output.kind).size === 'line';

function groups(outputs: readonly NamedOutput[]): NamedOutput[][] {
  const grouped: NamedOutput[][] = [];
  for (const output of outputs) {
    const last = grouped.at(-1);
    const joins = last?.[0] && isLine(last[0]) && isLine(output);
    if (joins) last.push(output);
    else grouped.push([output]);
  }
  return grouped;
}
