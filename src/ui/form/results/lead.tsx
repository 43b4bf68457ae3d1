import type { ReactNode } from 'react';
import { faceOf } from '../../outputs/hero/faces.tsx';
import { Hero } from '../../outputs/hero/hero.tsx';
import { type NamedOutput, OutputSlot } from './output-slot.tsx';
import styles from './results.module.css';
import type { Words } from '../../words.ts';

interface LeadProps {
  lead: NamedOutput;
  words: Words;
  fileName: string;
  /** Stands beside a large input, as tall as it. */
  pane: boolean;
  hint: string;
  actions: ReactNode;
}

/** The result that people come for, as the largest thing on the page. */
export function Lead({ lead, words, fileName, pane, hint, actions }: LeadProps) {
  const boxed = pane && lead.output.kind === 'text';
  const face = boxed ? null : faceOf(lead.output, lead.value, words);
  return (
    <div className={styles.lead} data-lead={lead.name}>
      {face ? (
        <Hero id={lead.id} label={lead.label} face={face} actions={actions} />
      ) : (
        <OutputSlot {...lead} {...{ words, fileName, hint, actions }} large stretch={pane} />
      )}
    </div>
  );
}
