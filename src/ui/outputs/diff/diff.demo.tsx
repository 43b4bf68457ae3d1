import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { DiffOutput } from './diff.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

const SAME = Array.from({ length: 20 }, (_, index) => `unchanged line ${index}\n`).join('');
const DIFF = {
  before: `first line\nthe quick brown fox jumps\n${SAME}last but one\nlast\n`,
  after: `first line\nthe slow brown fox jumped\nan added line\n${SAME}last\n`,
  changes: [
    { fromBefore: 1, toBefore: 2, fromAfter: 1, toAfter: 3 },
    { fromBefore: 22, toBefore: 23, fromAfter: 23, toAfter: 23 },
  ],
  patch: '',
};

export default function DiffDemo() {
  return (
    <>
      <Variant title="Two changes and a fold" stacked>
        <ShownOutput as={DiffOutput} output={out.diff()} value={DIFF} />
      </Variant>
      <Variant title="No differences" stacked>
        <ShownOutput as={DiffOutput} output={out.diff()} value={{ before: 'a', after: 'a', changes: [], patch: '' }} />
      </Variant>
    </>
  );
}
