import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import { CopyButton } from '../copy/copy-button.tsx';
import { Modal } from './modal.tsx';
import { SCROLLABLE } from '../scrollable.ts';
import styles from './modal-value.module.css';

interface ModalValueProps {
  value: string;
  /** The label of the button. */
  label: ReactNode;
  /** The title of the modal; defaults to the label. */
  title?: ReactNode;
  icon?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  disabled?: boolean;
}

/** A button that shows the whole of a long value in a modal, ready to copy. */
export function ModalValue({ value, label, title = label, icon, variant, size, disabled }: ModalValueProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...{ icon, variant, size, disabled }} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={<CopyButton text={value} variant="primary" />}
      >
        <pre {...SCROLLABLE} className={styles.value} translate="no">
          {value}
        </pre>
      </Modal>
    </>
  );
}
