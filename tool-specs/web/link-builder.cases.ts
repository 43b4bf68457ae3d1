import { casesOf } from '../../src/core/spec.ts';
import type tool from './link-builder.ts';

const PAGE = 'https://shop.example/';

/** A link with a campaign, by the rules of the URL standard and of RFC 3986. */
const campaign = (url: string, values: object, link: string, warns?: readonly string[]) => ({
  input: { url, source: 's', ...values },
  output: { link },
  ...(warns && { warns: warns as [] }),
});
const badPage = (url: string, fails: 'not-web' | 'no-host' | 'invalid-url' | 'relative-url') => ({
  input: { url, source: 's' },
  fails,
});

const mail = (input: object, link: string) => ({ input, output: { link } });
const badMail = (to: string, fails: 'bad-address' | 'lone-surrogate', offset?: number) => ({
  input: { to },
  fails,
  field: 'to' as const,
  ...(offset !== undefined && { at: { offset } }),
});

/** A passage, and the directive that finds it. */
const passage = (text: string, directive: string, more: object = {}) => ({
  input: { url: 'https://example.com', text, ...more },
  output: { link: `https://example.com/#:~:text=${directive}` },
});

type Parts = { parts: readonly { key: unknown; value: unknown }[] };
const wordOf = (key: unknown) => (typeof key === 'string' ? key : (key as { message: string }).message);
/** A link, and what it says: `to=ada@example.com|subject=Hello`. */
const read = (link: string, expected: string) => ({
  input: { link },
  check: ({ parts }: Parts) => parts.map(({ key, value }) => `${wordOf(key)}=${String(value)}`).join('|') === expected,
});

export default casesOf<typeof tool>({
  campaign: {
    examples: [
      { input: { url: PAGE }, output: { link: PAGE, parameters: [] }, warns: [] },
      campaign('shop.example', {}, `${PAGE}?utm_source=s`, ['assumed-https']),
      campaign(`${PAGE}?`, {}, `${PAGE}?utm_source=s`),
      campaign(`${PAGE}#`, {}, `${PAGE}?utm_source=s#`),
      campaign(`${PAGE}?a=1&`, {}, `${PAGE}?a=1&utm_source=s`),
      campaign(`${PAGE}?a=1&a=2&b`, {}, `${PAGE}?a=1&a=2&b&utm_source=s`),
      // what is there stays byte for byte, broken escapes too
      campaign(`${PAGE}?q=a+b%20c&d=%zz&e=%E4`, {}, `${PAGE}?q=a+b%20c&d=%zz&e=%E4&utm_source=s`, ['bad-encoding']),
      // parameters after # are of the fragment
      campaign(`${PAGE}#/route?utm_source=old`, {}, `${PAGE}?utm_source=s#/route?utm_source=old`, []),
      campaign(`${PAGE}?utm_source=old&x=1`, {}, `${PAGE}?x=1&utm_source=s`, ['replaced']),
      campaign(`${PAGE}?utm_source=a&utm_source=b`, {}, `${PAGE}?utm_source=s`, ['replaced']),
      campaign(`${PAGE}?utm%5Fsource=old`, {}, `${PAGE}?utm_source=s`, ['replaced']),
      // analytics don't know parameters in other cases
      campaign(`${PAGE}?UTM_SOURCE=old`, {}, `${PAGE}?UTM_SOURCE=old&utm_source=s`, []),
      campaign(`${PAGE}?utm_content=old`, {}, `${PAGE}?utm_content=old&utm_source=s`, ['left']),
      campaign(PAGE, { source: 'a b&c=d%e+f#g' }, `${PAGE}?utm_source=a%20b%26c%3Dd%25e%2Bf%23g`, []),
      campaign(PAGE, { source: 'a b+c', space: '+' }, `${PAGE}?utm_source=a+b%2Bc`),
      campaign(PAGE, { source: 'été 你好 😀' }, `${PAGE}?utm_source=%C3%A9t%C3%A9%20%E4%BD%A0%E5%A5%BD%20%F0%9F%98%80`),
      campaign(PAGE, { source: "it's (new)!*" }, `${PAGE}?utm_source=it%27s%20%28new%29%21%2A`),
      campaign(PAGE, { source: '  spaced  ' }, `${PAGE}?utm_source=spaced`),
      campaign(PAGE, { source: 'Google' }, `${PAGE}?utm_source=Google`, ['uppercase']),
      campaign(PAGE, { source: 'Google', lowercase: true }, `${PAGE}?utm_source=google`, []),
      campaign(PAGE, { source: '', medium: 'email' }, `${PAGE}?utm_medium=email`, ['no-source']),
      campaign(
        PAGE,
        { medium: 'm', campaign: 'c', id: '7', term: 't', content: 'x' },
        `${PAGE}?utm_source=s&utm_medium=m&utm_campaign=c&utm_id=7&utm_term=t&utm_content=x`,
      ),
      campaign('https://münchen.example/ä?ö', {}, 'https://xn--mnchen-3ya.example/%C3%A4?%C3%B6&utm_source=s'),
      campaign('http://a.example:80/../b', {}, 'http://a.example/b?utm_source=s'),
      campaign('https://me:pw@a.example/', {}, 'https://me:pw@a.example/?utm_source=s', ['credentials']),
      badPage('mailto:ada@example.com', 'not-web'),
      badPage('ada@example.com', 'not-web'),
      badPage('ftp://a.example/x', 'not-web'),
      badPage('javascript:alert(1)', 'not-web'),
      badPage('https://', 'no-host'),
      badPage('/path', 'relative-url'),
      { input: { url: PAGE, source: '\ud83d' }, fails: 'lone-surrogate' },
      { input: { url: '' }, output: {} },
    ],
  },

  email: {
    examples: [
      // RFC 6068, 6: addresses with characters that mean something in a link
      mail({ to: 'chris@example.com' }, 'mailto:chris@example.com'),
      mail({ to: 'gorby%kremvax@example.com' }, 'mailto:gorby%25kremvax@example.com'),
      mail({ to: 'unlikely?address@example.com' }, 'mailto:unlikely%3Faddress@example.com'),
      mail({ to: 'Mike&family@example.org' }, 'mailto:Mike%26family@example.org'),
      mail({ to: '"not@me"@example.org' }, 'mailto:%22not%40me%22@example.org'),
      mail({ to: '"oh\\\\no"@example.org' }, 'mailto:%22oh%5C%5Cno%22@example.org'),
      mail(
        { to: '"\\\\\\"it\'s\\ ugly\\\\\\""@example.org' },
        "mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org",
      ),
      mail(
        { to: 'user@納豆.example.org', subject: 'Test', body: 'NATTO' },
        'mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO',
      ),
      mail({ to: 'user@example.org', subject: 'café' }, 'mailto:user@example.org?subject=caf%C3%A9'),
      mail(
        { to: 'infobot@example.com', body: 'send current-issue\nsend index' },
        'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
      ),
      mail(
        { to: 'joe@example.com', cc: 'bob@example.com', body: 'hello' },
        'mailto:joe@example.com?cc=bob@example.com&body=hello',
      ),
      mail({ to: 'addr1@an.example, addr2@an.example' }, 'mailto:addr1@an.example,addr2@an.example'),
      // an address literal: brackets are encoded, colons aren't (RFC 6068, 2)
      mail({ to: 'a@[IPv6:2001:db8::1]' }, 'mailto:a@%5BIPv6:2001:db8::1%5D'),
      mail({ to: 'a@x.example\nb@x.example\n' }, 'mailto:a@x.example,b@x.example'),
      mail({ to: 'mailto:a@x.example' }, 'mailto:a@x.example'),
      mail({ bcc: 'a@x.example' }, 'mailto:?bcc=a@x.example'),
      mail({ to: '<a@x.example>' }, 'mailto:a@x.example'),
      mail({ subject: 'C++ & 50%?' }, 'mailto:?subject=C%2B%2B%20%26%2050%25%3F'),
      mail({ body: 'a\r\nb\rc\n' }, 'mailto:?body=a%0D%0Ab%0D%0Ac%0D%0A'),
      { input: {}, output: { link: null, html: '' } },
      {
        input: { to: 'a@x.example', subject: 'x', body: 'y' },
        output: { html: '<a href="mailto:a@x.example?subject=x&amp;body=y">a@x.example</a>' },
      },
      { input: { body: 'x'.repeat(2100) }, check: ({ link }) => String(link).length === 2113, warns: ['long-link'] },
      {
        input: { to: '"Doe, Ada" <ada@x.example>' },
        output: { link: 'mailto:ada@x.example' },
        warns: ['names-left-out'],
      },
      badMail('ada', 'bad-address', 0),
      badMail('a@x.example, b@', 'bad-address', 13),
      badMail('a@x.example\nDoe, Ada <b@x.example>', 'bad-address', 12),
      badMail('a@x.example?subject=x', 'bad-address'),
      badMail('a b@x.example', 'bad-address'),
      badMail('@x.example', 'bad-address'),
      { input: { cc: 'x' }, fails: 'bad-address', field: 'cc' },
      { input: { subject: 'a\nBcc: victim@x.example' }, fails: 'subject-line-break', field: 'subject' },
      { input: { body: '\udc00' }, fails: 'lone-surrogate' },
    ],
  },

  passage: {
    examples: [
      passage('an example', 'an%20example'),
      // the three characters that separate the parts of a directive
      passage('a-b, c & d', 'a%2Db%2C%20c%20%26%20d'),
      passage('  a \t b\u00a0c ', 'a%20b%20c'),
      passage('100% (new)', '100%25%20%28new%29'),
      // of the specification: a prefix and a suffix
      passage('an example', 'this%20is-,an%20example,-text%20fragment', { prefix: 'this is', suffix: 'text fragment' }),
      // of the explainer of the specification
      {
        input: {
          url: 'https://en.wikipedia.org/w/index.php?title=Cat&oldid=916388819',
          text: 'Like almost\nthe Felidae,',
          prefix: 'Claws',
          suffix: 'cats',
        },
        output: {
          link: 'https://en.wikipedia.org/w/index.php?title=Cat&oldid=916388819#:~:text=Claws-,Like%20almost,the%20Felidae%2C,-cats',
        },
      },
      passage('مِصر', '%D8%A7%D9%84%D8%A8%D8%AD%D8%B1%D9%8A%D9%86-,%D9%85%D9%90%D8%B5%D8%B1', { prefix: 'البحرين' }),
      passage('one two\n\n  three four', 'one%20two,three%20four'),
      passage('one two\nthree', 'one%20two%20three', { match: 'exact' }),
      passage('one two three four', 'one%20two,three%20four', { match: 'range' }),
      passage('word', 'word', { match: 'range' }),
      passage('a b c d e f g\nh', 'a%20b%20c%20d%20e,h'),
      passage(`${'long '.repeat(40)}end.`, 'long%20long%20long%20long%20long,long%20long%20long%20long%20end.'),
      // 1,025 characters and more are read in windows
      {
        input: { url: 'https://example.com', text: `a b c d e f ${'x '.repeat(2000)}g h i j k.` },
        output: { end: 'g h i j k.' },
      },
      passage('今天天气很好', '%E4%BB%8A%E5%A4%A9%E5%A4%A9%E6%B0%94%E5%BE%88%E5%A5%BD'),
      {
        input: { url: 'https://example.com/?a=1#top', text: 'x' },
        output: { link: 'https://example.com/?a=1#top:~:text=x', start: 'x', end: null },
        warns: [],
      },
      {
        input: { url: 'https://example.com/#top:~:text=old&text=older', text: 'x' },
        output: { link: 'https://example.com/#top:~:text=x' },
        warns: ['replaced-passage'],
      },
      { input: { url: 'https://example.com/#', text: 'x' }, output: { link: 'https://example.com/#:~:text=x' } },
      { input: { url: 'https://example.com', text: ' — … ' }, fails: 'no-words', field: 'text' },
      { input: { url: 'about:blank', text: 'x' }, fails: 'not-web' },
      { input: { url: 'https://example.com', text: 'a\ud83d' }, fails: 'lone-surrogate', field: 'text' },
      { input: { url: 'https://example.com', text: '' }, output: {} },
    ],
  },

  message: {
    examples: [
      // RFC 3966 and RFC 5724
      { input: { number: '+1-201-555-0123', kind: 'phone' }, output: 'tel:+12015550123', warns: [] },
      { input: { number: '+15105550101', kind: 'sms' }, output: 'sms:+15105550101', warns: [] },
      { input: { number: '(201) 555-0123', kind: 'phone' }, output: 'tel:2015550123', warns: ['local-number'] },
      { input: { number: '*100#', kind: 'phone' }, output: 'tel:*100%23' },
      { input: { number: '112', kind: 'phone' }, output: 'tel:112' },
      { input: { number: '0044 20 7946 0018' }, output: 'https://wa.me/442079460018' },
      { input: { number: '15551234567', text: 'a&b\nc' }, output: 'https://wa.me/15551234567?text=a%26b%0Ac' },
      { input: { number: 'tel:+44 20 7946 0018', kind: 'phone' }, output: 'tel:+442079460018' },
      { input: { number: '030 1234567' }, fails: 'no-country-code' },
      { input: { number: '+0301234567', kind: 'phone' }, fails: 'no-country-code' },
      { input: { number: '+1 555 CALL', kind: 'phone' }, fails: 'bad-phone' },
      { input: { number: '1+1', kind: 'phone' }, fails: 'bad-phone' },
      { input: { number: '+', kind: 'phone' }, fails: 'bad-phone' },
      { input: { number: '*100#', kind: 'sms' }, fails: 'bad-phone' },
      { input: { number: '+1234567890123456', kind: 'sms' }, fails: 'phone-length' },
      { input: { number: '+123', kind: 'sms' }, fails: 'phone-length' },
      { input: { number: '' }, output: null },
    ],
  },

  read: {
    detect: [
      {
        matches: ['mailto:a@b.example?subject=x', 'mailto:?to=a@b.example&body=x'],
        rejects: ['mailto:a@b.example', 'mailto:a b?c=d'],
      },
      {
        matches: ['https://a.example/#:~:text=x', 'https://a.example/?b#c:~:text=x,y'],
        rejects: ['https://a.example/#text=x', 'https://a.example/:~:text=x'],
      },
      {
        matches: ['https://wa.me/15551234567?text=x', 'https://api.whatsapp.com/send?phone=1'],
        rejects: ['https://wa.me/', 'https://wa.me.example/15551234567'],
      },
      {
        matches: ['https://a.example/?x=1&utm_source=y'],
        rejects: ['https://a.example/?nutm_source=y', 'https://a.example/#?utm_source=y'],
      },
    ],
    examples: [
      read('mailto:chris@example.com', 'to=chris@example.com'),
      read('mailto:?to=addr1@an.example,addr2@an.example', 'to=addr1@an.example, addr2@an.example'),
      read(
        'mailto:list@example.org?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E',
        'to=list@example.org|In-Reply-To=<3469A91.D10AF4C@example.com>',
      ),
      read('mailto:unlikely%3Faddress@example.com?blat=foop', 'to=unlikely?address@example.com|blat=foop'),
      read('MAILTO:a@b.example?SUBJECT=x&Cc=c@d.example', 'to=a@b.example|subject=x|cc=c@d.example'),
      read('mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test', 'to=user@納豆.example.org|subject=Test'),
      {
        input: { link: 'mailto:a@b.example?subject=a+b' },
        check: ({ parts }) => parts[1]?.value === 'a+b',
        warns: ['literal-plus'],
      },
      read('sms:+15105550101?body=hello%20there', 'number=+15105550101|message=hello there'),
      read('sms:+15105550101&body=hi', 'number=+15105550101|message=hi'),
      read('tel:+1-201-555-0123', 'number=+1-201-555-0123'),
      read('https://wa.me/15551234567?text=I%27m+here', "number=+15551234567|message=I'm here"),
      read('https://api.whatsapp.com/send?phone=15551234567&text=x', 'number=+15551234567|message=x'),
      read(
        'https://en.wikipedia.org/wiki/Cat#:~:text=Claws-,Like%20almost,the%20Felidae%2C,-cats',
        'prefix=Claws|start=Like almost|end=the Felidae,|suffix=cats',
      ),
      read('https://example.com#:~:text=foo&text=bar&unknownDirective', 'start=foo|start=bar'),
      { input: { link: 'https://a.example/?utm_source=s&x=%zz#f' }, output: { page: 'https://a.example/?x=%zz#f' } },
      { input: { link: 'https://a.example/?x=1' }, fails: 'nothing-to-read' },
      { input: { link: 'mailto:' }, fails: 'nothing-to-read' },
      { input: { link: 'javascript:alert(1)' }, fails: 'nothing-to-read' },
      { input: { link: 'https://' }, fails: 'nothing-to-read' },
    ],
  },
});
