import { choice, defineTool, out, text } from '../../src/core/spec.ts';
import { HTTP_STATUSES, searchStatuses } from '../../src/lib/network/http-status.ts';

const descriptions = HTTP_STATUSES.map(({ code }) => `${code}` as const);

export default defineTool({
  icon: 'server',
  createdAt: '2023-04-13',
  fields: {
    search: text({ primary: true, required: false }),
    class: choice(['all', '1xx', '2xx', '3xx', '4xx', '5xx']),
    type: choice(['all', 'http', 'webdav', 'unused', 'unofficial'], { names: { http: 'HTTP', webdav: 'WebDAV' } }),
  },
  output: {
    best: out.row(),
    codes: out.table(['code', 'name', 'description', 'class', 'type', 'handling', 'source'], {
      key: 'code',
      under: { class: 'name', handling: 'description' },
    }),
  },
  lead: 'codes',
  reference: true,
  warnings: ['nothing-found'],
  messages: [
    '1xx',
    '2xx',
    '3xx',
    '4xx',
    '5xx',
    'http',
    'webdav',
    'unused',
    'unofficial',
    'cacheable',
    'retry',
    ...descriptions,
  ],
  aliases: { http: {}, status: {}, 'http-status': {} },
  answers: 'inline',
  detect: [
    { pattern: /^[1-5]\d\d$/, length: [3, 3], confidence: 0.5 },
    { pattern: /^HTTP\/\d(?:\.\d)? [1-5]\d\d(?: |$)/, confidence: 0.95 },
  ],
  transform({ search, class: wanted, type }, ctx) {
    // In a status line (RFC 9112, 4), the code is enough.
    const asked = /^\s*HTTP\/\d(?:\.\d)? (\d{3})(?: |$)/.exec(search)?.[1] ?? search;
    const statuses = searchStatuses(asked, ({ code }) => ctx.words(`${code}`)).filter(
      (status) => (wanted === 'all' || status.class === wanted) && (type === 'all' || status.type === type),
    );
    const [first] = statuses;
    if (!first) ctx.warn('nothing-found');
    return {
      best: first && search.trim() !== '' ? `${first.code} ${first.name}` : null,
      codes: statuses.map((status) => ({
        class: ctx.say(status.class),
        code: status.code,
        name: status.name,
        description: ctx.say(`${status.code}`),
        type: ctx.say(status.type),
        handling: status.handling && ctx.say(status.handling),
        source: status.source,
      })),
    };
  },
  examples: {
    notFound: {
      input: { search: '404' },
      check: ({ best, codes }) =>
        best === '404 Not Found' && codes.length === 1 && codes[0]?.source === 'RFC 9110 §15.5.5',
    },
    teapot: { input: { search: 'teapot' }, output: { best: "418 I'm a teapot" } },
    rateLimit: { input: { search: 'rate limit' }, check: ({ codes }) => codes.some(({ code }) => code === 429) },
    gateway: { input: { search: 'gateway' }, check: ({ codes }) => codes.map(({ code }) => code).join() === '502,504' },
    nginx: {
      input: { search: 'nginx' },
      check: ({ codes }) =>
        codes.length === 6 && codes.every(({ type }) => typeof type === 'object' && type?.message === 'unofficial'),
    },
    webdav: {
      input: { type: 'webdav' },
      check: ({ codes }) => codes.map(({ code }) => code).join() === '102,207,208,422,423,424,507,508',
    },
  },
});
