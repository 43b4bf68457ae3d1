import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { Modal } from '../../ui/parts/overlay/modal.tsx';

interface WayTextProps {
  onFind: (text: string) => void;
  onClose: () => void;
}

/** Asks for the text that steps should lead to. */
export default function WayText({ onFind, onClose }: WayTextProps) {
  const t = useTexts();
  const form = useId();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === '') return;
    onFind(text);
    onClose();
  };
  return (
    <Modal
      open
      title={t('chain.wayTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} variant="primary" disabled={text === ''}>
          {t('chain.wayTitle')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <InputText label={t('chain.wayText')} value={text} onChange={setText} multiline rows={3} monospace autofocus />
      </form>
    </Modal>
  );
}
