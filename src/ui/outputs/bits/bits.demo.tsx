import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { BitsOutput } from './bits.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

const UUID = BigInt('0x017f22e279b07cc398c4dc0c0c07398f').toString(2).padStart(128, '0');

export default function BitsDemo() {
  return (
    <Variant title="128 bits in five fields" stacked>
      <ShownOutput
        as={BitsOutput}
        output={out.bits()}
        value={{
          digits: UUID,
          fields: [
            { name: 'unix_ts_ms', bits: 48, value: '1645557742000', meaning: '2022-02-22T19:22:22Z' },
            { name: 'ver', bits: 4, value: 7, meaning: 'Version 7' },
            { name: 'rand_a', bits: 12, value: 'cc3' },
            { name: 'var', bits: 2, value: '10', meaning: 'RFC 9562' },
            { name: 'rand_b', bits: 62, value: '18c4dc0c0c07398f' },
          ],
        }}
      />
    </Variant>
  );
}
