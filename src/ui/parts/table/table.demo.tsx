import { Variant } from '../demo/variant.tsx';
import { Table } from './table.tsx';

const COLUMNS = [
  { key: 'code', label: 'Code', align: 'end', monospace: true },
  { key: 'name', label: 'Name' },
  { key: 'meaning', label: 'Meaning' },
] as const;

const ROWS = [
  { code: 200, name: 'OK', meaning: 'The request succeeded.' },
  { code: 404, name: 'Not Found', meaning: 'There is no representation of the target, or the server will not say so.' },
  { code: 418, name: '(Unused)', meaning: 'Reserved; it was a joke once.' },
];

const MANY = Array.from({ length: 60 }, (_, index) => ({ code: 100 + index, name: `Row ${index}`, meaning: '…' }));

export default function TableDemo() {
  return (
    <>
      <Variant title="A few rows" stacked>
        <Table caption="HTTP status codes" columns={COLUMNS} rows={ROWS} />
      </Variant>
      <Variant title="Many rows: the header stays" stacked>
        <Table caption="Sixty rows" captionShown={false} columns={COLUMNS} rows={MANY} />
      </Variant>
    </>
  );
}
