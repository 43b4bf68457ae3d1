import { useState } from 'react';
import { isInputFile } from '../../../core/field.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../parts/button/button.tsx';
import { FileUpload } from '../../parts/file-upload/file-upload.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import { canCaptureScreen, captureScreen } from './capture.ts';
import { ExampleBadge } from '../aside/example-badge.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './file.module.css';

/** One file: chosen, dropped, pasted, or a picture from the camera or the screen. */
export function FileField({ id, field, value, onChange, label, hint, example, error }: FieldProps) {
  const t = useTexts();
  const [aiming, setAiming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sources = (field.sources ?? []).filter((source) => source !== 'screen' || canCaptureScreen());
  const take = (file: File | null) => {
    setProblem(undefined);
    onChange(file);
  };
  const takeScreen = async () => {
    const taken = await captureScreen();
    if (taken.ok) take(taken.file);
    else setProblem(t(`fields.${taken.problem}`));
  };
  return (
    <div className={styles.field}>
      <FileUpload
        {...{ id, label, hint }}
        error={problem ?? error}
        // FileUpload shows only name and size, which every InputFile has.
        files={isInputFile(value) ? [value as File] : []}
        onChange={(files) => take(files.at(-1) ?? null)}
        accept={field.accept}
      />
      {example !== undefined && (
        <p className={styles.example}>
          <ExampleBadge example={example} /> {example}
        </p>
      )}
      {(sources.includes('camera') || sources.includes('screen')) && (
        <div className={styles.sources}>
          {sources.includes('camera') && (
            <Button size="small" icon="camera" onClick={() => setAiming(true)}>
              {t('fields.camera')}
            </Button>
          )}
          {sources.includes('screen') && (
            <Button size="small" icon="monitor" onClick={() => void takeScreen()}>
              {t('fields.screen')}
            </Button>
          )}
        </div>
      )}
      {aiming && <CameraDialog onClose={() => setAiming(false)} onTake={take} />}
    </div>
  );
}
