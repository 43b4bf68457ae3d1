import { currentLanguage, localeOf } from '../../i18n/i18n.ts';
import { type Emoji, TONE_NAMES, tonesOf } from '../../lib/text/emoji/book.ts';
import { EMOJI_FORMS, writtenForms } from '../../lib/text/emoji/written.ts';
import { RowLine } from '../../ui/outputs/rows/row-line.tsx';
import rows from '../../ui/outputs/rows/rows.module.css';
import { Card } from '../../ui/parts/card/card.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { canDraw } from './can-draw.ts';
import styles from './emoji-picker.module.css';
import type { Say } from './words.ts';

interface DetailsProps {
  emoji: Emoji;
  /** The selected variant. */
  written: string;
  say: Say;
  onVariant: (written: string) => void;
  onCopied: (written: string) => void;
}

const asCode = (code: string) => `:${code}:`;

/** Everything known about an emoji, each fact with a copy button. */
export function Details({ emoji, written, say, onVariant, onCopied }: DetailsProps) {
  const forms = writtenForms(written);
  const list = new Intl.ListFormat(localeOf(currentLanguage()), { type: 'unit' });
  const facts: [label: string, value: string][] = [
    ...EMOJI_FORMS.map((form): [string, string] => [say(`output.${form}`), forms[form]]),
    [say('output.github'), emoji.github.map(asCode).join(' ')],
    [say('output.slack'), emoji.slack.map(asCode).join(' ')],
    [say('output.emoticons'), emoji.emoticons.join(' ')],
    [say('output.keywords'), list.format(emoji.keywords)],
    [say('output.version'), `Emoji ${Number(emoji.version).toFixed(1)}`],
  ];
  const variants = [emoji.emoji, ...emoji.skins];
  const toneName = (variant: string) =>
    (tonesOf(emoji, variant) ?? [0]).map((tone) => say(`fields.tone.options.${TONE_NAMES[tone]}`)).join(', ');
  return (
    <Card className={styles.details}>
      <div className={styles.head} data-copies>
        <span className={styles.glyph}>{written}</span>
        <div>
          <h2 className={styles.name} data-copied>
            {emoji.name}
          </h2>
          <p className={styles.group}>{say(`group-${emoji.group}`)}</p>
        </div>
        <CopyButton
          variant="primary"
          text={() => {
            onCopied(written);
            return written;
          }}
          label={say('copy')}
        />
      </div>
      {!canDraw(written, emoji.version) && <p className={styles.group}>{say('no-picture')}</p>}
      {variants.length > 1 && (
        <div role="group" aria-label={say('fields.tone.label')} className={styles.variants}>
          {variants.map((variant) => (
            <button
              key={variant}
              type="button"
              className={styles.variant}
              aria-label={toneName(variant)}
              title={toneName(variant)}
              aria-pressed={variant === written}
              onClick={() => onVariant(variant)}
            >
              <span aria-hidden="true">{variant}</span>
            </button>
          ))}
        </div>
      )}
      <dl className={rows.rows} data-long>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <RowLine key={label} label={label} copy={value}>
              {value}
            </RowLine>
          ))}
      </dl>
    </Card>
  );
}
