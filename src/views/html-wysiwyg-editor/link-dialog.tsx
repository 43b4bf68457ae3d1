import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../ui/parts/button/button.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { Modal } from '../../ui/parts/overlay/modal.tsx';
import styles from './html-wysiwyg-editor.module.css';

interface DialogProps {
  editor: Editor;
  say: (code: string) => string;
  onClose: () => void;
}

/** Sets, changes or removes the link at the caret or selection; addresses that could run code are rejected. */
export function LinkDialog({ editor, say, onClose }: DialogProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [refused, setRefused] = useState(false);
  const set = () => {
    const href = address.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    const done = (() => {
      if (href === '') return chain.unsetLink().run();
      if (editor.state.selection.empty && !editor.isActive('link')) {
        if (!editor.can().setLink({ href })) return false;
        return chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
      }
      return chain.setLink({ href }).run();
    })();
    setRefused(!done);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={say('link')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" onClick={set}>
            {say('apply')}
          </Button>
        </>
      }
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <InputText
          label={say('address')}
          value={address}
          placeholder="https://example.org"
          hint={say('link-hint')}
          error={refused ? say('address-refused') : undefined}
          onChange={setAddress}
        />
      </form>
    </Modal>
  );
}
