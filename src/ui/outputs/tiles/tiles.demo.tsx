import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { TilesOutput } from './tiles.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

export default function TilesDemo() {
  return (
    <>
      <Variant title="Numbers and texts; what is null is left out" stacked>
        <ShownOutput
          as={TilesOutput}
          output={out.tiles(['words', 'characters', 'bytes', 'gone', 'address', 'time'])}
          value={{
            words: 1234,
            characters: { value: 7890, tone: 'good' },
            bytes: { value: 81_920, note: '80 KiB' },
            gone: null,
            address: { value: '192.168.100.254', tone: 'bad' },
            time: { value: '0:12', tone: 'warn' },
          }}
        />
      </Variant>
      <Variant title="Nothing" stacked>
        <ShownOutput as={TilesOutput} output={out.tiles(['words'])} value={{}} />
      </Variant>
    </>
  );
}
