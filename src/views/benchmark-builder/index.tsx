import { leftText } from '../../session/drafts.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useState } from 'react';
import { messagesOf } from '../../i18n/texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { type Bench, compareSuites, EMPTY, readSuites, START, type Suite } from '../../lib/numbers/benchmark/suite.ts';
import { useKept } from '../../session/use-kept.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { EmptyState } from '../../ui/parts/feedback/empty-state.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import styles from './benchmark-builder.module.css';
import { Measure } from './measure.tsx';
import { Results } from './results.tsx';
import { keptBench } from './saved.ts';
import { SuiteCard } from './suite-card.tsx';

export const ready = keptBench.load;

/** Series of measurements side by side, with an analysis of their differences. */
export default function BenchmarkBuilder() {
  const [bench, setBench] = useKept(keptBench, START);
  return bench && <Builder {...{ bench, setBench }} />;
}

interface BuilderProps {
  bench: Bench;
  setBench: (bench: Bench) => void;
}

function Builder({ bench, setBench }: BuilderProps) {
  const t = useToolTexts('benchmark-builder');
  const say = messagesOf(t);
  const [pasted, setPasted] = useState(() => leftText('benchmark paste') ?? '');
  useDraft('benchmark paste', () => (pasted === '' ? undefined : { open: pasted }));

  const change = (part: Partial<Bench>) => setBench({ ...bench, ...part });
  const setSuite = (index: number, suite: Suite) => change({ suites: bench.suites.with(index, suite) });
  const nameOf = (index: number) => say('suite', { number: index + 1 });
  const results = compareSuites(bench, nameOf);
  const suites = readSuites(pasted) ?? (/\d/.test(pasted) ? [{ name: '', text: pasted.trim() }] : []);
  const take = () => {
    const used = bench.suites.filter(({ name, text }) => name.trim() !== '' || text.trim() !== '');
    change({ suites: [...used, ...suites] });
    setPasted('');
  };
  return (
    <div className={styles.view}>
      <div className={styles.results} data-lead="results">
        {results.length > 0 ? (
          <Results results={results} unit={bench.unit.trim()} say={say} />
        ) : (
          <EmptyState title={say('no-results')} />
        )}
      </div>
      <div className={styles.inputs}>
        <ButtonsSelect
          label={say('source')}
          value={bench.source}
          options={[
            { value: 'numbers', label: say('from-numbers') },
            { value: 'code', label: say('from-code') },
          ]}
          onChange={(source) => change({ source })}
        />
        <div className={styles.suites}>
          {bench.suites.map((suite, index) => (
            <SuiteCard
              key={index}
              suite={suite}
              fallback={nameOf(index)}
              removable={bench.suites.length > 1}
              coded={bench.source === 'code'}
              say={say}
              onChange={(changed) => setSuite(index, changed)}
              onRemove={() => change({ suites: bench.suites.toSpliced(index, 1) })}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button icon="plus" onClick={() => change({ suites: [...bench.suites, { name: '', text: '' }] })}>
            {say('add')}
          </Button>
          <Button icon="rotate-ccw" onClick={() => setBench({ ...EMPTY, unit: bench.unit, source: bench.source })}>
            {say('reset')}
          </Button>
        </div>
        {bench.source === 'code' && <Measure bench={bench} nameOf={nameOf} say={say} change={change} />}
        <Card title={say('options')}>
          <div className={styles.fields}>
            <div className={styles.options}>
              <InputText
                label={say('unit')}
                value={bench.unit}
                placeholder="ms"
                onChange={(unit) => change({ unit })}
              />
              <ButtonsSelect
                label={say('better')}
                value={bench.higherIsBetter ? 'higher' : 'lower'}
                options={[
                  { value: 'lower', label: say('lower') },
                  { value: 'higher', label: say('higher') },
                ]}
                onChange={(value) => change({ higherIsBetter: value === 'higher' })}
              />
              <ButtonsSelect
                label={say('against')}
                value={bench.against}
                options={[
                  { value: 'best', label: say('best') },
                  { value: 'first', label: say('first') },
                ]}
                onChange={(against) => change({ against })}
              />
            </div>
            <InputText
              label={say('paste')}
              value={pasted}
              multiline
              rows={3}
              monospace
              placeholder={'old: 12.1 12.4 12.2\nnew: 10.3 10.1 10.6'}
              hint={say('paste-hint')}
              onChange={setPasted}
            />
            <Button icon="clipboard-paste" disabled={suites.length === 0} onClick={take}>
              {say('take', { count: suites.length })}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}
