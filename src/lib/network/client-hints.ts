// What browsers send beside a User-Agent, as headers (Sec-CH-UA…) or from `navigator.userAgentData`.
import type { UserAgent, UserAgentNotice } from './user-agent.ts';

/** A brand and its version in a header; names such as `Not;A=Brand` are there to break wrong parsers. */
const BRAND = /"((?:[^"\\]|\\.)*)"\s*;\s*v="([\d.]+)"/g;
const NAME = /^sec-ch-ua[\w-]*$/i;

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** The headers by name: one per line, copied from a command or a browser's tools, as JSON, or as high-entropy values. */
function headersOf(hints: string): Map<string, string> {
  const values = new Map<string, string>();
  const fields = fieldsOf(hints);
  if (fields) {
    for (const [name, value] of Object.entries(fields)) {
      if (NAME.test(name) && typeof value === 'string') values.set(name.toLowerCase(), value);
      const header = HIGH_ENTROPY[name];
      if (header !== undefined) values.set(header, writtenAs(value));
    }
    return values;
  }
  let pending = '';
  for (const line of hints.split(/\r\n|\r|\n/)) {
    const plain = line.replace(/^\s*(?:-H|--header)\s+\$?(['"])(.*)\1\s*[\\`]?\s*$/, '$2').trim();
    const [, name, value] = /^(sec-ch-ua[\w-]*)\s*:\s*(\S.*)$/i.exec(plain) ?? [];
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value.replaceAll('\\"', '"'));
    else if (pending !== '' && plain !== '') values.set(pending, plain);
    // The tools of a browser copy a name and its value as two lines.
    pending = NAME.test(plain.replace(/:$/, '')) ? plain.replace(/:$/, '').toLowerCase() : '';
  }
  return values;
}

/** The headers of what `getHighEntropyValues` returns. */
const HIGH_ENTROPY: Readonly<Record<string, string>> = {
  architecture: 'sec-ch-ua-arch',
  bitness: 'sec-ch-ua-bitness',
  brands: 'sec-ch-ua',
  fullVersionList: 'sec-ch-ua-full-version-list',
  mobile: 'sec-ch-ua-mobile',
  model: 'sec-ch-ua-model',
  platform: 'sec-ch-ua-platform',
  platformVersion: 'sec-ch-ua-platform-version',
};

function fieldsOf(hints: string): Record<string, unknown> | null {
  if (!hints.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(hints) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Writes a value as in its header. */
function writtenAs(value: unknown): string {
  if (typeof value === 'boolean') return value ? '?1' : '?0';
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  return value
    .map((entry: unknown) => {
      const { brand, version } = Object(entry) as { brand?: unknown; version?: unknown };
      return `${JSON.stringify(String(brand))};v=${JSON.stringify(String(version))}`;
    })
    .join(', ');
}

/** Combines a User-Agent with client hints, which take precedence. */
export function withClientHints(agent: UserAgent, hints: string): UserAgent {
  const values = headersOf(hints);
  const plain = (name: string): string | null => filled(values.get(`sec-ch-ua${name}`)?.replace(/^"(.*)"$/, '$1'));
  const brands = [...(values.get('sec-ch-ua-full-version-list') ?? values.get('sec-ch-ua') ?? '').matchAll(BRAND)]
    .map(([, name = '', version = '']) => ({ name: name.trim(), version }))
    .filter(({ name }) => !/not.*brand/i.test(name));
  const brand = brands.find(({ name }) => name !== 'Chromium') ?? brands[0];
  const platform = plain('-platform');
  const platformVersion = plain('-platform-version');
  const bits = plain('-bitness');
  const arch = plain('-arch');
  const resolved: UserAgentNotice[] = [
    ...(platformVersion === null ? [] : (['windows-frozen', 'mac-frozen', 'chromeos-frozen'] as const)),
    ...(brand?.version.includes('.') ? (['version-reduced'] as const) : []),
    ...(brand ? (['chrome-alike'] as const) : []),
    ...(plain('-model') === null ? [] : (['android-reduced'] as const)),
  ];
  return {
    ...agent,
    kind: agent.kind === 'unknown' && brand ? 'browser' : agent.kind,
    name: brand?.name ?? agent.name,
    version: brand?.version ?? agent.version,
    os: platform ?? agent.os,
    osVersion:
      platformVersion === null
        ? // of the same system only
          platform === null || platform === agent.os
          ? agent.osVersion
          : null
        : platform === 'Windows'
          ? windowsRelease(platformVersion)
          : platformVersion,
    deviceType: values.get('sec-ch-ua-mobile') === '?1' ? 'mobile' : agent.deviceType,
    model: plain('-model') ?? agent.model,
    cpu:
      arch === null
        ? agent.cpu
        : ({ x8664: 'amd64', x8632: 'ia32', arm64: 'arm64', arm32: 'arm' }[`${arch}${bits ?? ''}`] ?? arch),
    notices: [
      ...agent.notices.filter((notice) => !resolved.includes(notice)),
      ...(values.size === 0 && hints.trim() !== '' ? (['hints-unread'] as const) : []),
    ],
  };
}

/** The hint counts API contracts: 13 and above is Windows 11, lower numbers are 10, and 0 is older. */
function windowsRelease(version: string): string {
  const major = Number.parseInt(version, 10);
  if (Number.isNaN(major)) return version;
  return major >= 13 ? '11' : major > 0 ? '10' : '8.1 / 8 / 7';
}
