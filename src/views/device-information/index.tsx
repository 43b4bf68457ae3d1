import { currentLanguage, localeOf } from '../../i18n/i18n.ts';
import { messagesOf } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { RowLine } from '../../ui/outputs/rows/row-line.tsx';
import rows from '../../ui/outputs/rows/rows.module.css';
import { saveText } from '../../ui/outputs/file/save-file.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import styles from './device-information.module.css';
import { toJson } from './facts.ts';
import { useSections } from './use-sections.ts';
import { factText, type Speech } from './words.ts';

/** Longer values get a separate line. */
const LONG = 40;

/** What the browser tells every page about the screen, the device and itself. */
export default function DeviceInformation() {
  const app = useTexts();
  const t = useToolTexts('device-information');
  const sections = useSections();
  const speech: Speech = {
    say: messagesOf(t),
    yes: app('outputs.yes'),
    no: app('outputs.no'),
    locale: localeOf(currentLanguage()),
  };
  const { say } = speech;
  const json = () => `${toJson(sections)}\n`;
  return (
    <div className={styles.view} data-copies>
      <div className={styles.buttons}>
        <CopyButton variant="primary" text={json} label={say('copy-json')} />
        <Button icon="download" onClick={() => saveText('device-information.json', 'application/json', json())}>
          {say('save-json')}
        </Button>
      </div>
      {sections.map(({ key, facts }, index) => {
        const lines = facts.map((fact) => ({ label: say(fact.key), text: factText(fact, speech) }));
        return (
          <section
            key={key}
            className={rows.section}
            aria-labelledby={`device-${key}`}
            data-lead={index === 0 ? key : undefined}
            data-copied={index === 0 || undefined}
          >
            <h2 id={`device-${key}`} className={styles.title}>
              {say(`section-${key}`)}
            </h2>
            <dl className={rows.rows} data-long={lines.some(({ text }) => (text?.length ?? 0) > LONG) || undefined}>
              {lines.map(({ label, text }) => (
                <RowLine key={label} label={label} copy={text ?? undefined}>
                  {text === null ? <span className={rows.none}>{say('unknown')}</span> : text}
                </RowLine>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
