import { defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { inspectLink, LINK_NOTICES } from '../../src/lib/network/url/safe-link.ts';
import { stripTracking } from '../../src/lib/network/url/url.ts';
import { WRAPPERS } from '../../src/lib/network/url/link-wrappers.ts';
import { linksOf, unwrapAll } from '../../src/lib/network/url/wrapped-link.ts';
import { isUrl } from '../../src/base/is-url.ts';

export const search =
  'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Fsearch%3Fq%3Dsafelink%26rlz%3D1&data=05%7C02%7Cann%40example.com%7C8ed07a1c&sdata=abc%3D&reserved=0';
const nested = `https://www.google.com/url?q=${encodeURIComponent(search)}`;

export default defineTool({
  icon: 'unlink',
  createdAt: '2024-03-11',
  related: ['url-parser', 'url-encoder'],
  fields: { text: text({ primary: true, multiline: true }), clean: toggle() },
  output: { targets: out.text(), layers: out.table(['service', 'target', 'recipient']) },
  failures: ['not-wrapped', 'no-target', 'kept-elsewhere'],
  warnings: [...LINK_NOTICES, 'domain-only', 'skipped'],
  aliases: { safelink: {}, safelinks: {}, urldefense: {} },
  answers: 'inline',
  transform({ text, clean }, ctx) {
    const links = linksOf(text);
    const wrapped = links.map(unwrapAll).filter((layers) => layers.length > 0);
    if (wrapped.length === 0) throw ctx.fail('not-wrapped');
    const wrappedTargets = wrapped.map((layers) => layers.at(-1)!.target);
    const targets = [...new Set(wrappedTargets.map((url) => (clean && isUrl(url) ? stripTracking(url) : url)))];
    const notices = targets.flatMap((target) =>
      (inspectLink(target)?.notices ?? []).map((notice) => ({ notice, target })),
    );
    for (const { notice, target } of notices.slice(0, 20)) ctx.warn(notice, { target: target.slice(0, 80) });
    for (const { wrapper, target, domainOnly } of wrapped.flat())
      if (domainOnly) ctx.warn('domain-only', { service: WRAPPERS[wrapper], domain: target });
    if (wrapped.length < links.length) ctx.warn('skipped', { count: links.length - wrapped.length });
    return {
      targets: targets.join('\n'),
      layers: wrapped
        .flat()
        .map(({ wrapper, target, recipient }) => ({ service: WRAPPERS[wrapper], target, recipient })),
    };
  },
  examples: {
    outlookLink: {
      input: { text: search },
      check: ({ targets, layers }) =>
        targets === 'https://www.google.com/search?q=safelink&rlz=1' && layers[0]?.recipient === 'ann@example.com',
      warns: [],
    },
    proofpoint3: {
      // published sample of version 3
      input: {
        text: 'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg$',
      },
      output: { targets: 'https://google.com:443/search?q=a+test&gs=ps' },
    },
    proofpoint2: {
      input: { text: 'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-2Db&d=x' },
      output: { targets: 'https://example.com/a-b' },
    },
    linkInLink: {
      input: { text: nested },
      check: ({ targets, layers }) =>
        layers.length === 2 && targets === 'https://www.google.com/search?q=safelink&rlz=1',
    },
    facebookLink: {
      input: { text: 'https://l.facebook.com/l.php?u=http%3A%2F%2Fbit.ly%2Fx%3Futm_source%3Dfb', clean: true },
      output: { targets: 'http://bit.ly/x' },
      warns: ['shortened', 'not-encrypted'],
    },
  },
});
