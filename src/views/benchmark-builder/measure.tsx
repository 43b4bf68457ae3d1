import { useEffect, useRef, useState } from 'react';
import { measureSnippets, type SnippetEnd } from '../../executor/snippets.ts';
import { type Bench, timings } from '../../lib/numbers/benchmark/suite.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Button } from '../../ui/parts/button/button.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { Progress } from '../../ui/parts/feedback/progress.tsx';
import styles from './benchmark-builder.module.css';

/** Samples per snippet if nothing goes wrong, for the worker. */
const ROUNDS = 30;

interface MeasureProps {
  bench: Bench;
  nameOf: (index: number) => string;
  say: (code: string, params?: Record<string, string | number>) => string;
  change: (part: Partial<Bench>) => void;
}

/** Runs the snippets of the suites and stores the measured samples in them. */
export function Measure({ bench, nameOf, say, change }: MeasureProps) {
  const [round, setRound] = useState<number>();
  const [end, setEnd] = useState<SnippetEnd>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const coded = bench.suites.flatMap(({ code = '' }, index) => (code.trim() === '' ? [] : [{ code, index }]));
  const limit = 10_000 + 5000 * coded.length;

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setEnd(undefined);
    setRound(0);
    const samples: number[][] = coded.map(() => []);
    const task = { setup: bench.setup, codes: coded.map(({ code }) => code) };
    const how = await measureSnippets(task, {
      signal: controller.signal,
      limit,
      onSample(index, ms) {
        samples[index]?.push(ms);
        if (index === 0) setRound(samples[0]?.length);
      },
    });
    setRound(undefined);
    setEnd(how);
    if (samples.every((values) => values.length === 0)) return;
    const { unit, texts } = timings(samples);
    const suites = coded.reduce(
      (all, { index }, place) => all.with(index, { ...(all[index] ?? { name: '' }), text: texts[place] ?? '' }),
      [...bench.suites],
    );
    change({ suites, unit, higherIsBetter: false });
  };

  const nameAt = (place: number) => {
    const index = coded[place]?.index ?? 0;
    return bench.suites[index]?.name.trim() || nameOf(index);
  };
  return (
    <Card title={say('measure')}>
      <div className={styles.fields}>
        <InputText
          label={say('setup')}
          value={bench.setup}
          multiline
          rows={3}
          monospace
          placeholder="const list = Array.from({ length: 1000 }, (_, n) => n);"
          hint={say('setup-hint')}
          onChange={(setup) => change({ setup })}
        />
        {round === undefined ? (
          <Button variant="primary" icon="play" disabled={coded.length === 0} onClick={() => void run()}>
            {say('run')}
          </Button>
        ) : (
          <Progress
            label={round === 0 ? say('warming-up') : say('round', { round, rounds: ROUNDS })}
            value={round === 0 ? undefined : round / ROUNDS}
            actions={<Button onClick={() => running.current?.abort()}>{say('stop')}</Button>}
          />
        )}
        {end?.kind === 'failed' && (
          <Alert live tone="error">
            {say('code-failed', { name: nameAt(end.index), error: end.message })}
          </Alert>
        )}
        {end?.kind === 'time-up' && (
          <Alert live tone="warning">
            {say('time-up', { seconds: limit / 1000 })}
          </Alert>
        )}
        {end?.kind === 'open' && (
          <Alert live tone="error">
            {say('no-sandbox')}
          </Alert>
        )}
      </div>
    </Card>
  );
}
