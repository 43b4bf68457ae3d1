import { type Lookup, messagesOf } from '../../i18n/texts.ts';
import { formatElapsed, lapsToCsv, lapTable, type Stopwatch } from '../../lib/time/stopwatch.ts';
import { Badge } from '../../ui/parts/feedback/badge.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { Table } from '../../ui/parts/table/table.tsx';

/** The laps, newest first, with the best and the worst marked. */
export function Laps({ watch, t }: { watch: Stopwatch; t: Lookup }) {
  const say = messagesOf(t);
  const columns = [
    { key: 'number', label: say('number'), align: 'end' },
    { key: 'time', label: say('time'), align: 'end', monospace: true },
    { key: 'total', label: say('total'), align: 'end', monospace: true },
    { key: 'mark', label: <span className="sr-only">{say('mark')}</span> },
  ] as const;
  const rows = lapTable(watch)
    .toReversed()
    .map(({ number, duration, total, mark }) => ({
      number,
      time: formatElapsed(duration),
      total: formatElapsed(total),
      mark: mark && <Badge tone={mark === 'best' ? 'accent' : 'warning'}>{say(mark)}</Badge>,
    }));
  const csv = () => lapsToCsv(watch, [say('number'), say('time'), say('total')]);
  return (
    <Card title={say('laps')} actions={<CopyButton size="small" text={csv} label={say('copy-csv')} />}>
      <Table caption={say('laps')} captionShown={false} columns={columns} rows={rows} />
    </Card>
  );
}
