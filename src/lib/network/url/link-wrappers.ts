// Who wraps links in an address of their own, and where the target is in it.
import { isUrl } from '../../../base/is-url.ts';

export const WRAPPERS = {
  outlook: 'Outlook Safe Links',
  teams: 'Teams Safe Links',
  proofpoint: 'Proofpoint URL Defense',
  barracuda: 'Barracuda Link Protection',
  cisco: 'Cisco Secure Email',
  symantec: 'Symantec Email Security',
  mimecast: 'Mimecast URL Protect',
  sophos: 'Sophos Email',
  trendmicro: 'Trend Micro Time-of-Click',
  fireeye: 'FireEye (Trellix) Email Security',
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  slack: 'Slack',
  reddit: 'Reddit',
  duckduckgo: 'DuckDuckGo',
} as const;
export type Wrapper = keyof typeof WRAPPERS;

interface Rule {
  wrapper: Wrapper;
  host: RegExp;
  path?: RegExp;
  /** The parameters that may contain the target. */
  parameters?: readonly string[];
  /** Whether the host has no other purpose, so that a link without a target is damaged. */
  filter?: true;
}

// Complete host names only: a name that merely begins with or contains one of these belongs to someone else.
const RULES: readonly Rule[] = [
  { wrapper: 'proofpoint', host: /^urldefense(?:\.proofpoint)?\.com$|^urldefense\.us$/, path: /^\/v/, filter: true },
  {
    wrapper: 'mimecast',
    host: /^(?:protect|security)(?:-[a-z]{2,3})?\.mimecast\.com$|^url\.[a-z]{2,3}\.m\.mimecastprotect\.com$/,
    path: /^\/(?:s|r|redirect)\//,
    parameters: ['domain'],
  },
  {
    wrapper: 'outlook',
    host: /^(?:[\w-]+\.)?safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)$/,
    parameters: ['url'],
    filter: true,
  },
  {
    wrapper: 'teams',
    host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/,
    path: /\/atp-safelinks\.html$/,
    parameters: ['url'],
    filter: true,
  },
  { wrapper: 'barracuda', host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, parameters: ['a'], filter: true },
  { wrapper: 'cisco', host: /^secure-web\.cisco\.com$/, filter: true },
  { wrapper: 'symantec', host: /^clicktime\.symantec\.com$/, parameters: ['u'], filter: true },
  {
    wrapper: 'sophos',
    host: /^[a-z\d-]+\.protection\.sophos\.com$/,
    filter: true,
  },
  {
    wrapper: 'trendmicro',
    host: /^[\w-]+\.(?:[\w-]+\.)?trendmicro\.com$/,
    path: /^\/wis\/clicktime\/v\d\/query$/,
    parameters: ['url'],
    filter: true,
  },
  {
    wrapper: 'fireeye',
    host: /^protect\d?\.fireeye\.com$/,
    path: /^\/(?:v1\/)?url$/,
    parameters: ['u'],
    filter: true,
  },
  {
    wrapper: 'google',
    host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    path: /^\/url$/,
    parameters: ['q', 'url'],
  },
  { wrapper: 'facebook', host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, parameters: ['u'] },
  {
    wrapper: 'linkedin',
    host: /^www\.linkedin\.com$/,
    path: /^\/(?:safety\/go|redir\/redirect)\/?$/,
    parameters: ['url'],
  },
  { wrapper: 'youtube', host: /^www\.youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { wrapper: 'slack', host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { wrapper: 'reddit', host: /^out\.reddit\.com$/, parameters: ['url'] },
  { wrapper: 'duckduckgo', host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ['uddg'] },
];

/** Returns who wrapped a link; undefined if nobody did. */
export function wrapperOf({ protocol, hostname, pathname }: URL): Rule | undefined {
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return RULES.find(({ host, path }) => host.test(hostname) && (path?.test(pathname) ?? true));
}

/** Whether a link is wrapped, and its target seems to be in it. */
export function holdsTarget(link: string): boolean {
  if (!isUrl(link)) return false;
  const url = new URL(link);
  const rule = wrapperOf(url);
  return rule !== undefined && (rule.parameters?.some((name) => url.searchParams.get(name)) ?? true);
}
