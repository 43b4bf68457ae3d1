import { casesOf } from '../../src/core/spec.ts';
import type tool from './random-port-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      { input: { range: 'unprivileged', avoid: [] }, check: ({ possible }) => possible === 64_512 },
      {
        // every port comes up, the last one too
        input: { quantity: 3, range: 'custom', minimum: 65_533, maximum: 65_535, sorted: true },
        output: { ports: '65533\n65534\n65535', possible: 3 },
      },
      {
        input: { quantity: 3, range: 'custom', minimum: 8080, maximum: 8082, unique: false },
        output: { ports: '8082\n8082\n8082', possible: 1 },
      },
      { input: { quantity: 10_000 }, check: ({ ports }) => new Set(ports.split('\n')).size === 10_000 },
      { input: { range: 'custom', minimum: 9000, maximum: 8000 }, fails: 'reversed', field: 'maximum' },
      { input: { range: 'custom', minimum: 5432, maximum: 5432 }, fails: 'none-left' },
      { input: { range: 'dynamic', avoid: ['ephemeral'] }, fails: 'none-left' },
      { input: { quantity: 2000, range: 'system' }, fails: 'too-few', field: 'quantity' },
      { input: { exclude: '80, 70000' }, fails: 'bad-port', field: 'exclude', at: { offset: 4 } },
      { input: { exclude: '90-80' }, fails: 'bad-port', field: 'exclude' },
      { input: { quantity: 0 }, fails: 'below-minimum', field: 'quantity' },
    ],
  },
  look: {
    finds: {
      'port by its number': {
        matches: [
          ['port 5432', '5432'],
          ['puerto 443', '443'],
          ['端口443', '443'],
          ['what is port 443', '443'],
          ["what's port 6379?", '6379'],
          ['5432 port', '5432'],
          ['53/udp', '53'],
          ['port 22/tcp', '22'],
          ['qué es el puerto 3306', '3306'],
          ['что за порт 8080?', '8080'],
          ['什么是端口443', '443'],
          ['Port 22?', '22'],
          ['6379端口', '6379'],
          [':8080', '8080'],
        ],
        rejects: ['port 70000', 'port', 'port wine', 'ports 5', 'port 5 6'],
      },
      'port beyond the last one': {
        matches: [
          ['port 99999', '99999'],
          ['port 65536', '65536'],
          ['puerto 70000', '70000'],
          ['端口99999', '99999'],
          ['порт 100000', '100000'],
          ['udp port 65536', '65536'],
          ['port 99999/tcp', '99999'],
          ['70000/tcp', '70000'],
        ],
        rejects: ['port 65535', 'port 22', '99999', 'port 1234567890', 'port of 99999'],
      },
      'port that is in use': {
        matches: [['Error: listen EADDRINUSE: address already in use :::3000', '3000']],
        rejects: ['EADDRINUSE', 'http://localhost:3000'],
      },
    },
    examples: [
      { input: { port: 0 }, output: { kind: { message: 'reserved' }, browsers: true } },
      { input: { port: 65_535 }, output: { kind: { message: 'dynamic' } } },
      { input: { port: 65_536 }, fails: 'above-maximum' },
    ],
  },
});
