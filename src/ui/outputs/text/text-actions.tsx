import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import type { OutputProps } from '../output-props.ts';
import { saveText } from '../file/save-file.ts';

interface TextActionsProps extends Pick<OutputProps, 'label' | 'output' | 'words' | 'fileName' | 'actions'> {
  text: string;
  type: string;
  extension: string;
  copyLabel?: string;
  /** Whether there is no room for the words of the button. */
  iconOnly?: boolean;
}

/** Copy and download for a text, after the actions of its container. */
export function TextActions({
  text,
  type,
  extension,
  output,
  words,
  fileName,
  actions,
  iconOnly = false,
  ...rest
}: TextActionsProps) {
  return (
    <>
      {actions}
      <IconButton
        icon="download"
        size="small"
        label={words.t('outputs.download')}
        of={rest.label}
        disabled={text === ''}
        onClick={() => saveText(output.fileName ?? `${fileName}.${extension}`, type, text)}
      />
      <CopyButton
        text={text}
        label={rest.copyLabel}
        name={rest.copyLabel ?? words.t('outputs.copyOne', { label: rest.label })}
        iconOnly={iconOnly}
        size="small"
        variant="quiet"
        disabled={text === ''}
      />
    </>
  );
}
