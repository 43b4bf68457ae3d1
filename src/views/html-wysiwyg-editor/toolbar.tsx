import type { Editor } from '@tiptap/core';
import type { KeyboardEvent } from 'react';
import { cx } from '../../ui/parts/cx.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Select } from '../../ui/parts/select/select.tsx';
import { type Command, COMMANDS } from './commands.ts';
import styles from './html-wysiwyg-editor.module.css';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
type Block = 'p' | `h${(typeof LEVELS)[number]}`;

interface ToolbarProps {
  /** Undefined until it is created: the toolbar is rendered from the start, so that nothing moves. */
  editor: Editor | undefined;
  say: (code: string, params?: Record<string, string | number>) => string;
  onLink: () => void;
  onPicture: () => void;
}

/** A single tab stop; arrow keys, Home and End move inside (WAI-ARIA toolbar pattern). */
export function Toolbar({ editor, say, onLink, onPicture }: ToolbarProps) {
  const current = LEVELS.find((level) => editor?.isActive('heading', { level }));
  const block: Block = current ? `h${current}` : 'p';
  const setBlock = (name: Block) => {
    const level = LEVELS.find((digit) => name === `h${digit}`);
    const chain = editor?.chain().focus();
    if (chain) (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const button = ({ name, icon, run, isOn }: Command) => (
    <IconButton
      key={name}
      icon={icon}
      size="small"
      tabIndex={-1}
      label={say(name)}
      aria-pressed={isOn && editor !== undefined && isOn(editor)}
      className={cx(styles.tool, editor && isOn?.(editor) && styles.on)}
      disabled={!editor || !run(editor.can().chain()).run()}
      onClick={() => editor && run(editor.chain().focus()).run()}
    />
  );
  return (
    <div role="toolbar" tabIndex={-1} aria-label={say('toolbar')} className={styles.toolbar} onKeyDown={moveFocus}>
      <Select<Block>
        ariaLabel={say('block')}
        size="small"
        value={block}
        options={[
          { value: 'p', label: say('paragraph') },
          ...LEVELS.map((level) => ({ value: `h${level}` as const, label: say('heading', { level }) })),
        ]}
        onChange={setBlock}
      />
      {COMMANDS.map((group) => {
        const shown = group.filter(({ inTable }) => !inTable || editor?.isActive('table'));
        if (shown.length === 0) return null;
        return (
          <span key={group[0]?.name} className={styles.group}>
            {shown.map(button)}
            {group[0]?.name === 'bold' && (
              <>
                <IconButton
                  icon="link"
                  size="small"
                  tabIndex={-1}
                  label={say('link')}
                  aria-pressed={editor?.isActive('link') ?? false}
                  className={cx(styles.tool, editor?.isActive('link') && styles.on)}
                  disabled={!editor}
                  onClick={onLink}
                />
                <IconButton
                  icon="image"
                  size="small"
                  tabIndex={-1}
                  label={say('picture')}
                  className={styles.tool}
                  disabled={!editor}
                  onClick={onPicture}
                />
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
  const step = steps[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button:enabled')];
  const at = tools.indexOf(document.activeElement as HTMLElement);
  const next = Math.min(Math.max(at + step, 0), tools.length - 1);
  event.preventDefault();
  tools[next]?.focus();
}
