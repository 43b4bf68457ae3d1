import { Variant } from '../demo/variant.tsx';
import { Collapse } from './collapse.tsx';

export default function CollapseDemo() {
  return (
    <Variant title="Closed and open" stacked>
      <Collapse title="More options">Rarely needed, so they wait here.</Collapse>
      <Collapse title="Examples" open>
        Open from the start.
      </Collapse>
    </Variant>
  );
}
