import { useTexts } from '../i18n/use-texts.ts';
import { ActionList } from './action-list.tsx';
import { ActionsPanel } from './actions-panel.tsx';
import { AliasForm } from './alias-form.tsx';
import type { Answers } from './answers.ts';
import type { Line } from './calls.ts';
import { CompareView } from './compare-view.tsx';
import { type ActId, actionsFor, isSubView, standsFor, type SubView } from './row-actions.ts';
import { partOf, type RowView, type Words } from './row-view.ts';
import type { Index, Row } from './rows.ts';
import type { Shell } from './shell.ts';
import type { Memory } from './use-memory.ts';
import { WhyView } from './why-view.tsx';

export type MenuState = 'list' | SubView;

interface Props {
  scope: string;
  row: Row;
  view: RowView;
  state: MenuState;
  onState: (state: MenuState) => void;
  /** As it was typed, and with the alias of one's own replaced. */
  typed: Line;
  line: Line;
  index: Index;
  words: Words;
  answers: Answers;
  memory: Memory;
  shell: Shell;
  canInsert: boolean;
  onAct: (id: Exclude<ActId, SubView>) => void;
  onAlias: (word: string) => void;
  onClose: () => void;
}

/** The actions of a row, or what one of them shows in the place of the list. */
export function RowMenu({ scope, row, view, state, onState, ...given }: Props) {
  const { typed, line, index, words, answers, memory, shell, canInsert, onAct, onAlias, onClose } = given;
  const t = useTexts();
  const { title, deed } = view;
  const back = state === 'list' ? null : () => onState('list');
  const around = { ...memory, index, favourites: shell.favourites, canInsert };
  const request = row.type === 'answer' || row.type === 'open' ? row.request : null;
  const part = row.type === 'answer' ? partOf(answers.get(row.request.key), row.output) : null;
  const shown = state === 'list' ? undefined : t(`panel.acts.${state}`).replace(/…$/, '');
  const name = title || words.title(request?.card.id ?? '');
  return (
    <ActionsPanel title={name} shown={shown} onBack={back} onClose={onClose}>
      {state === 'list' && (
        <ActionList
          scope={scope}
          deed={deed}
          actions={actionsFor(row, view, around)}
          onAct={(id) => (isSubView(id) ? onState(id) : onAct(id))}
        />
      )}
      {state === 'alias' && standsFor(row) && (
        <AliasForm title={name} index={index} own={memory.own} onSave={onAlias} />
      )}
      {state === 'compare' && typeof part?.text === 'string' && <CompareView answer={part.text} secret={part.secret} />}
      {state === 'why' && request && <WhyView {...{ request, typed, line, index, words }} version={shell.version} />}
    </ActionsPanel>
  );
}
