import { Spoken } from '../../parts/copy/spoken.tsx';
import styles from './edit-value.module.css';

/** Explains why text typed in a result sets nothing. */
export function EditError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <Spoken>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </Spoken>
  );
}
