import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../ui/parts/button/button.tsx';
import { FileUpload } from '../../ui/parts/file-upload/file-upload.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { Modal } from '../../ui/parts/overlay/modal.tsx';
import styles from './html-wysiwyg-editor.module.css';
import { readImages } from './read-images.ts';

interface DialogProps {
  editor: Editor;
  say: (code: string) => string;
  onClose: () => void;
}

/** Inserts a picture from a file, which becomes part of the HTML, or by address, which is only named here. */
export function PictureDialog({ editor, say, onClose }: DialogProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [address, setAddress] = useState('');
  const [description, setDescription] = useState('');
  const src = address.trim();
  const insert = async () => {
    const [file] = await readImages(files);
    const picture = file ?? { src, alt: '' };
    if (picture.src === '') return;
    editor
      .chain()
      .focus()
      .setImage({ src: picture.src, alt: description.trim() || picture.alt })
      .run();
    onClose();
  };
  return (
    <Modal
      open
      title={say('picture')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" disabled={src === '' && files.length === 0} onClick={() => void insert()}>
            {say('insert')}
          </Button>
        </>
      }
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void insert();
        }}
      >
        <InputText
          label={say('address')}
          value={address}
          placeholder="https://example.org/picture.png"
          hint={say('picture-hint')}
          onChange={setAddress}
        />
        <FileUpload label={say('file')} files={files} accept="image/*" onChange={setFiles} />
        <InputText label={say('description')} value={description} onChange={setDescription} />
      </form>
    </Modal>
  );
}
