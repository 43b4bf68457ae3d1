import { defineTool, operation, out, text } from '../../src/core/spec.ts';
import { withClientHints } from '../../src/lib/network/client-hints.ts';
import { parseUserAgent, USER_AGENT_NOTICES } from '../../src/lib/network/user-agent.ts';
import type { UserAgent } from '../../src/lib/network/user-agent.ts';

export const LONGEST = 4000; // no header is longer, and every pattern stays fast
const KINDS = ['browser', 'in-app', 'bot', 'tool', 'unknown'] as const;
export const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';

export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export default defineTool({
  icon: 'app-window',
  createdAt: '2023-04-06',
  related: ['http-status-codes'],
  operations: {
    parse: operation({
      fields: {
        userAgent: text({ primary: true, multiline: true, own: 'userAgent' }),
        hints: text({ multiline: true, rows: 4, monospace: true }),
      },
      output: {
        client: out.row(),
        kind: out.row(),
        engine: out.row(),
        os: out.row(),
        device: out.row(),
        deviceType: out.row(),
        cpu: out.row(),
        app: out.row(),
        url: out.row(),
        json: out.code('json', { fileName: 'user-agent.json' }),
      },
      failures: ['too-long'],
      warnings: USER_AGENT_NOTICES,
      messages: KINDS,
      aliases: { ua: {}, 'user-agent': {}, useragent: {} },
      answers: 'inline',
      detect: [
        { pattern: /^(?:User-Agent: ?)?Mozilla\/\d\.\d \([^()]+\)/i, length: [20, LONGEST], confidence: 0.95 },
        {
          pattern: /^(?:curl|Wget|PostmanRuntime|python-requests|okhttp|Go-http-client|HTTPie)\/\d[\w.]*$/i,
          confidence: 0.9,
        },
      ],
      transform({ userAgent, hints }, ctx) {
        if (userAgent.length > LONGEST) throw ctx.fail('too-long', { params: { maximum: LONGEST } });
        // Client hints alone: what `getHighEntropyValues` returns, or the headers.
        const areHints = hints.trim() === '' && /^(?:\{|sec-ch-ua)/i.test(userAgent.trim());
        const [own, ownHints] = areHints ? ['', userAgent] : [userAgent, hints];
        const { notices, ...agent } = withClientHints(parseUserAgent(own), ownHints);
        for (const notice of notices) ctx.warn(notice);
        return {
          client: joined(agent.name, agent.version),
          kind: ctx.say(agent.kind),
          engine: joined(agent.engine, agent.engineVersion),
          os: joined(agent.os, agent.osVersion),
          device: joined(agent.vendor, agent.model),
          deviceType: agent.deviceType,
          cpu: agent.cpu,
          app: agent.app,
          url: agent.url,
          json: JSON.stringify(agent, null, 2),
        };
      },
      examples: {
        windowsChrome: {
          input: { userAgent: WINDOWS },
          output: {
            client: 'Chrome 120.0.0.0',
            engine: 'Blink 120.0.0.0',
            os: 'Windows 10',
            cpu: 'amd64',
            device: null,
            kind: { message: 'browser' },
          },
          warns: ['windows-frozen', 'version-reduced', 'chrome-alike'],
        },
        searchBot: {
          input: { userAgent: GOOGLEBOT },
          output: { client: 'Googlebot 2.1', kind: { message: 'bot' }, url: 'http://www.google.com/bot.html' },
          warns: [],
        },
        commandLine: {
          input: { userAgent: 'curl/8.4.0' },
          output: { client: 'curl 8.4.0', kind: { message: 'tool' } },
        },
        iphone: {
          input: { userAgent: IPHONE },
          output: {
            client: 'Safari 17.1',
            engine: 'WebKit 605.1.15',
            os: 'iOS 17.1',
            device: 'Apple iPhone',
            deviceType: 'mobile',
          },
          warns: [],
        },
      },
    }),

    list: operation({
      fields: { userAgents: text({ primary: true, multiline: true }) },
      output: out.table(['client', 'kind', 'os', 'device', 'count']),
      messages: KINDS,
      aliases: { 'user-agents': {} },
      transform({ userAgents }, ctx) {
        const counts = new Map<string, { agent: UserAgent; count: number }>();
        for (const line of userAgents.split(/\r\n|\r|\n/)) {
          const wanted = line.trim().slice(0, LONGEST);
          if (wanted === '') continue;
          const count = counts.get(wanted);
          if (count) count.count++;
          else counts.set(wanted, { agent: parseUserAgent(wanted), count: 1 });
        }
        return [...counts.values()]
          .sort((a, b) => b.count - a.count)
          .map(({ agent, count }) => ({
            client: joined(agent.name, agent.version),
            kind: ctx.say(agent.kind),
            os: joined(agent.os, agent.osVersion),
            device: joined(agent.vendor, agent.model) ?? agent.deviceType,
            count,
          }));
      },
      examples: {
        accessLog: {
          input: { userAgents: `${WINDOWS}\ncurl/8.4.0\n${WINDOWS}\n${GOOGLEBOT}` },
          check: (rows) => rows.length === 3 && rows[0]?.count === 2,
        },
        scripts: {
          input: { userAgents: 'Wget/1.21.4\npython-requests/2.31.0\nGo-http-client/2.0' },
          check: (rows) =>
            rows.map(({ client }) => client).join() === 'Wget 1.21.4,python-requests 2.31.0,Go-http-client 2.0',
        },
      },
    }),
  },
});

const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(' ') || null;
