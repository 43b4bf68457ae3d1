// What `npm run fuzz` runs in a process of its own, so that one that hangs or takes all memory can be ended.
import { runLimited } from '../../../src/executor/node.ts';
import { environment } from '../environment.ts';
import { everyOperation } from '../every-tool.ts';
import { inputAt } from './inputs.ts';

interface Task {
  name: string;
  index: number;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'object' && value !== null && 'size' in value) return Number(value.size);
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0)
    : 0;
}

async function work({ name, index }: Task) {
  const found = everyOperation.find(([one]) => one === name);
  if (!found) throw new Error(`no operation ${name}`);
  const [, tool, operation, op] = found;
  const input = await inputAt(name, op, index);
  const begin = performance.now();
  const result = await runLimited(tool, operation, input, environment());
  const ms = performance.now() - begin;
  const memory = process.resourceUsage().maxRSS * 1024;
  const polluted = 'polluted' in {};
  return { ms, memory, size: sizeOf(input), code: result.ok ? 'ok' : result.failure.code, polluted };
}

if (process.send) {
  process.on('message', (task: Task) => void work(task).then((told) => process.send?.({ ...task, ...told })));
  process.send({ names: everyOperation.map(([name]) => name) });
}
