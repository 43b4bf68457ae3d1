import {
  choices,
  defineTool,
  integer,
  operation,
  optionalInteger,
  out,
  secret,
  text,
  toggle,
} from '../../src/core/spec.ts';
import { maskLines, maskText } from '../../src/lib/text/obfuscate.ts';
import { findSecrets, SECRET_KINDS } from '../../src/lib/text/redact.ts';

const CARD = '4111 1111 1111 1111';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';

const keep = {
  keepFirst: integer({ min: 0, max: 1000, initial: 4 }),
  keepLast: integer({ min: 0, max: 1000, initial: 4 }),
  minimumHidden: integer({ min: 1, max: 100, initial: 50 }),
  mask: text({ initial: '*', required: true }),
  fixedLength: optionalInteger({ min: 1, max: 64 }),
};

export default defineTool({
  icon: 'eye-off',
  createdAt: '2023-08-16',
  related: ['token-generator', 'password-strength-analyser'],
  operations: {
    mask: operation({
      fields: {
        text: secret({ primary: true, multiline: true, maxLength: 3_000_000 }),
        ...keep,
        keepSpaces: toggle({ initial: true }),
        lines: toggle({ initial: true }),
      },
      output: { masked: out.text({ fileName: 'masked.txt' }), hidden: out.row() },
      failures: ['mask-too-long'],
      warnings: ['reduced', 'mask-in-secret'],
      aliases: { obfuscate: {}, mask: {} },
      answers: 'inline',
      transform({ text: source, lines, ...options }, ctx) {
        if (options.mask.length > 32) throw ctx.fail('mask-too-long', { field: 'mask' });
        if (source.includes(options.mask)) ctx.warn('mask-in-secret');
        const { text: masked, hidden, reduced } = (lines ? maskLines : maskText)(source, options);
        if (reduced) ctx.warn('reduced', { percent: options.minimumHidden });
        return { masked, hidden };
      },
      examples: {
        cardNumber: {
          input: { text: '1234567890', keepLast: 0 },
          output: { masked: '1234******', hidden: 6 },
          warns: [],
        },
        bothEnds: {
          input: { text: '1234567890', keepFirst: 5, keepLast: 5 },
          output: { masked: '123*****90' },
          warns: ['reduced'],
        },
      },
    }),

    redact: operation({
      fields: {
        text: secret({ primary: true, multiline: true, maxLength: 5_000_000 }),
        kinds: choices(SECRET_KINDS, { initial: SECRET_KINDS }),
        ...keep,
        keepFirst: integer({ min: 0, max: 1000, initial: 0 }),
        keepLast: integer({ min: 0, max: 1000, initial: 0 }),
      },
      output: { masked: out.text({ fileName: 'redacted.txt' }), found: out.table(['kind', 'line', 'shown']) },
      failures: ['mask-too-long'],
      warnings: ['nothing-found'],
      messages: SECRET_KINDS,
      aliases: { redact: {}, 'redact-log': {} },
      transform({ text: source, kinds, ...options }, ctx) {
        if (options.mask.length > 32) throw ctx.fail('mask-too-long', { field: 'mask' });
        let masked = '';
        let at = 0;
        let line = 1;
        const rows = findSecrets(source, kinds).map(({ kind, start, end }) => {
          const between = source.slice(at, start);
          const shown = maskText(source.slice(start, end), { ...options, keepSpaces: kind === 'card' });
          masked += between + shown.text;
          line += between.split('\n').length - 1;
          const row = { kind: ctx.say(kind), line, shown: shown.text };
          line += source.slice(start, end).split('\n').length - 1;
          at = end;
          return row;
        });
        if (rows.length === 0) ctx.warn('nothing-found');
        return { masked: masked + source.slice(at), found: rows };
      },
      examples: {
        logEntry: {
          input: { text: 'User ada@mail.example paid from 10.0.0.7', fixedLength: 3 },
          output: { masked: 'User *** paid from ***' },
        },
        jsonSecrets: {
          input: { text: `{"password": "s3cr3t", "card": "${CARD}"}`, keepLast: 4 },
          output: { masked: '{"password": "***r3t", "card": "**** **** **** 1111"}' },
        },
        bearerToken: {
          input: { text: `Authorization: Bearer ${TOKEN}`, fixedLength: 8 },
          output: { masked: 'Authorization: Bearer ********' },
        },
        databaseUrl: {
          input: { text: 'postgres://app:hunter2@db.example.com:5432/shop', fixedLength: 3 },
          output: { masked: 'postgres://app:***@db.example.com:5432/shop' },
        },
        cookies: {
          input: { text: 'Cookie: session=abc; theme="dark"\nSet-Cookie: id=abc; Path=/; HttpOnly', fixedLength: 3 },
          output: { masked: 'Cookie: session=***; theme=***\nSet-Cookie: id=***; Path=/; HttpOnly' },
        },
      },
    }),
  },
});
