import { type ReactNode, useRef } from 'react';
import { faceOf } from '../../outputs/hero/faces.tsx';
import { Hero } from '../../outputs/hero/hero.tsx';
import { type NamedOutput, OutputSlot } from './output-slot.tsx';
import styles from './results.module.css';
import { useTop } from './use-top.ts';
import type { PageTexts } from '../../page-texts.ts';

interface LeadProps {
  lead: NamedOutput;
  words: PageTexts;
  fileName: string;
  /** Next to a large input, with the same height. */
  pane: boolean;
  hint: string;
  actions: ReactNode;
}

/** The main result, the largest element on the page, and results of the same size next to it. */
export function Leads({ beside, ...props }: LeadProps & { beside: readonly NamedOutput[] }) {
  if (beside.length === 0) return <Lead {...props} />;
  return (
    <div className={styles.leads}>
      <Lead {...props} />
      {beside.map((output) => (
        <Face key={output.id} {...props} lead={output} actions={null} />
      ))}
    </div>
  );
}

function Lead(props: LeadProps) {
  const place = useRef<HTMLDivElement>(null);
  useTop(place);
  return (
    <div ref={place} className={styles.lead} data-lead={props.lead.name}>
      <Face {...props} />
    </div>
  );
}

function Face({ lead, words, fileName, pane, hint, actions }: LeadProps) {
  const boxed = pane && lead.output.kind === 'text';
  const face = boxed ? null : faceOf(lead.output, lead.value, words);
  return face ? (
    <Hero
      {...{ face, actions }}
      id={lead.id}
      label={lead.label}
      secret={lead.output.secret}
      masked={lead.masked}
      edit={lead.edit}
    />
  ) : (
    <OutputSlot {...lead} {...{ words, fileName, hint, actions }} large stretch={pane} />
  );
}
