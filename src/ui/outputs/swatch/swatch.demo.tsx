import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { SwatchOutput } from './swatch.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

export default function SwatchDemo() {
  return (
    <>
      <Variant title="A color between" stacked>
        <ShownOutput
          as={SwatchOutput}
          output={out.swatch()}
          value={{
            color: '#1ea54c',
            contrast: [
              { color: 'white', ratio: 3.19 },
              { color: 'black', ratio: 6.58 },
            ],
          }}
        />
      </Variant>
      <Variant title="With transparency" stacked>
        <ShownOutput as={SwatchOutput} output={out.swatch()} value={{ color: 'rgb(208 48 80 / 40%)', contrast: [] }} />
      </Variant>
    </>
  );
}
