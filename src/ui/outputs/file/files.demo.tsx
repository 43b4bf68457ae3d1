import { out } from '../../../core/values.ts';
import { Variant } from '../../parts/demo/variant.tsx';
import { ShownOutput } from '../demo/shown-output.tsx';
import { FilesOutput } from './files.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="teal"/></svg>';

export default function FilesDemo() {
  return (
    <Variant title="Several files; none yet" stacked>
      <ShownOutput
        as={FilesOutput}
        output={out.files()}
        value={[
          { name: 'report.csv', type: 'text/csv', bytes: bytes('a,b\n'.repeat(12_000)) },
          { name: 'icon.svg', type: 'image/svg+xml', bytes: bytes(DRAWING) },
          { name: 'a name that is much longer than any card is wide.bin', type: '', bytes: new Uint8Array(1_500_000) },
        ]}
      />
      <ShownOutput as={FilesOutput} output={out.files()} value={[]} />
    </Variant>
  );
}
