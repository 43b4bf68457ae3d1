import type { Pool } from '../executor/pool.ts';

/** Upper bounds of a request's time, in seconds. */
const BOUNDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60];

interface Timed {
  count: number;
  sum: number;
  /** How many took at most as long as each bound, but longer than the one before. */
  within: number[];
}

/** Counts requests, for Prometheus. Labels name routes and tools of this installation, never what a client sent. */
export function createMetrics(pool: Pick<Pool, 'load' | 'threads'>) {
  const requests = new Map<string, number>();
  const times = new Map<string, Timed>();
  let open = 0;
  return {
    opened: () => ++open,
    closed(route: string, status: number, seconds: number) {
      open--;
      const labels = `route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const timed = times.get(route) ?? { count: 0, sum: 0, within: BOUNDS.map(() => 0) };
      times.set(route, timed);
      timed.count++;
      timed.sum += seconds;
      const index = BOUNDS.findIndex((bound) => seconds <= bound);
      if (index >= 0) timed.within[index] = (timed.within[index] ?? 0) + 1;
    },
    text(): string {
      const { running, waiting } = pool.load();
      const gauge = (name: string, value: number, help: string) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        `${name} ${value}`,
      ];
      const histogram = [...times].flatMap(([route, { count, sum, within }]) => [
        ...BOUNDS.map((bound, index) => {
          const inAll = within.slice(0, index + 1).reduce((all, own) => all + own, 0);
          return `http_request_duration_seconds_bucket{route="${route}",le="${bound}"} ${inAll}`;
        }),
        `http_request_duration_seconds_bucket{route="${route}",le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum{route="${route}"} ${sum}`,
        `http_request_duration_seconds_count{route="${route}"} ${count}`,
      ]);
      return [
        '# HELP http_requests_total Requests by route and status.',
        '# TYPE http_requests_total counter',
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# HELP http_request_duration_seconds Time to answer.',
        '# TYPE http_request_duration_seconds histogram',
        ...histogram,
        ...gauge('http_requests_open', open, 'Requests being answered.'),
        ...gauge('runs_running', running, 'Runs in a thread.'),
        ...gauge('runs_waiting', waiting, 'Runs waiting for a thread.'),
        ...gauge('run_threads', pool.threads, 'Threads at most.'),
        ...gauge('process_resident_memory_bytes', process.memoryUsage.rss(), 'Resident memory.'),
        '',
      ].join('\n');
    },
  };
}
