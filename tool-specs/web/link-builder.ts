import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  CAMPAIGN_NOTICES,
  CAMPAIGN_PARTS,
  campaignLink,
  campaignNotices,
} from '../../src/lib/network/links/campaign.ts';
import {
  LINK_PROBLEMS,
  LONGEST_MAIL,
  mailLink,
  messageLink,
  readAddresses,
} from '../../src/lib/network/links/mail-link.ts';
import { PAGE_NOTICES, PAGE_PROBLEMS, pageOf } from '../../src/lib/network/links/page.ts';
import { LINK_PARTS, readLink } from '../../src/lib/network/links/read-link.ts';
import { passageLink, passageOf } from '../../src/lib/network/links/text-fragment.ts';

const url = text({ primary: true, single: true, monospace: true });
const value = text({ maxLength: 500 });
const PASSAGE =
  'By the late 1960s, computer systems could perform symbolic algebraic manipulations well enough to pass college-level calculus courses.';

export default defineTool({
  icon: 'link-2',
  createdAt: '2026-11-29',
  related: ['url-parser', 'qrcode-generator', 'url-encoder', 'og-meta-generator'],
  operations: {
    campaign: operation({
      fields: {
        url,
        source: value,
        medium: value,
        campaign: value,
        id: { ...value, advanced: true },
        term: { ...value, advanced: true },
        content: { ...value, advanced: true },
        lowercase: toggle({ advanced: true }),
        space: choice({ '%20': '%20', '+': '+' }, { advanced: true }),
      },
      output: { link: out.row(), parameters: out.table(['name', 'value', 'origin']) },
      failures: PAGE_PROBLEMS,
      warnings: [...PAGE_NOTICES, ...CAMPAIGN_NOTICES],
      messages: ['added', 'replaced', 'kept'],
      aliases: { utm: {} },
      answers: 'inline',
      transform({ url: typed, space, lowercase, ...typedValues }, ctx) {
        const { href, hints } = pageOf(typed);
        for (const hint of hints) ctx.warn(hint);
        const cased = Object.entries(typedValues).map(([part, text]) => [part, lowercase ? text.toLowerCase() : text]);
        const { link, parameters } = campaignLink(href, Object.fromEntries(cased), space);
        for (const { code, params } of campaignNotices(parameters)) ctx.warn(code, params);
        const rows = parameters.map(({ name, value: content, origin }) => ({
          name,
          value: content,
          origin: ctx.say(origin),
        }));
        return { link, parameters: rows };
      },
      examples: {
        newsletter: {
          input: {
            url: 'https://shop.example/sale?lang=en#shoes',
            source: 'newsletter',
            medium: 'email',
            campaign: 'spring sale',
          },
          output: {
            link: 'https://shop.example/sale?lang=en&utm_source=newsletter&utm_medium=email&utm_campaign=spring%20sale#shoes',
          },
          warns: [],
        },
        newCampaign: {
          input: { url: 'https://shop.example/?utm_source=old&utm_term=boots', source: 'google', medium: 'cpc' },
          output: { link: 'https://shop.example/?utm_term=boots&utm_source=google&utm_medium=cpc' },
          warns: ['replaced', 'left'],
        },
      },
    }),

    email: operation({
      fields: {
        to: text({ primary: true, required: false }),
        subject: text({ maxLength: 2000 }),
        body: text({ multiline: true, rows: 4, maxLength: 50_000 }),
        cc: text({ advanced: true }),
        bcc: text({ advanced: true }),
      },
      output: { link: out.row(), html: out.code('html') },
      failures: [...LINK_PROBLEMS, 'lone-surrogate'],
      warnings: ['names-left-out', 'long-link'],
      aliases: { mailto: {} },
      answers: 'inline',
      transform(input, ctx) {
        const [to, cc, bcc] = (['to', 'cc', 'bcc'] as const).map((field) =>
          ctx.within(field, () => readAddresses(input[field])),
        );
        const named = to!.named + cc!.named + bcc!.named;
        const lists = { to: to!.list, cc: cc!.list, bcc: bcc!.list };
        const link = ctx.within('subject', () => mailLink({ ...lists, subject: input.subject, body: input.body }));
        if (named > 0) ctx.warn('names-left-out', { count: named });
        if (link.length > LONGEST_MAIL) ctx.warn('long-link', { length: String(link.length) });
        const shown = to!.list.join(', ').replaceAll('&', '&amp;').replaceAll('<', '&lt;') || 'mail';
        return {
          link: link || null,
          html: link === '' ? '' : `<a href="${link.replaceAll('&', '&amp;')}">${shown}</a>`,
        };
      },
      examples: {
        order: {
          input: { to: 'sales@example.com', subject: 'Order 12 & 13', body: 'Hello,\nplease send 50% now.' },
          output: {
            link: 'mailto:sales@example.com?subject=Order%2012%20%26%2013&body=Hello%2C%0D%0Aplease%20send%2050%25%20now.',
          },
        },
        share: {
          input: { subject: 'Worth reading', body: 'https://example.com/a?b=1&c=2' },
          output: { link: 'mailto:?subject=Worth%20reading&body=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D2' },
        },
        several: {
          input: { to: 'Ada <ada+news@example.com>; bob@example.org', cc: 'team@example.net' },
          output: { link: 'mailto:ada%2Bnews@example.com,bob@example.org?cc=team@example.net' },
          warns: ['names-left-out'],
        },
      },
    }),

    passage: operation({
      fields: {
        url,
        text: text({ multiline: true, rows: 4, required: true, maxLength: 100_000 }),
        prefix: text({ maxLength: 500, advanced: true }),
        suffix: text({ maxLength: 500, advanced: true }),
        match: choice(['auto', 'exact', 'range'], { advanced: true }),
      },
      output: { link: out.row(), start: out.row(), end: out.row() },
      failures: [...PAGE_PROBLEMS, 'no-words'],
      warnings: [...PAGE_NOTICES, 'replaced-passage'],
      aliases: { 'text-fragment': {} },
      answers: 'inline',
      transform({ url: typed, text: passage, prefix, suffix, match }, ctx) {
        const { href, hints } = pageOf(typed);
        for (const hint of hints) ctx.warn(hint);
        const { start, end } = passageOf(passage, match);
        if (!/[\p{L}\p{N}]/u.test(start)) throw ctx.fail('no-words', { field: 'text' });
        const { link, replaced } = ctx.within('text', () => passageLink(href, { prefix, start, end, suffix }));
        if (replaced) ctx.warn('replaced-passage');
        return { link, start, end: end || null };
      },
      examples: {
        longPassage: {
          input: { url: 'https://en.wikipedia.org/wiki/History_of_computing#Early_computation', text: PASSAGE },
          output: {
            link: 'https://en.wikipedia.org/wiki/History_of_computing#Early_computation:~:text=By%20the%20late%201960s%2C%20computer,pass%20college%2Dlevel%20calculus%20courses.',
          },
        },
      },
    }),

    message: operation({
      fields: {
        number: text({ primary: true, single: true, maxLength: 100 }),
        kind: choice({ whatsapp: 'WhatsApp', sms: 'SMS', phone: 'tel' }),
        text: text({ multiline: true, rows: 3, maxLength: 20_000, when: { kind: ['whatsapp', 'sms'] } }),
      },
      output: out.row(),
      failures: [...LINK_PROBLEMS, 'lone-surrogate'],
      warnings: ['local-number'],
      aliases: { wame: { kind: 'whatsapp' }, 'sms-link': { kind: 'sms' }, 'tel-link': { kind: 'phone' } },
      answers: 'inline',
      transform({ number, kind, text: message }, ctx) {
        const { link, isLocal } = messageLink(kind, number, message);
        if (isLocal) ctx.warn('local-number');
        return link;
      },
      examples: {
        textMessage: {
          input: { number: '+1 510 555 0101', kind: 'sms', text: 'hello there' },
          output: 'sms:+15105550101?body=hello%20there',
        },
        chat: {
          input: { number: '+49 (0)30 1234567', text: 'I saw your ad' },
          output: 'https://wa.me/49301234567?text=I%20saw%20your%20ad',
        },
      },
    }),

    read: operation({
      fields: {
        link: text({ primary: true, single: true, multiline: true, rows: 3, monospace: true, maxLength: 200_000 }),
      },
      output: { parts: out.keyValue(), page: out.row() },
      failures: ['nothing-to-read'],
      warnings: ['literal-plus'],
      messages: [...LINK_PARTS, ...CAMPAIGN_PARTS],
      aliases: { 'read-link': {} },
      answers: 'inline',
      detect: [
        { pattern: /^mailto:[^\s?]*\?[\w-]+=\S*$/i, length: [10, 8000], confidence: 0.93 },
        { pattern: /^https?:\/\/[^\s#]+#\S*:~:text=\S+$/i, length: [12, 8000], confidence: 0.98 },
        {
          pattern: /^https?:\/\/(?:wa\.me\/\+?\d{7}|api\.whatsapp\.com\/send\/?\?)\S*$/i,
          length: [16, 8000],
          confidence: 0.98,
        },
        {
          pattern: /^https?:\/\/[^\s?#]+\?(?:[^\s#]*&)?utm_(?:source|campaign)=\S*$/i,
          length: [16, 8000],
          confidence: 0.5,
        },
      ],
      transform({ link }, ctx) {
        const read = readLink(link);
        if (!read) throw ctx.fail('nothing-to-read');
        if (read.hasPlus) ctx.warn('literal-plus');
        return {
          parts: read.parts.map(({ part, name, value: content }) => ({
            key: part === null ? name : ctx.say(part),
            value: content,
          })),
          page: read.page || null,
        };
      },
      examples: {
        emailLink: {
          input: { link: 'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index' },
          check: ({ parts }) =>
            parts.map(({ value: content }) => String(content)).join('|') ===
            'infobot@example.com|send current-issue\nsend index',
        },
        highlight: {
          input: { link: 'https://example.com/#:~:text=this%20is-,an%20example,-text%20fragment' },
          check: ({ parts, page }) =>
            parts.map(({ value: content }) => String(content)).join('|') === 'this is|an example|text fragment' &&
            page === 'https://example.com/',
        },
        campaignLink: {
          input: { link: 'https://shop.example/sale?utm_source=x&lang=en&utm_campaign=spring+sale' },
          output: { page: 'https://shop.example/sale?lang=en' },
        },
      },
    }),
  },
});
