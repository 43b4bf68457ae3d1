import { choice, choices, defineTool, integer, operation, out, text, toggle } from '../../src/core/spec.ts';
import { AVOIDABLE, candidates, drawPorts, parsePorts } from '../../src/lib/network/port/draw.ts';
import { BROWSER_BLOCKED, isEphemeral, portClass, SERVICES } from '../../src/lib/network/port/services.ts';

const RANGES = {
  unprivileged: [1024, 65_535],
  user: [1024, 49_151],
  dynamic: [49_152, 65_535],
  system: [1, 1023],
} as const;
const ranges = ['unprivileged', 'user', 'dynamic', 'system', 'custom'] as const;

export default defineTool({
  icon: 'plug',
  createdAt: '2022-04-13',
  related: ['token-generator'],
  operations: {
    generate: operation({
      fields: {
        quantity: integer({ primary: true, min: 1, max: 10_000, initial: 1 }),
        range: choice(ranges),
        minimum: integer({ min: 1, max: 65_535, initial: 1024, when: { range: ['custom'] } }),
        maximum: integer({ min: 1, max: 65_535, initial: 65_535, when: { range: ['custom'] } }),
        avoid: choices(AVOIDABLE, { initial: ['services', 'browsers'] }),
        exclude: text({ monospace: true }),
        unique: toggle({ initial: true }),
        sorted: toggle(),
      },
      output: { ports: out.text({ fileName: 'ports.txt' }), possible: out.row() },
      failures: ['bad-port', 'reversed', 'none-left', 'too-few'],
      aliases: { port: {}, 'random-port': {}, 'free-port': { avoid: AVOIDABLE } },
      answers: 'inline',
      transform({ quantity, range, minimum, maximum, avoid, exclude, unique, sorted }, ctx) {
        if (range === 'custom' && minimum > maximum)
          throw ctx.fail('reversed', { field: 'maximum', params: { minimum } });
        const excluded = ctx.within('exclude', () => parsePorts(exclude));
        const left = candidates(range === 'custom' ? [minimum, maximum] : RANGES[range], avoid, excluded);
        const possible = left.length;
        if (possible === 0) throw ctx.fail('none-left', { field: 'range' });
        if (unique && quantity > possible) throw ctx.fail('too-few', { field: 'quantity', params: { possible } });
        const ports = drawPorts(left, quantity, unique, ctx.random);
        if (sorted) ports.sort((a, b) => a - b);
        return { ports: ports.join('\n'), possible };
      },
      examples: {
        onePort: {
          input: { quantity: 1 },
          check: ({ ports }) => Number(ports) >= 1024 && Number(ports) <= 65_535 && !SERVICES.has(Number(ports)),
        },
        registeredRange: {
          input: { quantity: 5, range: 'user', sorted: true },
          check: ({ ports }) => numbers(ports).every((port, i, all) => port < 49_152 && port > (all[i - 1] ?? 1023)),
        },
        dynamicRange: {
          input: { quantity: 3, range: 'dynamic' },
          check: ({ ports }) => numbers(ports).every((port) => portClass(port) === 'dynamic'),
        },
        fewLeft: {
          input: { range: 'custom', minimum: 4000, maximum: 4010, avoid: [], exclude: '4000, 4002-4010' },
          output: { ports: '4001', possible: 1 },
        },
      },
    }),

    look: operation({
      fields: { port: integer({ primary: true, min: 0, max: 65_535, initial: 8080 }) },
      output: { service: out.row(), kind: out.row(), browsers: out.row(), ephemeral: out.row() },
      messages: ['reserved', 'system', 'user', 'dynamic'],
      aliases: { 'port-info': {} },
      answers: 'inline',
      transform({ port }, ctx) {
        return {
          service: SERVICES.get(port) ?? null,
          kind: ctx.say(portClass(port)),
          browsers: BROWSER_BLOCKED.has(port),
          ephemeral: isEphemeral(port),
        };
      },
      examples: {
        postgres: {
          input: { port: 5432 },
          output: { service: 'PostgreSQL', kind: { message: 'user' }, browsers: false, ephemeral: false },
        },
        x11: { input: { port: 6000 }, output: { service: 'X11', browsers: true } },
        privatePort: {
          input: { port: 60_000 },
          output: { service: null, kind: { message: 'dynamic' }, ephemeral: true },
        },
      },
    }),
  },
});

function numbers(lines: string): number[] {
  return lines.split('\n').map(Number);
}
