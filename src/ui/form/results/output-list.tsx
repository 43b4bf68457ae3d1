import { valueKind } from '../../../core/kinds.ts';
import { outputText } from '../../../core/outputs.ts';
import { isLong } from '../../outputs/rows/is-long.ts';
import { RowLine } from '../../outputs/rows/row-line.tsx';
import rows from '../../outputs/rows/rows.module.css';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import styles from './results.module.css';
import { type NamedOutput, OutputSlot } from './output-slot.tsx';
import type { PageTexts } from '../../page-texts.ts';

interface OutputListProps {
  outputs: readonly NamedOutput[];
  words: PageTexts;
  fileName: string;
}

/** Outputs in a column; adjacent one-line outputs share a two-column list, and adjacent code stands side by side. */
export function OutputList({ outputs, words, fileName }: OutputListProps) {
  return groups(outputs).map((group) => {
    const [first] = group;
    if (!first) return null;
    if (group.length > 1 && isCode(first))
      return (
        <div key={first.id} className={styles.beside}>
          {group.map((code) => (
            <OutputSlot key={code.id} {...code} words={words} fileName={fileName} stretch />
          ))}
        </div>
      );
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

const isCode = ({ output }: NamedOutput) => output.kind === 'code';

const isLine = ({ output }: NamedOutput) => valueKind(output.kind).size === 'line';

function groups(outputs: readonly NamedOutput[]): NamedOutput[][] {
  const grouped: NamedOutput[][] = [];
  for (const output of outputs) {
    const last = grouped.at(-1);
    const [first] = last ?? [];
    const joins = first && ((isLine(first) && isLine(output)) || (isCode(first) && isCode(output)));
    if (last && joins) last.push(output);
    else grouped.push([output]);
  }
  return grouped;
}
