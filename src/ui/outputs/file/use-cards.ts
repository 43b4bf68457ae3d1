import { useSyncExternalStore } from 'react';
import type { Failure } from '../../../core/failure.ts';
import type { OutputFile } from '../../../core/values.ts';
import { failureText } from '../../../i18n/texts.ts';
import type { PageTexts } from '../../page-texts.ts';
import type { OutputProps } from '../output-props.ts';
import type { Card } from './file-card.tsx';

const noSubscription = () => () => undefined;
const nothing = () => null;

/** The cards of a result: of each file that went in what has been made of it, or why nothing has. */
export function useCards(value: readonly OutputFile[], each: OutputProps['each'], { t, tool }: PageTexts): Card[] {
  const run = each?.run;
  useSyncExternalStore(run?.subscribe ?? noSubscription, run?.get ?? nothing, run?.get ?? nothing);
  const sources = each?.sources ?? [];
  /** The files made of a source; what is made of one is it in another form. */
  const done = (files: readonly OutputFile[], index?: number): Card[] =>
    files.map((file) => ({
      state: 'done',
      file,
      name: file.name,
      source: files.length === 1 ? sources[index ?? -1] : undefined,
    }));
  const failed = (name: string, size: number, failure: Failure): Card => {
    const says = failureText(tool, (key, params) => t(key, params), failure);
    return { state: 'failed', name, size, says };
  };
  const ends = each?.ends;
  if (ends) {
    const rest = [...value];
    return ends.flatMap(({ name, size, made, failure }, index) =>
      failure ? failed(name, size, failure) : done(rest.splice(0, made), index),
    );
  }
  if (!run) return done(value, sources.length === 1 ? 0 : undefined);
  // Said of hundreds, several times a second.
  const [working, waiting] = [t('outputs.working'), t('outputs.waiting')];
  return run.files.flatMap(({ name, size }, index): Card | Card[] => {
    const state = run.stateAt(index);
    if (state === 'done') return done(run.madeAt(index), index);
    const failure = run.failureAt(index);
    if (state === 'failed' && failure) return failed(name, size, failure);
    return state === 'working' ? { state, name, size, says: working } : { state: 'waiting', name, size, says: waiting };
  });
}
