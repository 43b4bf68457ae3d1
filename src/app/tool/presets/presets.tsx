import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Operation } from '../../../core/tool.ts';
import { fieldKind } from '../../../core/kinds.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../session/lazy-part.ts';
import { loadRestOfTexts } from '../../../i18n/i18n.ts';
import type { PresetInputs } from '../../../ui/form/presets-context.ts';
import { Button } from '../../../ui/parts/button/button.tsx';

/** Loads with the texts that only it has. */
const PresetsDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([import('./presets-dialog.tsx'), loadRestOfTexts()]);
  return dialog;
});

/** Whether an operation has options that a preset could keep. */
const hasOptions = ({ fields }: Operation): boolean =>
  Object.values(fields).filter(({ kind, primary }) => !primary && fieldKind(kind).setting?.count === 'one').length > 1;

/** Opens the presets of an operation. Renders nothing if it has fewer than two options that a preset keeps. */
export function Presets(inputs: PresetInputs) {
  return hasOptions(inputs.op) ? <PresetsButton key={inputs.operation} {...inputs} /> : null;
}

function PresetsButton(inputs: PresetInputs) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon="bookmark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('form.presets')}
      </Button>
      {/* Outside the form of the tool, which can't contain another. */}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <PresetsDialog {...inputs} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
