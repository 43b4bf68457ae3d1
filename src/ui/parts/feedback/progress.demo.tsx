import { Button } from '../button/button.tsx';
import { Variant } from '../demo/variant.tsx';
import { Progress } from './progress.tsx';

export default function ProgressDemo() {
  return (
    <Variant title="Known extent, unknown extent, with cancel" stacked>
      <Progress label="Hashing 12 of 20 MB" value={0.6} />
      <Progress label="Looking for primes" />
      <Progress label="Cost 12" value={0.25} actions={<Button size="small">Cancel</Button>} />
    </Variant>
  );
}
