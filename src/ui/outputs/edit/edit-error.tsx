import styles from './edit-value.module.css';

/**
 * Explains why text typed in a result sets nothing. Always rendered, so that messages are announced when they appear.
 */
export function EditError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <span aria-live="polite">
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
