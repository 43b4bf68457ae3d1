import { type FormEvent, useState } from 'react';
import { aliasWord } from '../../../calls/own-aliases.ts';
import { wordProblem } from '../../../calls/own-rules.ts';
import { type Preset, presetFields, presetLine, type PresetOf, presetsOf } from '../../../calls/presets.ts';
import { catalogWords } from '../../../calls/words.ts';
import { cards } from '../../../catalog/cards.ts';
import type { Operation } from '../../../core/tool.ts';
import { headOf, lookupOf } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { initialValues, isSame, type Values } from '../../../operation/values.ts';
import { removeWord, saveWord } from '../../../palette/memory/change-words.ts';
import { ownWords } from '../../../palette/memory/personal.ts';
import { useStore } from '../../../session/use-store.ts';
import type { PresetInputs } from '../../../ui/form/presets-context.ts';
import { Button } from '../../../ui/parts/button/button.tsx';
import { IconButton } from '../../../ui/parts/icon-button/icon-button.tsx';
import { InputText } from '../../../ui/parts/input-text/input-text.tsx';
import { Modal } from '../../../ui/parts/overlay/modal.tsx';
import styles from './presets.module.css';

type PresetsDialogProps = PresetInputs & { onClose: () => void };

function operationOf(toolId: string, name: string): PresetOf | null {
  const card = cards.find(({ id }) => id === toolId);
  const operation = card?.operations.find((each) => each.name === name);
  return card && operation ? { card, operation } : null;
}

/** The values of a preset, read by the rules of their fields; what a newer version no longer accepts is left out. */
function valuesOf({ values }: Preset, { fields }: Operation): Values {
  const read = Object.entries(values).flatMap(([name, value]) => {
    const parsed = fields[name]?.schema.safeParse(value);
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The presets of an operation: each can be used and removed, and the current options saved as another. */
export default function PresetsDialog({ toolId, operation, op, values, onPick, onClose }: PresetsDialogProps) {
  const t = useTexts();
  const own = useStore(ownWords);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const of = operationOf(toolId, operation);
  if (!of) return null;

  const initial = initialValues(op);
  const kept = presetFields(of);
  const changed = Object.fromEntries(
    kept.filter((name) => !isSame(values[name], initial[name])).map((name) => [name, values[name]]),
  );
  const line = presetLine(of, changed, catalogWords());
  const presets = presetsOf(of, own, catalogWords());
  const isCurrent = (preset: Preset) => {
    const wanted = { ...initial, ...valuesOf(preset, op) };
    return kept.every((name) => isSame(values[name], wanted[name]));
  };
  const label = (name: string) => lookupOf(toolId)(`fields.${name}.label`) ?? name;
  const problem = wordProblem(typed, { own, vocabulary: catalogWords() });
  const error =
    problem?.kind === 'builtIn'
      ? t('panel.alias.builtIn', { title: headOf(problem.of).title })
      : problem && t(`panel.alias.${problem.kind}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes it on to the form of the tool, which would run.
    event.stopPropagation();
    setTried(true);
    const word = aliasWord(typed);
    if (problem || word === null || line === null) return;
    saveWord(word, { line }, null);
    setTyped('');
    setTried(false);
  };
  return (
    <Modal open title={t('presets.title')} onClose={onClose}>
      <div className={styles.body}>
        {presets.length === 0 ? (
          <p className={styles.note}>{t('presets.none')}</p>
        ) : (
          <ul className={styles.list} aria-label={t('presets.title')}>
            {presets.map((preset) => (
              <li key={preset.word} className={styles.item}>
                <button
                  type="button"
                  className={styles.use}
                  aria-current={isCurrent(preset) ? 'true' : undefined}
                  onClick={() => {
                    onPick(valuesOf(preset, op));
                    onClose();
                  }}
                >
                  <span className={styles.word}>{preset.word}</span>
                  <code className={styles.line} translate="no">
                    {preset.line}
                  </code>
                </button>
                <IconButton
                  icon="trash-2"
                  size="small"
                  label={t('settings.remove', { word: preset.word })}
                  onClick={() => removeWord(preset.word, t('settings.remove', { word: preset.word }))}
                />
              </li>
            ))}
          </ul>
        )}
        {line === null ? (
          <p className={styles.note}>{t('presets.unchanged')}</p>
        ) : (
          <form className={styles.form} onSubmit={submit} noValidate>
            <InputText
              label={t('presets.name')}
              value={typed}
              onChange={setTyped}
              monospace
              autofocus
              hint={t('presets.keeps', { names: Object.keys(changed).map(label).join(', ') })}
              error={(isTried || typed !== '') && error ? error : undefined}
            />
            <Button type="submit" variant="primary">
              {t('presets.save')}
            </Button>
          </form>
        )}
      </div>
    </Modal>
  );
}
