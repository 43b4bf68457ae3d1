import { Button } from '../button/button.tsx';
import { Variant } from '../demo/variant.tsx';
import { Tooltip } from './tooltip.tsx';

export default function TooltipDemo() {
  return (
    <Variant title="Hover or focus; Escape hides it">
      <Tooltip content="Written to the clipboard as plain text">
        <Button icon="copy">Copy</Button>
      </Tooltip>
      <Tooltip content="A longer explanation wraps when it reaches the widest line a tooltip may have, and stays inside the window.">
        <Button variant="ghost">Long text</Button>
      </Tooltip>
    </Variant>
  );
}
