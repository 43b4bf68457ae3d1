import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { TimelineOutput } from './timeline.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

const MOMENTS = [
  { day: 'Fri', time: '2026-03-27 02:30:00', offset: '+01:00', distance: 'in 3 hours' },
  {
    day: 'Sun',
    time: '2026-03-29 03:00:00',
    offset: '+02:00',
    distance: 'in 2 days',
    note: 'moved: 02:30 does not exist',
  },
  { day: 'Mon', time: '2026-03-30 02:30:00', offset: '+02:00', distance: 'in 3 days' },
];

export default function TimelineDemo() {
  return (
    <>
      <Variant title="A sentence and its moments" stacked>
        <ShownOutput
          as={TimelineOutput}
          output={out.timeline()}
          value={{ sentence: 'At 02:30, every day', moments: MOMENTS }}
        />
      </Variant>
      <Variant title="A sentence alone; one moment" stacked>
        <ShownOutput
          as={TimelineOutput}
          output={out.timeline()}
          value={{ sentence: 'Run once, at startup', moments: [] }}
        />
        <ShownOutput
          as={TimelineOutput}
          output={out.timeline()}
          value={{ sentence: null, moments: MOMENTS.slice(0, 1) }}
        />
      </Variant>
    </>
  );
}
