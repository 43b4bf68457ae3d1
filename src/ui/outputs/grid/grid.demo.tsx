import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { GridOutput } from './grid.tsx';

const ROWS = 1_500_000;
const line = (row: number) => `${row},name ${row}\n`;
const text = Array.from({ length: 1000 }, (_, row) => line(row)).join('');
const places = new Uint32Array(ROWS * 2);
for (let row = 0, at = 0; row < ROWS; row++) {
  if (row % 1000 === 0) at = 0;
  places[row * 2] = at;
  at += line(row % 1000).length;
  places[row * 2 + 1] = at;
}
const columns = ['number', 'name'].map((name, cell) => ({
  name,
  cell,
  type: name,
  isNumber: cell === 0,
  letters: 12,
  written: name,
  chosen: name,
  isText: false,
}));

export default function GridDemo() {
  const value = {
    text: '',
    columns,
    count: ROWS,
    isPart: false,
    texts: [],
    source: new Blob([text]),
    separator: ',',
    places,
    lines: [],
  };
  return <ShownOutput as={GridOutput} output={out.grid()} value={value} label="More rows than an element is high" />;
}
