import { code, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { ALLOCATION_PROBLEMS, allocate } from '../../src/lib/network/cidr/allocate.ts';
import { formatAddress } from '../../src/lib/network/cidr/address.ts';
import { hostMask, NETWORK_PROBLEMS, netMask, parseOneNetwork } from '../../src/lib/network/cidr/network.ts';
import { hostRow, spanRow } from '../../src/lib/network/cidr/rows.ts';
import { joinTile, nameTile, splitTile, tilesOf } from '../../src/lib/network/cidr/tiles.ts';

const columns = ['name', 'network', 'netmask', 'firstHost', 'lastHost', 'usable', 'hosts', 'note'] as const;

const campus = `Offices: 120
Guests: 250 # Wi-Fi
Servers: 192.168.0.0/26
Voice: /26
2 x Link: /30 # to branches
`;

const sites = `Core: 2001:db8:0:1::/64
4 x Site: /56
Lab: /60 # until March
`;

const network = text({ required: true, monospace: true, maxLength: 200 });

/** What a click on a row makes of the text of the subnets. */
const changed = (change: typeof splitTile) => (input: Readonly<Record<string, unknown>>, row: number) => ({
  parts: change(parseOneNetwork(String(input['network'])), String(input['parts']), row),
});

/** A cell of a Markdown table. */
const cell = (value: unknown): string => String(value ?? '').replace(/[\\|]/g, '\\$&');

export default defineTool({
  icon: 'split',
  createdAt: '2026-11-28',
  related: ['ipv4-subnet-calculator', 'ipv4-range-expander', 'ipv6-ula-generator'],
  operations: {
    plan: operation({
      fields: {
        network,
        subnets: code('plain', { primary: true, maxLength: 200_000 }),
        byAddress: toggle({ initial: true }),
      },
      output: {
        plan: out.table(columns, { fileName: 'subnets.csv' }),
        used: out.row(),
        free: out.table(['network', 'first', 'last', 'size'], { fileName: 'free.csv' }),
        markdown: out.code('plain', { fileName: 'subnets.md' }),
      },
      failures: [...NETWORK_PROBLEMS, ...ALLOCATION_PROBLEMS],
      warnings: ['no-room'],
      messages: columns,
      answers: 'inline',
      aliases: { vlsm: {}, subnetting: {} },
      transform({ network, subnets, byAddress }, ctx) {
        const whole = ctx.within('network', () => parseOneNetwork(network));
        const { subnets: placed, free, used } = ctx.within('subnets', () => allocate(whole, subnets));
        const missing = placed.filter((own) => !own.network);
        if (missing.length > 0)
          ctx.warn('no-room', {
            names: missing
              .slice(0, 5)
              .map(({ name }, at) => name || String(at + 1))
              .join(', '),
          });
        const order = byAddress
          ? placed.toSorted((a, b) =>
              a.network && b.network ? (a.network.value < b.network.value ? -1 : 1) : a.network ? -1 : 1,
            )
          : placed;
        const rows = order.map(({ name, note, hosts, network: own }) => {
          const { network: cidr, firstHost, lastHost, usable } = hostRow(own);
          const netmask = own?.version === 4 ? formatAddress({ version: 4, value: netMask(own) }) : null;
          return { name, network: cidr, netmask, firstHost, lastHost, usable, hosts, note: note === '' ? null : note };
        });
        const head = columns.map((column) => ({ column, title: ctx.words(column) }));
        const shown = head.filter(({ column }) => rows.some((row) => row[column] !== null && row[column] !== ''));
        const lines = [
          `| ${shown.map(({ title }) => title).join(' | ')} |`,
          `| ${shown.map(() => '---').join(' | ')} |`,
          ...rows.map((row) => `| ${shown.map(({ column }) => cell(row[column])).join(' | ')} |`),
        ];
        const tenths = (used * 1000n) / (hostMask(whole) + 1n);
        return {
          plan: rows,
          used: `${Number(tenths) / 10} %`,
          free: free.map(spanRow),
          markdown: rows.length === 0 ? '' : `${lines.join('\n')}\n`,
        };
      },
      examples: {
        campus: {
          input: { network: '192.168.0.0/22', subnets: campus },
          check: ({ plan, free, used }) =>
            plan.map((row) => `${row.name} ${row.network}`).join() ===
              'Servers 192.168.0.0/26,Voice 192.168.0.64/26,Offices 192.168.0.128/25,Guests 192.168.1.0/24,Link 1 192.168.2.0/30,Link 2 192.168.2.4/30' &&
            free[0]?.network === '192.168.2.8/29' &&
            used === '50.7 %',
          warns: [],
        },
        addressesOf6: {
          input: { network: '2001:db8::/48', subnets: sites },
          check: ({ plan }) => plan.length === 6 && plan[0]?.network === '2001:db8:0:1::/64',
          warns: [],
        },
        exactSizes: {
          input: { network: '10.0.0.0/24', subnets: 'A: /25\nB: /26\nC: /27' },
          check: ({ used, markdown }) =>
            used === '87.5 %' &&
            markdown.includes('| A | 10.0.0.0/25 | 255.255.255.128 | 10.0.0.1 | 10.0.0.126 | 126 |\n') &&
            markdown.includes('| C | 10.0.0.192/27 | 255.255.255.224 | 10.0.0.193 | 10.0.0.222 | 30 |\n'),
          warns: [],
        },
      },
    }),

    divide: operation({
      fields: {
        network: text({ primary: true, monospace: true, maxLength: 200 }),
        parts: code('plain', { maxLength: 200_000 }),
      },
      output: {
        tiles: out.table(['network', 'firstHost', 'lastHost', 'usable', 'level', 'name'], {
          fileName: 'subnets.csv',
          rowEdits: {
            cells: {
              name: (typed, { network, parts }, row) => ({
                parts: nameTile(parseOneNetwork(String(network)), String(parts), row, typed),
              }),
            },
            actions: {
              halve: {
                icon: 'split',
                can: ({ network }) => !/\/(?:32|128)$/.test(String(network)),
                sets: changed(splitTile),
              },
              join: { icon: 'combine', can: ({ level }) => level !== 0, sets: changed(joinTile) },
            },
          },
        }),
      },
      failures: [...NETWORK_PROBLEMS, ...ALLOCATION_PROBLEMS],
      messages: ['halve', 'join'],
      answers: 'inline',
      aliases: { 'split-subnet': {} },
      transform({ network, parts }, ctx) {
        const whole = ctx.within('network', () => parseOneNetwork(network));
        const tiles = ctx.within('parts', () => tilesOf(whole, parts));
        return {
          tiles: tiles.map(({ network: own, name }) => {
            const { network: cidr, firstHost, lastHost, usable } = hostRow(own);
            const level = own.prefix - whole.prefix;
            return {
              network: `${'\u00a0\u00a0'.repeat(level)}${cidr}`,
              firstHost,
              lastHost,
              usable,
              level,
              name: name || null,
            };
          }),
        };
      },
      examples: {
        halves: {
          input: { network: '10.0.0.0/24', parts: '10.0.0.0/25 office\n10.0.0.128/26 guests\n' },
          check: ({ tiles }) =>
            tiles.map((row) => `${String(row.network).trim()} ${row.name ?? ''}`).join() ===
            '10.0.0.0/25 office,10.0.0.128/26 guests,10.0.0.192/26 ',
        },
        sixes: {
          input: { network: '2001:db8::/48', parts: '2001:db8:0:8000::/49 lab' },
          check: ({ tiles }) => tiles.length === 2 && tiles[1]?.name === 'lab',
        },
      },
    }),
  },
});
