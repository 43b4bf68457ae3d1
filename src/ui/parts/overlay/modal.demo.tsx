import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Variant } from '../demo/variant.tsx';
import { InputText } from '../input-text/input-text.tsx';
import { Modal } from './modal.tsx';

export default function ModalDemo() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => setOpen(false);
  return (
    <Variant title="Closes on Escape, the button, and a click outside">
      <Button onClick={() => setOpen(true)}>Open the modal</Button>
      <Modal
        open={open}
        onClose={close}
        title="Clear all data"
        footer={
          <>
            <Button onClick={close}>Keep</Button>
            <Button variant="danger" onClick={close}>
              Clear
            </Button>
          </>
        }
      >
        <p>Favorites, language and theme on this device go back to what they were on the first visit.</p>
        <InputText label="Your name" value={name} onChange={setName} />
      </Modal>
    </Variant>
  );
}
