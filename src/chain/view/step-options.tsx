import { FieldSlot } from '../../ui/form/field-slot.tsx';
import { Options } from '../../ui/form/options.tsx';
import { useFields } from '../../ui/form/use-form-state.ts';
import { isSame, isVisible } from '../../operation/values.ts';
import type { OperationSnapshot } from '../../operation/snapshot.ts';
import type { PageTexts } from '../../ui/page-texts.ts';
import type { Chain } from '../state/chain.ts';
import type { Stage } from '../state/stage.ts';
import type { Step } from '../state/document.ts';
import { isTyped, StepSources } from './step-sources.tsx';

interface StepOptionsProps {
  id: string;
  step: Step;
  stage: Stage;
  snapshot: OperationSnapshot;
  /** Whether it starts the chain, without a value from above. */
  isFirst: boolean;
  words: PageTexts;
  chain: Chain;
  /** All steps that aren't switched off, in order. */
  steps: readonly Step[];
}

/** The options of a step, in the form of its tool. */
export function StepOptions({ id, step, stage, snapshot, isFirst, words, chain, steps }: StepOptionsProps) {
  const { control } = useFields(stage.operation);
  const { op } = stage;
  const visible = Object.entries(op.fields).filter(([, field]) => isVisible(field, snapshot.effective));
  // A step that only has settings, such as a generator, needs no value from anywhere.
  const fields = visible.filter(([name]) => isTyped(step, name, isFirst));
  const sources = <StepSources {...{ step, steps, words, chain }} fields={visible.map(([name]) => name)} />;
  if (fields.length === 0) return sources;
  const actions = {
    set: (changes: Readonly<Record<string, unknown>>) => chain.setValues(step.id, changes),
    replace: (changes: Readonly<Record<string, unknown>>) => chain.setValues(step.id, changes, 'replace'),
  };
  return (
    <Options
      fields={fields}
      taken={3}
      isChanged={(name) => !isSame(snapshot.effective[name], op.fields[name]?.initial)}
      isWrong={(name) => snapshot.failures.fields[name] !== undefined}
      words={words}
      narrow
      last={sources}
      renderField={(name) => {
        const field = op.fields[name];
        return (
          field && (
            <FieldSlot
              {...{ name, field, words, control }}
              id={`${id}-${name}`}
              operation={actions}
              failure={snapshot.failures.fields[name]}
              autofocus={false}
              prominent={false}
              ghost={undefined}
              onUndo={undefined}
              values={snapshot.input}
            />
          )
        );
      }}
    />
  );
}
