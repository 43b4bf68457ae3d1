import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import type { Cell, ContextOf } from '../../src/core/spec.ts';
import { PHONE_COUNTRIES } from '../../src/lib/identifiers/phone/countries.ts';
import {
  invalidReason,
  loadPhones,
  PHONE_REASONS,
  PHONE_TYPES,
  phoneLinks,
  readPhone,
  readPhones,
  regionOfPlatform,
} from '../../src/lib/identifiers/phone/phone.ts';
import type { PhoneNumber } from '../../src/lib/identifiers/phone/phone.ts';
import { positionsIn } from '../../src/base/position.ts';
import { regionName } from '../../src/base/region.ts';

const country = choice(['auto', ...PHONE_COUNTRIES]);
const typeNames = Object.values(PHONE_TYPES);
const rowMessages = ['yes', 'no', ...typeNames] as const;
const failures = ['phone-not-a-number', 'phone-unknown-country', 'phone-too-short', 'phone-too-long'] as const;
const columns = ['typed', 'international', 'national', 'country', 'type', 'valid'] as const;

export default defineTool({
  icon: 'phone',
  createdAt: '2023-05-01',
  related: ['qrcode-generator'],
  operations: {
    parse: operation({
      fields: { number: text({ primary: true, single: true }), country },
      output: {
        international: out.row(),
        verdict: out.verdict(),
        reason: out.row(),
        possible: out.row(),
        type: out.row(),
        national: out.row(),
        e164: out.row(),
        rfc3966: out.row(),
        extension: out.row(),
        countryCode: out.row(),
        countryName: out.row(),
        callingCode: out.row(),
        example: out.row(),
        links: out.keyValue(),
      },
      failures,
      warnings: ['vanity', 'shared-code'],
      messages: ['valid', 'invalid', 'yes', 'no', 'non-geographic', ...PHONE_REASONS, ...typeNames],
      answers: 'inline',
      aliases: { phone: {}, tel: {} },
      detect: [{ pattern: /^(?:tel:)?\+[1-9]\d{0,3}(?:[\s().-]{0,2}\d){6,13}$/i, confidence: 0.85 }],
      async transform({ number, country: chosen }, ctx) {
        const library = await loadPhones();
        const { phone, vanity } = readPhone(library, number, chosen === 'auto' ? regionOfPlatform() : chosen);
        if (vanity) ctx.warn('vanity', { digits: vanity });
        const reason = invalidReason(library, phone);
        const others = phone.getPossibleCountries().filter((code) => code !== phone.country);
        if (reason && !phone.country && others.length > 1)
          ctx.warn('shared-code', { code: phone.countryCallingCode, countries: others.join(', ') });
        const code = phone.country;
        const example = code ? await library.exampleOf(code) : null;
        return {
          international: phone.formatInternational(),
          verdict: reason ? { tone: 'bad', label: ctx.say('invalid') } : { tone: 'good', label: ctx.say('valid') },
          reason: reason && ctx.say(reason),
          possible: ctx.say(phone.isPossible() ? 'yes' : 'no'),
          type: typeOf(phone, ctx),
          national: phone.formatNational(),
          e164: phone.number,
          rfc3966: phone.getURI(),
          extension: phone.ext ?? null,
          countryCode: code ?? null,
          countryName: code
            ? regionName(code, ctx.language)
            : phone.isNonGeographic()
              ? ctx.say('non-geographic')
              : null,
          callingCode: `+${phone.countryCallingCode}`,
          example,
          links: phoneLinks(phone),
        };
      },
      examples: {
        mobileNumber: {
          input: { number: '0612345678', country: 'FR' },
          output: {
            international: '+33 6 12 34 56 78',
            national: '06 12 34 56 78',
            e164: '+33612345678',
            rfc3966: 'tel:+33612345678',
            countryCode: 'FR',
            countryName: 'France',
            callingCode: '+33',
            type: { message: 'mobile' },
            verdict: { tone: 'good' },
          },
        },
        officeNumber: {
          input: { number: '(202) 555-0143', country: 'US' },
          output: { e164: '+12025550143', type: { message: 'fixed-line-or-mobile' }, verdict: { tone: 'good' } },
        },
        abroad: { input: { number: '+44 20 7946 0958' }, output: { countryCode: 'GB', national: '020 7946 0958' } },
        vanity: {
          input: { number: '1-800-FLOWERS', country: 'US' },
          output: { e164: '+18003569377', type: { message: 'toll-free' } },
          warns: ['vanity'],
        },
      },
    }),

    find: operation({
      fields: { text: text({ primary: true, multiline: true, rows: 8, maxLength: 1_000_000 }), country },
      output: out.table([...columns, 'place']),
      messages: [...rowMessages, 'place'],
      aliases: { phones: {} },
      async transform({ text: source, country: chosen }, ctx) {
        const library = await loadPhones();
        const region = chosen === 'auto' ? regionOfPlatform() : chosen;
        const positionOf = positionsIn(source);
        return library.find(source, region).map(({ number, startsAt, endsAt }) => {
          const { line, column } = positionOf(startsAt);
          return { ...rowOf(source.slice(startsAt, endsAt), number, ctx), place: ctx.say('place', { line, column }) };
        });
      },
      examples: {
        messageText: {
          input: { text: 'Call 06 12 34 56 78 or\n+1 202 555 0143 ext 5.', country: 'FR' },
          check: (rows) =>
            rows.map(({ international }) => international).join() === '+33 6 12 34 56 78,+1 202 555 0143 ext. 5' &&
            JSON.stringify(rows[1]?.place) === '{"message":"place","params":{"line":2,"column":1}}',
        },
        noNumbers: { input: { text: 'no numbers here, only 2026-11-20', country: 'FR' }, output: [] },
      },
    }),

    batch: operation({
      fields: { numbers: text({ primary: true, multiline: true, rows: 8, maxLength: 300_000 }), country },
      output: out.table(columns),
      messages: rowMessages,
      async transform({ numbers, country: chosen }, ctx) {
        const library = await loadPhones();
        const region = chosen === 'auto' ? regionOfPlatform() : chosen;
        return readPhones(library, numbers, region).map(({ typed, phone }) => rowOf(typed, phone, ctx));
      },
      examples: {
        contactList: {
          input: { numbers: '06 12 34 56 78\n+1 202 555 0143\nnonsense', country: 'FR' },
          check: (rows) => rows.map(({ country: name }) => name).join() === 'France,United States,',
        },
        tooShort: {
          input: { numbers: '123', country: 'FR' },
          check: ([row]) => JSON.stringify(row?.valid) === '{"message":"no"}',
        },
      },
    }),
  },
});

function typeOf(phone: PhoneNumber, ctx: ContextOf<{ messages: typeof typeNames }>): Cell {
  const type = phone.getType();
  return type ? ctx.say(PHONE_TYPES[type]) : null;
}

function rowOf(typed: string, phone: PhoneNumber | null, ctx: ContextOf<{ messages: typeof rowMessages }>) {
  if (!phone) return { typed, international: null, national: null, country: null, type: null, valid: ctx.say('no') };
  return {
    typed,
    international: phone.formatInternational(),
    national: phone.formatNational(),
    country: phone.country ? regionName(phone.country, ctx.language) : null,
    type: typeOf(phone, ctx),
    valid: ctx.say(phone.isValid() ? 'yes' : 'no'),
  };
}
