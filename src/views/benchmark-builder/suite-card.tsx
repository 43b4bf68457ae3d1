import { readSamples, type Suite } from '../../lib/numbers/benchmark/suite.ts';
import { Card } from '../../ui/parts/card/card.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import styles from './benchmark-builder.module.css';

interface SuiteCardProps {
  suite: Suite;
  /** The default name. */
  fallback: string;
  removable: boolean;
  /** Whether there is code that produces the samples. */
  coded: boolean;
  say: (code: string, params?: Record<string, string | number>) => string;
  onChange: (suite: Suite) => void;
  onRemove: () => void;
}

/** One suite: its name and its samples, typed, pasted or measured. */
export function SuiteCard({ suite, fallback, removable, coded, say, onChange, onRemove }: SuiteCardProps) {
  const { values, refused } = readSamples(suite.text);
  const name = suite.name.trim() || fallback;
  return (
    <Card
      title={name}
      actions={<IconButton icon="trash-2" label={say('remove', { name })} disabled={!removable} onClick={onRemove} />}
    >
      <div className={styles.fields}>
        <InputText
          label={say('name')}
          value={suite.name}
          placeholder={fallback}
          onChange={(value) => onChange({ ...suite, name: value })}
        />
        {coded && (
          <InputText
            label={say('snippet')}
            value={suite.code ?? ''}
            multiline
            rows={5}
            monospace
            placeholder={'list.map((n) => n * 2)'}
            onChange={(code) => onChange({ ...suite, code })}
          />
        )}
        <InputText
          label={say('samples')}
          value={suite.text}
          multiline
          rows={coded ? 2 : 4}
          monospace
          placeholder="12.5 13.1 12.9"
          hint={say('sample-count', { count: values.length })}
          error={refused.length > 0 ? say('refused', { values: refused.slice(0, 3).join(', ') }) : undefined}
          onChange={(value) => onChange({ ...suite, text: value })}
        />
      </div>
    </Card>
  );
}
