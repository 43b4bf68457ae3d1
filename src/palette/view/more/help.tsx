import { useTexts } from '../../../i18n/use-texts.ts';
import { Kbd } from '../../../ui/parts/kbd/kbd.tsx';
import { useRegistry } from '../../registry.ts';
import { fold } from '../../../base/fold.ts';
import styles from './help.module.css';
import { isApple } from '../../keys/commands.ts';
import { keysOf, type Where } from '../../keys/key-binding.ts';
import { GRAMMAR, KEYMAP } from '../../actions/keymap.ts';

const PLACES: readonly Where[] = ['palette', 'actions', 'page'];

/** Syntax and keys, from the tables the code uses; filtered by the text after `?`. */
export function Help({ filter }: { filter: string }) {
  const t = useTexts();
  const wanted = fold(filter).split(/\s+/);
  const fits = (...texts: string[]) => wanted.every((word) => texts.some((text) => fold(text).includes(word)));
  const lines = GRAMMAR.map(({ id, example }) => ({ example, words: t(`panel.grammar.${id}`) })).filter(
    ({ example, words }) => fits(example, words),
  );
  const { sequences } = useRegistry();
  const places = PLACES.map((where) => ({
    where,
    keys: [
      ...KEYMAP.filter((binding) => binding.where === where).map(({ id, chords }) => ({
        id,
        chords: chords.map((chord) => keysOf(chord, isApple)),
        words: t(`panel.keys.${id}`),
      })),
      ...(where === 'page' ? sequences : []).map(({ keys, name }) => ({
        id: name,
        chords: [keys],
        words: t('panel.keys.goTo', { name }),
      })),
    ].filter(({ chords, words }) => fits(words, ...chords.map((keys) => keys.join('+')))),
  })).filter(({ keys }) => keys.length > 0);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
    <section className={styles.help} aria-label={t('panel.help.title')} tabIndex={0}>
      {lines.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('panel.help.grammar')}</h2>
          <dl className={styles.lines}>
            {lines.map(({ example, words }) => (
              <div key={example} className={styles.line}>
                <dt dir="ltr">
                  <code>{example}</code>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {places.map(({ where, keys }) => (
        <div key={where}>
          <h2 className={styles.heading}>{t(`panel.where.${where}`)}</h2>
          <dl className={styles.lines}>
            {keys.map(({ id, chords, words }) => (
              <div key={id + chords.join()} className={styles.line}>
                <dt>
                  {chords.map((keys) => (
                    <Kbd key={keys.join()} keys={keys} />
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {lines.length + places.length === 0 && <p className={styles.none}>{t('palette.nothingFound')}</p>}
    </section>
  );
}
