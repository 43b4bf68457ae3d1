// `npm run fuzz` runs this in a separate process, so that it can be killed if it hangs or exhausts the memory.
import { runLimited } from '../../../src/executor/node.ts';
import { environment } from '../environment.ts';
import { everyOperation } from '../every-tool.ts';
import { inputAt } from './inputs.ts';

interface Task {
  name: string;
  index: number;
  seed: string;
}

/** CPU time used so far, in milliseconds: on a busy machine, wall time says little about a run. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The memory used before the first run, mostly by the code of all tools. */
const before = process.memoryUsage().rss;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'object' && value !== null && 'size' in value) return Number(value.size);
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0)
    : 0;
}

async function work({ name, index, seed }: Task) {
  const found = everyOperation.find(([one]) => one === name);
  if (!found) throw new Error(`no operation ${name}`);
  const [, tool, operation, op] = found;
  const input = await inputAt(name, op, index, { seed });
  const [begin, from] = [performance.now(), processorTime()];
  const result = await runLimited(tool, operation, input, environment());
  // Engine threads run in parallel, so neither measurement alone is the time of the run.
  const ms = Math.min(performance.now() - begin, processorTime() - from);
  const memory = process.resourceUsage().maxRSS * 1024 - before;
  const polluted = 'polluted' in {};
  return { ms, memory, size: sizeOf(input), code: result.ok ? 'ok' : result.failure.code, polluted };
}

if (process.send) {
  process.on('message', (task: Task) => void work(task).then((told) => process.send?.({ ...task, ...told })));
  process.send({ names: everyOperation.map(([name]) => name) });
}
