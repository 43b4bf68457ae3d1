import { shownTiles } from '../../../core/shapes/shape-text.ts';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import { cx } from '../../parts/cx.ts';
import type { OutputProps } from '../output-props.ts';
import { Section } from '../section.tsx';
import rows from '../rows/rows.module.css';
import styles from './tiles.module.css';

/** A few numbers to read at a glance, each with its name; clicking one copies it. */
export function TilesOutput({ id, label, output, value, words, actions }: OutputProps<'tiles'>) {
  const format = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 20 });
  const tiles = shownTiles(value, output).map((tile) => ({ ...tile, label: words.say(tile.label) }));
  return (
    <Section {...{ id, label, output, value, words, actions }} empty={tiles.length === 0}>
      <dl id={id} className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.name} className={styles.tile} data-tone={tile.tone}>
            <dt className={styles.label}>{tile.label}</dt>
            <dd className={styles.value} data-long={isLong(words.cell(tile.value)) || undefined}>
              <CopyValue text={words.cell(tile.value)} label={tile.label}>
                {typeof tile.value === 'number' ? format.format(tile.value) : words.cell(tile.value)}
              </CopyValue>
              {tile.note !== undefined && tile.note !== null && (
                <span className={cx(rows.note, styles.note)}>{words.cell(tile.note)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Whether it needs a smaller font to fit on one line of a tile. */
const isLong = (text: string) => text.length > 9;
