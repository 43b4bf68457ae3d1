import {
  choice,
  color,
  dateTime,
  decimal,
  defineTool,
  file,
  integer,
  operation,
  out,
  secret,
  text,
  toggle,
} from '../../src/core/spec.ts';
import type { ContextOf, InputOf } from '../../src/core/spec.ts';
import { drawQr, QR_NOTICES } from '../../src/lib/pictures/qr/draw.ts';
import { LOGO_PROBLEMS, logoUri } from '../../src/lib/pictures/qr/logo.ts';
import { QR_SHAPES } from '../../src/lib/pictures/qr/shapes.ts';
import * as payloads from '../../src/lib/pictures/qr-payload/build.ts';
import { readCoordinates } from '../../src/lib/pictures/qr-payload/check.ts';
import { PAYMENT_PROBLEMS, paymentProblem } from '../../src/lib/pictures/qr-payload/payment.ts';

const ADA = 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ada;;;\r\nFN:Ada\r\nEMAIL:a@b.example\r\nEND:VCARD';
const LUNCH = 'BEGIN:VEVENT\r\nSUMMARY:Lunch\r\nDTSTART:20261201T123000\r\nLOCATION:Room 5\\, left\r\nEND:VEVENT';

const style = {
  level: choice({ L: 'L (7%)', M: 'M (15%)', Q: 'Q (25%)', H: 'H (30%)' }, { initial: 'M' }),
  size: integer({ min: 32, max: 4096, initial: 512, advanced: true }),
  margin: integer({ min: 0, max: 32, initial: 4, advanced: true }),
  foreground: color({ initial: '#000000' }),
  background: color({ initial: '#ffffff' }),
  shape: choice(QR_SHAPES, { advanced: true }),
  logo: file({ accept: 'image/*', required: false, advanced: true }),
};

const drawing = {
  svg: out.svg({ fileName: 'qr-code' }),
  payload: out.row(),
  capacity: out.meter(),
  bytes: out.row(),
  version: out.row(),
  mask: out.row(),
};

const shared = {
  output: drawing,
  failures: ['over-capacity', 'lone-surrogate', ...LOGO_PROBLEMS],
  warnings: [...QR_NOTICES, 'level-for-logo'],
  messages: ['version', 'bytes-left'],
} as const;

export default defineTool({
  icon: 'qr-code',
  createdAt: '2022-04-14',
  operations: {
    text: operation({
      ...shared,
      fields: { text: text({ primary: true, multiline: true }), ...style },
      aliases: { qr: {}, qrcode: {} },
      answers: 'inline',
      transform: (input, ctx) => draw(input.text, input, ctx),
      examples: {
        webLink: {
          input: { text: 'https://example.com' },
          output: { bytes: 19, version: { params: { version: 2, side: 25 } } },
          warns: [],
        },
        robust: { input: { text: '二维码 😀', level: 'H' }, output: { bytes: 14 } },
        coloredCode: { input: { text: 'Hello', foreground: '#1a3c6e' }, check: ({ svg }) => svg.includes('#1a3c6e') },
        roundModules: { input: { text: 'Hello!', shape: 'rounded' }, check: ({ svg }) => svg.includes('a0.5') },
      },
    }),

    wifi: operation({
      ...shared,
      fields: {
        ssid: text({ primary: true }),
        security: choice({ WPA: 'WPA / WPA2 / WPA3', SAE: 'WPA3', WEP: 'WEP', nopass: '—' }),
        password: secret({ when: { security: ['WPA', 'SAE', 'WEP'] } }),
        hidden: toggle(),
        ...style,
      },
      output: { ...drawing, payload: out.row({ secret: true }) },
      warnings: [...shared.warnings, 'no-password'],
      aliases: { 'qr-wifi': {} },
      transform(input, ctx) {
        if (input.security !== 'nopass' && input.password === '') ctx.warn('no-password');
        return draw(payloads.buildWifi(input), input, ctx);
      },
      examples: {
        homeNetwork: { input: { ssid: 'N', password: '12345678' }, output: { payload: 'WIFI:T:WPA;S:N;P:12345678;;' } },
        specialName: {
          input: { ssid: 'A;B', password: 'a:"b' },
          output: { payload: 'WIFI:T:WPA;S:A\\;B;P:a\\:\\"b;;' },
        },
      },
    }),

    contact: operation({
      ...shared,
      fields: {
        givenName: text({ primary: true, required: false }),
        familyName: text(),
        phone: text(),
        email: text(),
        organization: text(),
        jobTitle: text(),
        url: text(),
        address: text(),
        note: text({ multiline: true }),
        ...style,
      },
      aliases: { 'qr-vcard': {}, 'qr-contact': {} },
      transform: (input, ctx) =>
        draw(input.givenName || input.familyName || input.organization ? payloads.buildContact(input) : '', input, ctx),
      examples: {
        person: { input: { givenName: 'Ada', email: 'a@b.example' }, check: ({ payload }) => payload === ADA },
        company: { input: { organization: 'A, B' }, check: ({ payload }) => String(payload).includes('ORG:A\\, B') },
      },
    }),

    email: operation({
      ...shared,
      fields: { to: text({ primary: true }), subject: text(), body: text({ multiline: true }), ...style },
      aliases: { 'qr-mail': {} },
      transform: (input, ctx) => draw(payloads.buildMail(input), input, ctx),
      examples: {
        withSubject: {
          input: { to: 'a@b.example', subject: '&' },
          output: { payload: 'mailto:a@b.example?subject=%26' },
        },
      },
    }),

    phone: operation({
      ...shared,
      fields: {
        phone: text({ primary: true }),
        action: choice(['call', 'message']),
        body: text({ multiline: true, when: { action: ['message'] } }),
        ...style,
      },
      aliases: { 'qr-tel': {}, 'qr-sms': { action: 'message' } },
      transform: (input, ctx) =>
        draw(input.action === 'call' ? payloads.buildPhone(input.phone) : payloads.buildSms(input), input, ctx),
      examples: {
        callNumber: { input: { phone: '+1 (555) 010-0123' }, output: { payload: 'tel:+15550100123' } },
        textMessage: {
          input: { phone: '112', action: 'message', body: 'a: b' },
          output: { payload: 'SMSTO:112:a: b' },
        },
      },
    }),

    location: operation({
      ...shared,
      fields: { coordinates: text({ primary: true }), ...style },
      failures: [...shared.failures, 'not-coordinates'],
      aliases: { 'qr-geo': {} },
      transform(input, ctx) {
        const place = readCoordinates(input.coordinates);
        if (!place) throw ctx.fail('not-coordinates');
        return draw(payloads.buildLocation(place), input, ctx);
      },
      examples: {
        eiffelTower: { input: { coordinates: '48.85837, 2.294481' }, output: { payload: 'geo:48.85837,2.294481' } },
        operaHouse: { input: { coordinates: '-33.8568 151.2153' }, output: { payload: 'geo:-33.8568,151.2153' } },
      },
    }),

    event: operation({
      ...shared,
      fields: {
        title: text({ primary: true }),
        start: dateTime({ required: true }),
        end: dateTime(),
        place: text(),
        description: text({ multiline: true }),
        ...style,
      },
      failures: [...shared.failures, 'end-not-after-start'],
      aliases: { 'qr-event': {} },
      transform(input, ctx) {
        if (!payloads.endsLater(input)) throw ctx.fail('end-not-after-start', { field: 'end' });
        return draw(payloads.buildEvent(input), input, ctx);
      },
      examples: {
        lunch: {
          input: { title: 'Lunch', start: '2026-12-01T12:30', place: 'Room 5, left' },
          output: { payload: LUNCH },
        },
        meeting: {
          input: { title: '会议', start: '2026-12-01T09:00:30', end: '2026-12-01T10:00' },
          output: { bytes: 88 },
        },
      },
    }),

    payment: operation({
      ...shared,
      fields: {
        iban: text({ primary: true }),
        beneficiary: text({ required: true }),
        amount: decimal({ min: 0, max: 999_999_999.99, initial: 0, step: 0.01 }),
        text: text(),
        reference: text(),
        bic: text(),
        ...style,
      },
      failures: [...shared.failures, ...PAYMENT_PROBLEMS],
      warnings: [...shared.warnings, 'not-level-m'],
      aliases: { 'qr-pay': {} },
      transform(input, ctx) {
        const problem = paymentProblem(input, ctx.language);
        if (problem) throw ctx.fail(problem.code, problem);
        if (input.level !== 'M') ctx.warn('not-level-m');
        return draw(payloads.buildPayment(input), input, ctx);
      },
      examples: {
        membershipFee: {
          input: { iban: 'DE89 3704 0044 0532 0130 00', beneficiary: 'Example e.V.', amount: 12.5, text: 'Membership' },
          output: { payload: 'BCD\n002\n1\nSCT\n\nExample e.V.\nDE89370400440532013000\nEUR12.50\n\n\nMembership' },
        },

        invoice: {
          input: { iban: 'BE72000000001616', beneficiary: 'A', bic: 'BPOTBEB1XXX', reference: 'rf18 5390 0754 7034' },
          output: { payload: 'BCD\n002\n1\nSCT\nBPOTBEB1XXX\nA\nBE72000000001616\n\n\nRF18539007547034' },
        },
      },
    }),
  },
});

async function draw(payload: string, look: InputOf<typeof style>, ctx: ContextOf<typeof shared>) {
  if (payload === '') return { svg: '', payload: null, capacity: null, bytes: null, version: null, mask: null };
  const picture = await look.logo?.arrayBuffer();
  const logo = picture && ctx.within('logo', () => logoUri(new Uint8Array(picture)));
  const { svg, bytes, mask, used, bytesLeft, version, side, notices } = await drawQr(payload, look, logo);
  for (const { code, params } of notices) ctx.warn(code, params);
  if (logo !== undefined && look.level !== 'H') ctx.warn('level-for-logo');
  const tone = used > 0.9 ? ('warn' as const) : ('neutral' as const);
  return {
    svg,
    payload,
    capacity: { value: used, tone, label: ctx.say('bytes-left', { left: bytesLeft }) },
    bytes,
    version: ctx.say('version', { version, side }),
    mask,
  };
}
