import { fieldKind } from '../../core/kinds.ts';
import { INPUT, takesSource } from '../../core/steps/sources.ts';
import type { PageTexts } from '../../ui/page-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/parts/overlay/menu.tsx';
import type { Chain } from '../state/chain.ts';
import type { Source, Step } from '../state/document.ts';
import { freeName } from '../state/sources.ts';
import styles from './step.module.css';

interface StepSourcesProps {
  step: Step;
  /** All steps that aren't switched off, in order. */
  steps: readonly Step[];
  /** The options that are shown. */
  fields: readonly string[];
  words: PageTexts;
  chain: Chain;
}

/** Whether the menu offers an option: one that is data. Numbers can be taken as well, in a line. */
function isAble({ operation }: Step, field: string): boolean {
  const kind = operation.fields[field];
  return (
    kind !== undefined && field !== operation.primary.name && takesSource(kind) && fieldKind(kind).setting === null
  );
}

/** What options take from other steps and inputs, and a menu of what more they can take. */
export function StepSources({ step, steps, fields, words: { t, tool }, chain }: StepSourcesProps) {
  const labelOf = (field: string) => tool(`fields.${field}.label`) ?? field;
  const at = steps.findIndex(({ id }) => id === step.id);
  const taken = Object.entries(step.sources);
  const free = fields.filter((field) => isAble(step, field) && !Object.hasOwn(step.sources, field));
  if (taken.length === 0 && free.length === 0) return null;

  const wordsOf = (field: string, source: Source): string => {
    const params = { field: labelOf(field) };
    if ('input' in source)
      return source.input === INPUT
        ? t('chain.takenFromInput', params)
        : t('chain.takenFromNamed', { ...params, name: source.input });
    const place = steps.findIndex(({ id }) => id === source.step);
    const isAbove = place >= 0 && place < at;
    return isAbove ? t('chain.takenFromStep', { ...params, number: place + 1 }) : t('chain.takenFromNone', params);
  };
  const item = (field: string, id: string, label: string, icon: string, source: Source): MenuItem => ({
    id: `${field} ${id}`,
    label,
    icon,
    onSelect: () => chain.setSource(step.id, field, source),
  });
  const itemsOf = (field: string): MenuItem[] => {
    const params = { field: labelOf(field) };
    return [
      item(field, INPUT, t('chain.takeInput', params), 'text-cursor-input', { input: INPUT }),
      ...steps
        .slice(0, Math.max(0, at))
        .map(({ id }, place) =>
          item(field, String(id), t('chain.takeStep', { ...params, number: place + 1 }), 'workflow', { step: id }),
        ),
      item(field, 'new', t('chain.takeNamed', params), 'plus', { input: freeName(steps) }),
    ];
  };
  return (
    <div className={styles.sources}>
      {taken.map(([field, source]) => (
        <span key={field} className={styles.taken}>
          {wordsOf(field, source)}
          <IconButton
            icon="x"
            size="small"
            label={t('chain.typeInstead', { field: labelOf(field) })}
            onClick={() => chain.setSource(step.id, field, null)}
          />
        </span>
      ))}
      {at >= 0 && free.length > 0 && (
        <Menu icon="link" items={free.flatMap(itemsOf)}>
          {t('chain.take')}
        </Menu>
      )}
    </div>
  );
}

/** Whether a field is edited in the step: it has no source, and isn't fed from above. */
export const isTyped = (step: Step, field: string, isOwn: boolean): boolean =>
  !Object.hasOwn(step.sources, field) &&
  (field !== step.operation.primary.name || (isOwn && fieldKind(step.operation.primary.kind).setting !== null));
