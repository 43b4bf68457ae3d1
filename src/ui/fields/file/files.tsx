import { isInputFile } from '../../../core/field.ts';
import { FileUpload } from '../../parts/file-upload/file-upload.tsx';
import { ExampleBadge } from '../aside/example-badge.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './file.module.css';

/** Several files, chosen, dropped or pasted, in an order that can be changed. */
export function FilesField({ id, field, value, onChange, label, hint, example, error }: FieldProps) {
  return (
    <div className={styles.field}>
      <FileUpload
        {...{ id, label, hint, error, onChange }}
        // FileUpload shows only name and size, which every InputFile has.
        files={Array.isArray(value) ? (value.filter(isInputFile) as File[]) : []}
        accept={field.accept}
        multiple
      />
      {example !== undefined && (
        <p className={styles.example}>
          <ExampleBadge example={example} /> {example}
        </p>
      )}
    </div>
  );
}
