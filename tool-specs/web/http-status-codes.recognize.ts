import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './http-status-codes.ts';

/** How the names of statuses begin. */
const NAMES =
  'accepted|already|bad|bandwidth|client|conflict|content|continue|created|early|expectation|failed|forbidden|found|gateway|gone|http|im|insufficient|internal|length|locked|loop|method|misdirected|moved|multi|multiple|network|no|non|not|ok|partial|payload|payment|permanent|precondition|processing|proxy|range|rate|request|reset|see|service|switching|teapot|temporary|timeout|too|unauthorized|unavailable|unprocessable|unsupported|upgrade|uri|variant';

export default recognizersOf<typeof tool>({
  run: {
    // "status update": only words that a name begins with are about a status of HTTP.
    phrases: new RegExp(`^status (?:\\d{1,2}|(?!(?:${NAMES})(?![\\p{L}]))\\p{L}[\\p{L}\\p{M} ,.?'’-]*)$`, 'iu'),
    finds: [
      {
        name: 'status beside HTTP',
        pattern:
          /^(?:https? ?(?:status|error|code)?|(?:error|erreur|erro|ошибка|错误)(?: http| code)?|status code|код http|código http) ?([1-5]\d\d)$|^([1-5]\d\d) (?:https?|error)$/i,
        take: ([, behind, before]) => behind ?? before ?? null,
        confidence: 0.95,
      },
      {
        name: 'status line',
        pattern: /^([1-5]\d\d) (?:[A-Z][a-z-]+|OK|URI|HTTP)(?: (?:[A-Z][a-z-]+|URI|of|on|for))*$/,
        confidence: 0.9,
      },
      {
        name: 'status in words',
        pattern: /\bstatus(?: code)?:? ([1-5]\d\d)$/i,
        confidence: 0.85,
      },
    ],
  },
});
