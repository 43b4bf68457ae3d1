import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type Arguments, quoted, withArgument, withoutArguments } from '../../calls/arguments.ts';
import { loadSpec } from '../../catalog/load-spec.ts';
import { unquote } from '../../core/grammar.ts';
import type { Operation } from '../../core/tool.ts';
import { headOf, loadToolNamespace } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import type { Answers } from '../answers/answers.ts';
import { resultOfStage } from '../answers/run-call.ts';
import { type Command, commandOf } from '../keys/commands.ts';
import type { Palette } from '../use-palette.ts';
import { ArgumentField } from './argument-field.tsx';
import { type ArgumentState, argumentStates } from './fields.ts';
import styles from './arguments.module.css';
import { createLineOperation } from './line-operation.ts';
import type { ArgumentsState } from './use-arguments.ts';

interface Props {
  scope: string;
  palette: Palette;
  state: ArgumentsState;
  /** The answers of the rows, one of which is that of the line. */
  answers: Answers;
  /** Runs a command in the list; false if it doesn't apply. */
  run: (command: Command) => boolean;
  /** Returns the focus to the line. */
  leave: () => void;
}

/** Keys of the list that also work from a field. */
const OF_LIST: ReadonlySet<Command> = new Set<Command>([
  'enter',
  'openTool',
  'newTab',
  'insert',
  'copyJson',
  'up',
  'down',
  'pageUp',
  'pageDown',
  'groupUp',
  'groupDown',
]);

/** The operation with its texts; null until both are loaded. */
function useLoadedOperation({ args }: ArgumentsState): Operation | null {
  const card = args?.call.card;
  const name = args?.call.operation.name ?? '';
  const [loaded, setLoaded] = useState<{ id: string; operations: Readonly<Record<string, Operation>> } | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const t = useTexts();
  useEffect(() => {
    if (!card) return undefined;
    let current = true;
    void Promise.all([loadSpec(card), loadToolNamespace(card.id)]).then(
      ([{ operations }]) => current && setLoaded({ id: card.id, operations }),
      () => undefined, // the row reports that the tool can't be loaded
    );
    void loadToolNamespace(card.id).then(renderAgain, () => undefined);
    return () => void (current = false);
  }, [card, t]);
  return (loaded?.id === card?.id && loaded?.operations[name]) || null;
}

/** The focusable controls of the fields, in order. */
const controlsIn = (strip: HTMLElement | null) => [...(strip?.querySelectorAll<HTMLElement>('[data-argument]') ?? [])];

/** Is the caret at the very beginning? */
const isAtStart = (target: EventTarget) =>
  !(target instanceof HTMLInputElement) ||
  target.type === 'checkbox' ||
  (target.selectionStart === 0 && target.selectionEnd === 0);

/** Keys that move through the fields, leave them, or belong to the list. */
function onKey(event: KeyboardEvent<HTMLDivElement>, { run, leave }: Pick<Props, 'run' | 'leave'>) {
  const controls = controlsIn(event.currentTarget);
  if (event.nativeEvent.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  const command = event.getModifierState('AltGraph') ? null : commandOf(event);
  const at = controls.indexOf(event.target as HTMLElement);
  const isBack = event.key === 'Tab' && event.shiftKey;
  if (command === 'escape' || (at === 0 && isBack)) leave();
  else if (command === 'backspace' && isAtStart(event.target)) {
    if (at === 0) leave();
    else controls[at - 1]?.focus();
  } else if (typeof command === 'number' || (command !== null && OF_LIST.has(command))) {
    if (event.repeat && command === 'enter') event.preventDefault();
    if (event.repeat && (command === 'enter' || typeof command === 'number')) return;
    if (!run(command)) return;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the result of the line's answer at the stage of the fields; null until it settles. */
function resultIn(answers: Answers, { key, stage }: Arguments) {
  const answer = answers.get(key);
  return (answer.state === 'settled' && resultOfStage(answer.outcome, stage)) || null;
}

/** The fields of the operation that a line names, after its word. Editing them changes the line. */
export default function ArgumentStrip({ state, ...props }: Props) {
  const { args, shown } = state;
  const t = useTexts();
  const op = useLoadedOperation(state);
  if (!args || !op) return null;
  const { id } = args.call.card;
  if (shown !== 'button')
    return <Inputs key={`${id}/${args.call.operation.name}`} {...props} {...{ state, args, op, shown }} />;
  return (
    <span className={styles.button}>
      <IconButton
        icon="sliders-horizontal"
        size="small"
        label={t('panel.fields.show', { title: headOf(id).title })}
        onClick={() => state.enter()}
      />
    </span>
  );
}

interface InputsProps extends Props {
  args: Arguments;
  op: Operation;
  shown: 'all' | 'secrets';
}

/** The fields as small inputs, over the state of their operation. */
function Inputs({ scope, palette, state, answers, run, leave, args, op, shown }: InputsProps) {
  const { asked, entered, setEntered } = state;
  const { line, inputRef, setText, setSecret } = palette;
  const t = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const result = resultIn(answers, args);
  const [snapshot, operation] = useOperation(() => createLineOperation(args, op, result));
  useLayoutEffect(() => operation.follow(args, result), [operation, args, result]);

  useLayoutEffect(() => {
    if (!asked) return;
    const [first, second] = controlsIn(strip.current);
    // An existing text was typed in the line, where the caret comes from.
    (args.text === null || line.attachment ? first : (second ?? first))?.focus();
  }, [asked, args, line]);
  // Removing a field must not lose the focus.
  useLayoutEffect(() => {
    const element = strip.current;
    const input = inputRef.current;
    return () => {
      if (element?.contains(document.activeElement)) input?.focus();
    };
  }, [inputRef]);

  const { call } = args;
  const name = `${call.card.id}/${call.operation.name}`;
  const states = argumentStates(args, op, snapshot, line.attachment === null && args.stage === 0);

  function change({ name: field, field: { secret, primary }, text: before }: ArgumentState, typed: string | null) {
    if (secret) {
      setText(withoutArguments(args, [field]));
      setSecret(name, field, typed ?? '');
      return;
    }
    const wasQuoted = primary && /[\r\n]/.test(before);
    setText(withArgument(args, field, wasQuoted && typed !== null ? unquote(typed) : typed));
  }

  /** From now on, secrets typed into the line are stored separately. */
  function enter() {
    if (entered) return;
    setEntered(true);
    const typed = states.filter(
      ({ name: of, field, text }) => field.secret && text !== '' && text !== args.secrets[of],
    );
    if (typed.length === 0) return;
    setText(
      withoutArguments(
        args,
        typed.map(({ name: of }) => of),
      ),
    );
    for (const { name: of, text } of typed) setSecret(name, of, text);
  }

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setEntered(false);
  }

  /** Clicking the empty space after the fields focuses the line. */
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  }

  const visible = shown === 'secrets' ? states.filter(({ name: of }) => args.secrets[of] !== undefined) : states;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses of the fields in it
    <div
      ref={strip}
      role="group"
      aria-label={t('panel.fields.label', { title: headOf(call.card.id).title })}
      className={styles.strip}
      onKeyDown={(event) => onKey(event, { run, leave })}
      onFocus={enter}
      onBlur={onBlur}
      onPointerDown={onPointerDown}
    >
      {visible.map((field) => (
        <ArgumentField
          key={field.name}
          id={`${scope}-argument-${field.name}`}
          tool={call.card.id}
          state={field.field.primary && /[\r\n]/.test(field.text) ? { ...field, text: quoted(field.text) } : field}
          onChange={(text) => change(field, text)}
        />
      ))}
    </div>
  );
}
