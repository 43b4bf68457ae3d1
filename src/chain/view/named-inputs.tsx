import { useId } from 'react';
import type { PageTexts } from '../../ui/page-texts.ts';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import type { Chain, ChainSnapshot } from '../state/chain.ts';
import styles from './chain.module.css';
import { inputNames, isSecretInput } from '../state/sources.ts';

interface NamedInputsProps {
  chain: Chain;
  snapshot: ChainSnapshot;
  t: PageTexts['t'];
}

/** The inputs that options take by name. */
export function NamedInputs({ chain, snapshot: { document }, t }: NamedInputsProps) {
  const base = useId();
  const names = inputNames(document.steps);
  if (names.length === 0) return null;
  return (
    <div className={styles.named}>
      {names.map((name) => (
        <InputText
          key={name}
          id={`${base}-${name}`}
          label={t('chain.inputNamed', { name })}
          value={document.inputs[name] ?? ''}
          onChange={(value) => chain.setNamedInput(name, value)}
          {...(isSecretInput(document, name) ? { secret: true } : { multiline: true, rows: 2, autosize: true })}
          monospace
        />
      ))}
    </div>
  );
}
