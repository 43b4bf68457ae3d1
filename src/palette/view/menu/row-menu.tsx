import { useTexts } from '../../../i18n/use-texts.ts';
import { ActionList } from './action-list.tsx';
import type { ActionContext, ActionView, RowAction } from '../../actions/action.ts';
import { actionsFor } from '../../actions/row-actions.ts';
import { removeAlias } from '../../actions/personal-actions.ts';
import { aliasTargetOf, ownAliasesOf } from '../../actions/subject.ts';
import { ActionsPanel } from './menu-frame.tsx';
import { AliasForm, type Named } from './alias-form.tsx';
import type { Line } from '../../../calls/call.ts';
import { CompareView } from './compare-view.tsx';
import { partOf } from '../../answers/answers.ts';
import type { RowView } from '../../rows/row-view.ts';
import type { Row } from '../../rows/row.ts';
import { WhyView } from './why-view.tsx';

export type MenuState = 'list' | ActionView;

interface Props {
  scope: string;
  row: Row;
  view: RowView;
  state: MenuState;
  /** The line with the user's own alias expanded. */
  line: Line;
  context: ActionContext;
  /** Keys typed before the menu was loaded. */
  typed: string;
  onBack: () => void;
  onAct: (action: RowAction) => void;
  onAlias: (named: Named) => void;
  onClose: () => void;
}

/** The actions of a row, or the view of one of them. */
export function RowMenu({ scope, row, view, state, line, context, typed, onBack, onAct, onAlias, onClose }: Props) {
  const t = useTexts();
  const { index, texts, answers, memory, shell } = context;
  const call = row.type === 'answer' || row.type === 'open' ? row.call : null;
  const part = row.type === 'answer' ? partOf(answers.get(row.call.key), row.output) : null;
  const name = view.title || texts.title(call?.card.id ?? '');
  const labelOf = (action: RowAction) => {
    const { key, params } = action.label?.(row, context) ?? { key: `panel.actionNames.${action.id}` };
    return t(key, params);
  };
  const action = actionsFor(row, context).find(({ view: shows }) => shows === state);
  const shown = action && labelOf(action).replace(/…$/, '');
  return (
    <ActionsPanel title={name} shown={shown} onBack={state === 'list' ? null : onBack} onClose={onClose}>
      {state === 'list' && <ActionList actions={actionsFor(row, context)} {...{ scope, labelOf, typed, onAct }} />}
      {state === 'alias' && aliasTargetOf(row) && (
        <AliasForm
          title={name}
          index={index}
          own={memory.own}
          words={ownAliasesOf(row, context)}
          onSave={onAlias}
          onRemove={(word) => removeAlias(word, context)}
        />
      )}
      {state === 'compare' && typeof part?.text === 'string' && <CompareView answer={part.text} secret={part.secret} />}
      {state === 'why' && call && (
        <WhyView {...{ call, typed: context.line, line, index, texts }} version={shell.version} />
      )}
    </ActionsPanel>
  );
}
