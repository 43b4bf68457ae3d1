import { Button } from '../button/button.tsx';
import { Variant } from '../demo/variant.tsx';
import { EmptyState } from './empty-state.tsx';

export default function EmptyStateDemo() {
  return (
    <Variant title="With an icon, words and ways on" stacked>
      <EmptyState
        icon="search-x"
        title="Nothing found"
        actions={
          <>
            <Button size="small">Hash this text</Button>
            <Button size="small">Encode it</Button>
          </>
        }
      >
        No tool answers to these words, but something can be done with them.
      </EmptyState>
    </Variant>
  );
}
