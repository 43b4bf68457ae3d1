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
    const long = group.some((one) => isLong(outputText(one, words.say)));
    return (
      <dl key={first.id} className={rows.rows} data-long={long || undefined}>
        {group.map((one) => (
          <OutputSlot
            key={one.id}
            {...one}
            {...{ words, fileName }}
            waiting={
              <RowLine label={one.label}>
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
  const found: NamedOutput[][] = [];
  for (const one of outputs) {
    const last = found.at(-1);
    const joins = last?.[0] && isLine(last[0]) && isLine(one);
    if (joins) last.push(one);
    else found.push([one]);
  }
  return found;
}
