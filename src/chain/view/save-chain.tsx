import { type FormEvent, useId, useState } from 'react';
import {
  type AliasTarget,
  aliasWord,
  CHAIN_ICON,
  LONGEST_HEAD,
  LONGEST_NAME,
  type OwnAliases,
} from '../../calls/own-aliases.ts';
import { wordProblem } from '../../calls/own-rules.ts';
import { catalogWords } from '../../calls/words.ts';
import { headOf, lookupOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { Modal } from '../../ui/parts/overlay/modal.tsx';
import { sharedLineOf } from '../state/arrival.ts';
import { activeSteps, type ChainDocument } from '../state/document.ts';
import styles from './save-chain.module.css';

/** Where chains are saved. */
export interface Saved {
  words: OwnAliases;
  save: (word: string, target: AliasTarget) => void;
}

interface SaveChainProps {
  document: ChainDocument;
  saved: Saved;
  onClose: () => void;
}

/** Proposes a keyword for a name. */
const wordOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);

/** Saves the steps of a chain, never its input, under a name and a keyword. */
export default function SaveChain({ document, saved, onClose }: SaveChainProps) {
  const t = useTexts();
  const form = useId();
  const { line, without } = sharedLineOf(document);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const [icon, setIcon] = useState<string>(CHAIN_ICON);
  const [isTried, setTried] = useState(false);
  const word = typed ?? wordOf(name);
  const problem = wordProblem(word, { own: saved.words, vocabulary: catalogWords() });
  const hasName = name.trim() !== '';
  const isLong = line.length > LONGEST_HEAD;
  const icons = [...new Set([CHAIN_ICON, ...activeSteps(document).map(({ card }) => card.icon)])];
  const left = without.map(({ step, field }) => lookupOf(step.card.id)(`fields.${field}.label`) ?? field);

  const wordError = () =>
    problem?.kind === 'builtIn'
      ? t('panel.alias.builtIn', { title: headOf(problem.of).title })
      : t(`panel.alias.${problem?.kind ?? 'invalid'}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const key = aliasWord(word);
    if (!hasName || problem || isLong || key === null) return;
    saved.save(key, { line, name: name.trim(), icon });
    onClose();
  };
  return (
    <Modal
      open
      title={t('chain.saveTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} variant="primary">
          {t('settings.save')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <InputText
          label={t('chain.name')}
          value={name}
          onChange={(next) => setName(next.slice(0, LONGEST_NAME))}
          autofocus
          error={isTried && !hasName ? t('settings.empty') : undefined}
        />
        <InputText
          label={t('settings.word')}
          value={word}
          onChange={setTyped}
          monospace
          error={(isTried || typed !== undefined) && word !== '' && problem ? wordError() : undefined}
        />
        <ButtonsSelect
          label={t('chain.icon')}
          value={icon}
          onChange={setIcon}
          options={icons.map((value, at) => ({
            value,
            icon: value,
            label: <span className="sr-only">{`${t('chain.icon')} ${at + 1}`}</span>,
          }))}
        />
        <p className={styles.line}>
          <code translate="no">{line}</code>
        </p>
        {left.length > 0 && <Alert tone="info">{t('chain.savedWithout', { names: left.join(', ') })}</Alert>}
        {isLong && <Alert tone="error">{t('chain.lineTooLong')}</Alert>}
      </form>
    </Modal>
  );
}
