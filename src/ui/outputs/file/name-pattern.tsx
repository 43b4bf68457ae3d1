import { useState } from 'react';
import type { PageTexts } from '../../page-texts.ts';
import { InputText } from '../../parts/input-text/input-text.tsx';
import styles from './files.module.css';

interface NamePatternProps {
  pattern: string;
  setPattern: (pattern: string) => void;
  unknown: readonly string[];
  words: PageTexts;
}

/** A pattern for the names of files; what it may have is said to those who use it. */
export function NamePattern({ pattern, setPattern, unknown, words: { t } }: NamePatternProps) {
  const [isUsed, setIsUsed] = useState(false);
  return (
    <div className={styles.names} onFocus={() => setIsUsed(true)}>
      <InputText
        size="small"
        label={t('outputs.fileNames')}
        labelPosition="left"
        placeholder="{name}"
        hint={isUsed && t('outputs.fileNamesHint')}
        error={unknown.length > 0 && t('outputs.unknownInNames', { names: unknown.slice(0, 5).join(', ') })}
        value={pattern}
        onChange={setPattern}
        clearable
      />
    </div>
  );
}
