import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Diff } from '../../../../core/shapes/shapes.ts';
import type { PageTexts } from '../../../page-texts.ts';
import { ExampleBadge } from '../../../fields/aside/example-badge.tsx';
import { asText } from '../../../fields/field-props.ts';
import type { useFileDrop } from '../../../fields/file/file-drop.ts';
import { OpenFile } from '../../../fields/file/open-file.tsx';
import { mergeCode } from '../../../merge-editor/merge-code.ts';
import type { MergeEditor } from '../../../merge-editor/merge-editor.ts';
import { DiffBar } from '../../../outputs/diff/diff-bar.tsx';
import { TextActions } from '../../../outputs/text/text-actions.tsx';
import { DropNotice } from '../../../parts/file-upload/drop-notice.tsx';
import frame from '../../../parts/frame/frame.module.css';
import { IconButton } from '../../../parts/icon-button/icon-button.tsx';
import { ContinueWith } from '../continue-with.tsx';
import type { NamedOutput } from '../output-slot.tsx';
import type { FormState } from '../../use-form-state.ts';
import styles from './merge.module.css';
import { MOST_TEXT } from './use-merge.ts';
import { useSidesDrop } from './use-sides-drop.ts';

interface MergeFieldProps {
  /** Prefix of the ids in the form. */
  base: string;
  names: readonly [string, string];
  state: FormState;
  words: PageTexts;
  lead: NamedOutput;
  fileName: string;
  autofocus: boolean;
}

/** What one of the two editors shows and its name. */
function useSide(name: string, { state, words: { tool } }: MergeFieldProps) {
  const { field } = useController({ name, control: state.control });
  const own = asText(field.value);
  const shown = asText(state.effective[name]);
  return {
    name,
    label: tool(`fields.${name}.label`) ?? name,
    placeholder: tool(`fields.${name}.placeholder`) ?? '',
    text: shown,
    isExample: state.ghost !== null && own === '' && shown !== '',
    register: field.ref,
    change(value: unknown) {
      field.onChange(value);
      state.operation.set({ [name]: value });
    },
  };
}

/** Two texts as one editor that marks their differences while the user types. It is also the main result. */
export function MergeField(props: MergeFieldProps) {
  const { base, names, words, lead, fileName, autofocus } = props;
  const left = useSide(names[0], props);
  const right = useSide(names[1], props);
  const drop = useSidesDrop(left.change, right.change);
  const diff = lead.value as Diff;
  const [current, setCurrent] = useState<{ diff: Diff; change: number }>();
  const at = current?.diff === diff ? current.change : -1;

  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<MergeEditor>(null);
  const latest = useRef({ left, right });
  useEffect(() => {
    latest.current = { left, right };
  });
  useLayoutEffect(() => {
    const code = mergeCode.get();
    if (!code || !host.current) return undefined;
    const box = host.current.appendChild(document.createElement('div'));
    box.className = styles.box ?? '';
    const built = code.createMergeEditor({
      root: box.attachShadow({ mode: 'open', delegatesFocus: true }),
      words: { left, right },
      longestPaste: MOST_TEXT,
      onChange: (side, text) => latest.current[side].change(text),
    });
    editor.current = built;
    for (const side of ['left', 'right'] as const) {
      const { text, isExample, register } = { left, right }[side];
      built.setText(side, text, isExample);
      register({ focus: () => built.focus(side) });
    }
    if (autofocus) built.focus('left');
    return () => {
      built.destroy();
      box.remove();
    };
    // Built once; what it shows is set below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const spoken = JSON.stringify([left.label, left.placeholder, right.label, right.placeholder]);
  useEffect(() => editor.current?.setWords(latest.current), [spoken]);
  useLayoutEffect(() => editor.current?.setText('left', left.text, left.isExample), [left.text, left.isExample]);
  useLayoutEffect(() => editor.current?.setText('right', right.text, right.isExample), [right.text, right.isExample]);
  const isOfThese = diff.before === left.text && diff.after === right.text;
  useLayoutEffect(() => {
    if (isOfThese) editor.current?.setDiff(diff, at);
  }, [diff, at, isOfThese]);

  return (
    <div className={styles.merge} data-lead={lead.name}>
      <section className={frame.frame} aria-label={lead.label}>
        <div className={styles.heads}>
          <SideHead id={`${base}-${left.name}`} side={left} words={words} drop={drop.left} />
          <SideHead id={`${base}-${right.name}`} side={right} words={words} drop={drop.right} option />
        </div>
        <div ref={host} {...drop.both} id={lead.id} className={styles.host} data-editor="write" />
        <DiffBar
          at={at}
          changes={diff.changes}
          onGo={(change) => {
            setCurrent({ diff, change });
            editor.current?.reveal(diff, change);
          }}
          actions={
            <span className={styles.actions} inert={props.state.outdated}>
              <TextActions
                output={lead.output}
                {...{ words, fileName }}
                actions={diff.patch !== '' && <ContinueWith {...{ lead, words }} />}
                label={lead.label}
                copyLabel={words.t('shapes.copyPatch')}
                text={diff.patch}
                type="text/plain"
                extension="patch"
              />
            </span>
          }
        />
      </section>
    </div>
  );
}

interface SideHeadProps {
  id: string;
  side: ReturnType<typeof useSide>;
  words: PageTexts;
  drop: ReturnType<typeof useFileDrop>;
  /** Whether the field is not the primary one. */
  option?: boolean;
}

/** The name of one of the texts, with buttons to open a file instead and to clear it. */
function SideHead({ id, side, words, drop, option = false }: SideHeadProps) {
  const label = useId();
  const isFilled = side.text !== '' && !side.isExample;
  return (
    <div
      {...drop.props}
      id={id}
      role="group"
      aria-labelledby={label}
      className={styles.head}
      data-option={option ? side.name : undefined}
    >
      <span id={label} className={styles.name}>
        {side.label}
      </span>
      <span className={styles.meta}>
        <ExampleBadge example={side.isExample ? side.text : undefined} />
      </span>
      {isFilled && (
        <IconButton icon="x" size="small" label={words.t('ui.clear')} of={side.label} onClick={() => side.change('')} />
      )}
      <OpenFile label={side.label} onFile={side.change} />
      <DropNotice state={drop.state} verb={isFilled ? 'dropToReplace' : 'dropToOpen'} label={side.label} />
    </div>
  );
}
