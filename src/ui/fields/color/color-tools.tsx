import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import styles from './color.module.css';
import { pixelOf, withOpacity } from './pixel.ts';

interface ToolsProps {
  /** The color as written by the user. */
  text: string;
  label: string;
  onChange: (value: string) => void;
}

/** Picks a color anywhere on the screen (EyeDropper API). */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

const dropper = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

/** The browser's color picker and, if available, its eyedropper. They don't change the opacity. */
export function ColorTools({ text, label, onChange }: ToolsProps) {
  const t = useTexts();
  const { hex, opacity } = pixelOf(text);
  const Dropper = dropper();
  const drop = async (Tool: new () => EyeDropper) => {
    // Escape rejects the promise: nothing was picked.
    const picked = await new Tool().open().catch(() => undefined);
    if (picked) onChange(picked.sRGBHex.toLowerCase());
  };
  return (
    <>
      {Dropper && (
        <IconButton
          icon="pipette"
          size="small"
          label={t('fields.eyedropper')}
          of={label}
          onClick={() => void drop(Dropper)}
        />
      )}
      <input
        type="color"
        className={styles.picker}
        aria-label={t('fields.pickColor', { label })}
        value={hex}
        onChange={(event) => onChange(withOpacity(event.target.value, opacity))}
      />
    </>
  );
}

/** The opacity of the color, from 0 to 100 %. */
export function OpacityRange({ text, label, onChange }: ToolsProps) {
  const t = useTexts();
  const { hex, opacity } = pixelOf(text);
  return (
    <span className={styles.opacity} style={{ color: hex }}>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(opacity * 100)}
        aria-label={t('fields.opacity', { label })}
        onChange={(event) => onChange(withOpacity(hex, Number(event.target.value) / 100))}
      />
    </span>
  );
}
