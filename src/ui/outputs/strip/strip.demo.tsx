import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { StripOutput } from './strip.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

const START = Date.now();

export default function StripDemo() {
  return (
    <>
      <Variant title="A code that counts for 30 seconds" stacked>
        <ShownOutput
          as={StripOutput}
          output={out.strip()}
          value={{ previous: '987654', current: '123456', next: '192837', from: START, until: START + 30_000 }}
        />
      </Variant>
      <Variant title="Without a clock, and without a code before" stacked>
        <ShownOutput
          as={StripOutput}
          output={out.strip()}
          value={{ previous: null, current: '94287082', next: '37359152' }}
        />
      </Variant>
    </>
  );
}
