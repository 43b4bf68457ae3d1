import { casesOf } from '../../src/core/spec.ts';
import { HTTP_STATUSES } from '../../src/lib/network/http-status.ts';
import type tool from './http-status-codes.ts';

export default casesOf<typeof tool>({
  run: {
    unrecognized: {
      teapot: 'a word',
      'rate limit': 'a word',
      gateway: 'a word',
      nginx: 'a word',
    },
    finds: {
      'status beside HTTP': {
        matches: [
          ['http 404', '404'],
          ['404 http', '404'],
          ['HTTP error 503', '503'],
          ['error 404', '404'],
          ['404 error', '404'],
          ['erreur 500', '500'],
          ['ошибка 403', '403'],
          ['错误 502', '502'],
          ['status code 418', '418'],
        ],
        rejects: ['http 999', 'http 40', 'https://a.b/404'],
      },
      'status line': { matches: [['503 Service Unavailable', '503']], rejects: ['404 apples', '999 Problems', '503'] },
      'status in words': {
        matches: [['Request failed with status code 404', '404']],
        rejects: ['status unknown', 'status 4040'],
      },
    },
    detect: [
      { matches: ['404', '200', '503'], rejects: ['42', '755', '1404', '099', '4xx', '40.4'] },
      {
        matches: ['HTTP/1.1 301 Moved Permanently', 'HTTP/2 200'],
        rejects: ['HTTP/1.1', 'GET / HTTP/1.1', 'HTTP 4040', 'HTTP/1.1 999'],
      },
    ],
    examples: [
      { input: { search: 'HTTP/1.1 301 Moved Permanently' }, output: { best: '301 Moved Permanently' } },
      { input: { search: '42' }, check: ({ codes }) => codes.every(({ code }) => String(code).startsWith('42')) },
      { input: { search: '' }, check: ({ best, codes }) => best === null && codes.length === HTTP_STATUSES.length },
      { input: { search: '413' }, output: { best: '413 Content Too Large' } },
      { input: { search: 'payload too large' }, output: { best: '413 Content Too Large' } },
      { input: { search: '未找到' }, output: { best: '404 Not Found' } },
      {
        input: { search: '306' },
        check: ({ codes }) => typeof codes[0]?.type === 'object' && codes[0].type?.message === 'unused',
      },
      { input: { search: '404', class: '5xx' }, output: { best: null, codes: [] }, warns: ['nothing-found'] },
      { input: { search: 'zzz 😀' }, output: { best: null, codes: [] }, warns: ['nothing-found'] },
    ],
  },
});
