import type { PageTexts } from '../../page-texts.ts';
import { CopyValue } from '../../parts/copy/copy-value.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import type { OutputProps } from '../output-props.ts';
import { Section } from '../section.tsx';
import { judged } from './judged.ts';
import styles from './swatch.module.css';

/** A bar of the color with its name in it, and how readable text is on it. */
export function SwatchOutput({ id, label, output, value, words, actions }: OutputProps<'swatch'>) {
  const [best] = [...(value?.contrast ?? [])].sort((a, b) => b.ratio - a.ratio);
  return (
    <Section
      {...{ id, label, output, value, words, actions }}
      empty={value === null}
      copyLabel={words.t('outputs.copyOne', { label })}
    >
      {value && (
        <div id={id} className={styles.swatch}>
          <div className={styles.ground}>
            <div
              className={styles.bar}
              data-plain={best ? undefined : true}
              style={{ backgroundColor: value.color, color: best?.color }}
            >
              <CopyValue text={value.color} label={label} className={styles.name} />
            </div>
          </div>
          {value.contrast.length > 0 && (
            <ul className={styles.pairs} aria-label={words.t('shapes.contrast')}>
              {value.contrast.map(({ color, ratio }) => (
                <Pair key={color} {...{ color, ratio, words }} ground={value.color} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  );
}

const LEVEL_ICONS = { aaa: 'circle-check', aa: 'circle-check', large: 'triangle-alert', fails: 'circle-x' } as const;

interface PairProps {
  color: string;
  ratio: number;
  ground: string;
  words: PageTexts;
}

/** Text of one color on another, with its contrast ratio and what it is suitable for. */
function Pair({ color, ratio, ground, words }: PairProps) {
  const level = judged(ratio);
  const number = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <li className={styles.pair} data-level={level}>
      <span className={styles.sample} aria-hidden="true">
        <span style={{ color, backgroundColor: ground }}>Aa</span>
      </span>
      <span className={styles.ratio}>{number.format(ratio)} : 1</span>
      <span className={styles.level}>
        <Icon name={LEVEL_ICONS[level]} />
        {words.t(`shapes.contrast-${level}`)}
      </span>
      <span className={styles.with}>{color}</span>
    </li>
  );
}
