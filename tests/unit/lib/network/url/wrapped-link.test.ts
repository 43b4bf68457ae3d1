import { describe, expect, test } from 'vitest';
import type { WRAPPERS } from '../../../../../src/lib/network/url/link-wrappers.ts';
import { unwrap, unwrapAll } from '../../../../../src/lib/network/url/wrapped-link.ts';
import { problemOf } from '../../../problem-of.ts';

/** Links found in public mailing lists, README files and tickets, with shortened tokens. */
const REAL = {
  outlook: [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05%7C02%7Cann%40example.com%7C8ed0&reserved=0',
    'https://example.org/a',
  ],
  teams: [
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.org%2F&locale=en-us',
    'https://example.org/',
  ],
  proofpoint: [
    'https://urldefense.proofpoint.com/v2/url?u=http-3A__www.example.org_url&d=BwdwBAg&c=TIwfCwdwWnrHy3gMA',
    'http://www.example.org/url',
  ],
  barracuda: ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.org%2f&c=E,1,6oCq', 'https://example.org/'],
  cisco: [
    'http://secure-web.cisco.com/1rpFFtn1JZDE_g214Q-YS6vXmf7iX-GrSqz5_gIRlzT74/http%3A%2F%2Flists.ettus.com%2Fmailman%2Flistinfo%2Fusrp-users_lists.ettus.com',
    'http://lists.ettus.com/mailman/listinfo/usrp-users_lists.ettus.com',
  ],
  symantec: [
    'https://clicktime.symantec.com/3MnsciFmpCx2GTRRtjmLJoD6H2?u=https%3A%2F%2Farxiv.org%2Fabs%2F1908.06733',
    'https://arxiv.org/abs/1908.06733',
  ],
  mimecast: [
    'https://url.au.m.mimecastprotect.com/s/8oK3Cq717ycnrQ7giqCMcEkGoG?domain=ncnbi.nlm.nih.gov',
    'ncnbi.nlm.nih.gov',
  ],
  sophos: [
    'https://us-west-2.protection.sophos.com/?d=w3schools.com&u=aHR0cHM6Ly93d3cudzNzY2hvb2xzLmNvbS9ob3d0by9ob3d0b19jc3NfdHdvX2NvbHVtbnMuYXNw&i=NjQ0M2U3&h=9ba410ca',
    'https://www.w3schools.com/howto/howto_css_two_columns.asp',
  ],
  trendmicro: [
    'https://ddec1-0-en-ctp.trendmicro.com:443/wis/clicktime/v1/query?url=https%3a%2f%2fdocs.oasis%2dopen.org%2fvirtio%2fvirtio%2fv1.1%2fvirtio%2dv1.1.pdf&umid=d1786ace&auth=53c7',
    'https://docs.oasis-open.org/virtio/virtio/v1.1/virtio-v1.1.pdf',
  ],
  fireeye: [
    'https://protect2.fireeye.com/v1/url?k=c5d024d9-a4ab8e4e&q=1&e=489b94d4&u=https%3A%2F%2Fgithub.com%2Fmszyprow%2Flinux%2Ftree%2Fv6.0-dsi-v4-reworked',
    'https://github.com/mszyprow/linux/tree/v6.0-dsi-v4-reworked',
  ],
  google: ['https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F%3Fa%3D1&sa=D', 'https://example.org/?a=1'],
  facebook: [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F%3Ffbclid%3DIwZX&h=AT0x',
    'https://example.org/?fbclid=IwZX',
  ],
  linkedin: ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.org&trk=x', 'https://example.org'],
  youtube: [
    'https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fexample.org%2F',
    'https://example.org/',
  ],
  slack: ['https://slack-redir.net/link?url=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
  reddit: [
    'https://out.reddit.com/t3_9275r8?url=https%3A%2F%2Fcdn.eso.org%2Fimages%2Flarge%2Feso0905a.jpg&token=AQAA&app_name=reddit.com',
    'https://cdn.eso.org/images/large/eso0905a.jpg',
  ],
  duckduckgo: ['https://duckduckgo.com/l/?uddg=http%3A%2F%2Fpython.org&rut=123', 'http://python.org'],
} as const satisfies Record<keyof typeof WRAPPERS, readonly [string, string]>;

test.each(Object.entries(REAL))('%s: %j', (wrapper, [link, target]) => {
  expect(unwrap(link)).toMatchObject({ wrapper, target });
});

describe("links that don't contain their target", () => {
  test('return only the domain', () => {
    expect(unwrap('https://protect-eu.mimecast.com/s/abc123?domain=example.org')).toEqual({
      wrapper: 'mimecast',
      target: 'example.org',
      recipient: null,
      domainOnly: true,
    });
  });

  test.each([
    ['https://url.uk.m.mimecastprotect.com/s/YP9XCWQRPfDXo1NIKijuVb2y7', 'kept-elsewhere'],
    ['https://secure-web.cisco.com/1z0v_U78rf_0ofSUeyHRS36Fj', 'no-target'],
    ['https://clicktime.symantec.com/3MnsciFmpCx2GTRRtjmLJoD6H2', 'no-target'],
    ['https://us-east-2.protection.sophos.com/?d=rb.gy&b=990260', 'no-target'],
    ['https://us-east-2.protection.sophos.com/?u=%25%25', 'no-target'],
  ])('%s: %s', (link, code) => expect(problemOf(() => unwrap(link))?.code).toBe(code));
});

test.each([
  'https://duckduckgo.com/?q=uddg',
  'https://www.reddit.com/r/a/?url=https%3A%2F%2Fexample.org',
  'https://www.mimecast.com/s/a',
  'https://secure-web.cisco.com.example.org/1a/https%3A%2F%2Fexample.org',
  'https://www.trendmicro.com/wis',
  'https://fireeye.com/url?u=https%3A%2F%2Fexample.org',
])("%s isn't a wrapped link", (link) => expect(unwrap(link)).toBeNull());

test('unwraps nested link filters', () => {
  const inner = REAL.cisco[0];
  const outer = `https://protect2.fireeye.com/v1/url?k=1&u=${encodeURIComponent(inner)}`;
  expect(unwrapAll(outer).map(({ wrapper }) => wrapper)).toEqual(['fireeye', 'cisco']);
});
