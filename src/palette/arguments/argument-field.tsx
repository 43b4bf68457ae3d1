import { type KeyboardEvent, useState } from 'react';
import { fold } from '../../base/fold.ts';
import { fieldKind } from '../../core/kinds.ts';
import { lookupOf } from '../../i18n/i18n.ts';
import { failureText } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RAW_TEXT } from '../../ui/parts/input-text/raw-text.ts';
import styles from './arguments.module.css';
import type { ArgumentState } from './fields.ts';

interface Props {
  id: string;
  /** The id of the tool, for its texts. */
  tool: string;
  state: ArgumentState;
  /** Sets the value in the line; null removes it. */
  onChange: (text: string | null) => void;
}

/** One field of an operation as a small input with its label. */
export function ArgumentField(props: Props) {
  const { id, tool, state } = props;
  const t = useTexts();
  const texts = lookupOf(tool);
  const { name, failure } = state;
  const label = texts(`fields.${name}.label`) ?? name;
  const error = failure && failureText(texts, (key, params) => t(key, params), failure);
  const Control = state.field.kind === 'toggle' ? Toggle : state.field.options ? Choice : Text;
  return (
    <span
      className={styles.field}
      data-invalid={failure ? '' : undefined}
      data-primary={state.field.primary || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Control {...props} label={label} errorId={failure ? `${id}-error` : undefined} />
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}

interface ControlProps extends Props {
  label: string;
  errorId: string | undefined;
}

/** Attributes of every control: the field it belongs to, and its error. */
const shared = ({ id, errorId }: ControlProps) => ({
  id,
  'data-argument': '',
  'aria-invalid': errorId !== undefined,
  'aria-describedby': errorId,
});

function Toggle(props: ControlProps) {
  const { state, onChange } = props;
  return (
    <input
      {...shared(props)}
      type="checkbox"
      className={styles.toggle}
      checked={state.value === true}
      onChange={({ target }) => onChange(String(target.checked) === state.fallback ? null : String(target.checked))}
    />
  );
}

/** Grows with its text in browsers that don't support this natively. */
const sizeFor = (text: string, most: number) => Math.min(most, Math.max(3, text.length + 1));

function Text(props: ControlProps) {
  const { tool, state, onChange } = props;
  const { field, name, text, fallback } = state;
  const { numeric, file } = fieldKind(field.kind);
  // A line can't hold a file.
  const example =
    field.primary && !field.secret && file === 'never' ? lookupOf(tool)(`fields.${name}.placeholder`) : null;
  const placeholder = fallback || example || '';
  return (
    <input
      {...shared(props)}
      {...RAW_TEXT}
      type="text"
      data-masked={field.secret || undefined}
      inputMode={numeric ? 'decimal' : undefined}
      className={styles.text}
      size={sizeFor(text || placeholder, field.primary ? 28 : 16)}
      value={text}
      placeholder={placeholder}
      dir="auto"
      data-gramm="false"
      data-1p-ignore=""
      data-lpignore="true"
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

/** One of several options: completed while typing, or selected from the list below with the arrow keys. */
function Choice(props: ControlProps) {
  const { id, tool, state, label, onChange } = props;
  const { field, name, text, fallback } = state;
  const texts = lookupOf(tool);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const labelOf = (option: string) => field.names?.[option] ?? texts(`fields.${name}.options.${option}`) ?? option;
  const all = field.options ?? [];
  const isSeveral = field.kind === 'choices';
  /** The text being typed; for a list, its last item. */
  const [before = '', last = typed ?? ''] = isSeveral
    ? [/^.*,/.exec(typed ?? '')?.[0], (typed ?? '').replace(/^.*,/, '')]
    : [];
  const begins = (option: string) => [option, labelOf(option)].some((word) => fold(word).startsWith(fold(last.trim())));
  const shown = typed === null ? all : all.filter(begins);
  const chosen = isSeveral ? (typed === null ? '' : (shown[0] ?? '')) : text || fallback;
  const at = shown.indexOf(chosen);

  function take(option: string, wasTyped: string | null = null) {
    setTyped(wasTyped);
    if (isSeveral) onChange(before + option);
    else onChange(option === fallback ? null : option);
  }

  function type(value: string) {
    setTyped(value);
    setOpen(true);
    if (value === '' || isSeveral) {
      onChange(value === '' ? null : value);
      return;
    }
    const wanted = fold(value.trim());
    const isExact = (option: string) => fold(option) === wanted || fold(labelOf(option)) === wanted;
    const match =
      all.find(isExact) ??
      all.find((option) => [option, labelOf(option)].some((word) => fold(word).startsWith(wanted)));
    // Text that matches no option stays unchanged: the rule of the field lists the options.
    if (match === undefined) onChange(value);
    else take(match, value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = at + (key === 'ArrowDown' ? 1 : -1);
      if (open || at < 0) {
        const option = shown[Math.max(0, Math.min(next, shown.length - 1))];
        if (option !== undefined) take(option, isSeveral ? before + option : null);
      }
      setOpen(true);
    } else if (key === 'Escape' && open) {
      setOpen(false);
      setTyped(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const isShown = open && shown.length > 0;
  const said = text === '' || isSeveral ? text : all.includes(text) ? labelOf(text) : text;
  const value = typed ?? said;
  return (
    <>
      <input
        {...shared(props)}
        {...RAW_TEXT}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-options` : undefined}
        aria-activedescendant={isShown && at >= 0 ? `${id}-option-${at}` : undefined}
        className={styles.text}
        size={sizeFor(value || labelOf(fallback), 16)}
        value={value}
        placeholder={fallback === '' ? '' : labelOf(fallback)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setOpen(false);
          setTyped(null);
        }}
      />
      {isShown && (
        <div id={`${id}-options`} role="listbox" aria-label={label} className={styles.options} data-options="">
          {shown.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has both
            <div
              key={option}
              ref={(row) => {
                if (place === at) row?.scrollIntoView({ block: 'nearest' });
              }}
              id={`${id}-option-${place}`}
              role="option"
              aria-selected={place === at}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                take(option, isSeveral ? before + option : null);
                setOpen(false);
              }}
            >
              {labelOf(option)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
