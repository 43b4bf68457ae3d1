import { useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';

interface OpenFileProps {
  /** The name of the field that it fills. */
  label: string;
  accept?: string | undefined;
  onFile: (file: File) => void;
}

/** A button that opens one file. */
export function OpenFile({ label, accept, onFile }: OpenFileProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="folder-open"
        size="small"
        label={t('fields.openFile')}
        of={label}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t('fields.openFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // the same file can be opened again after it has changed on disk
          if (file) onFile(file);
        }}
      />
    </>
  );
}
