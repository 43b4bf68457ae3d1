// Campaign parameters (utm_…), as web analytics read them from the query of a link.
import { encodePercent } from '../../bytes/percent-encoding.ts';
import { parseQuery } from '../url/url.ts';
import { joinUrl, splitUrl } from '../url/url-parameters.ts';

export const CAMPAIGN_NOTICES = ['replaced', 'left', 'no-source', 'uppercase'] as const;

export interface CampaignNotice {
  code: (typeof CAMPAIGN_NOTICES)[number];
  params?: Readonly<Record<string, string>>;
}

const shortened = (text: string) => text.slice(0, 80);

/** In the order in which analytics name them. */
export const CAMPAIGN_PARTS = ['source', 'medium', 'campaign', 'id', 'term', 'content'] as const;

export type CampaignPart = (typeof CAMPAIGN_PARTS)[number];

const nameOf = (part: CampaignPart) => `utm_${part}`;

export interface CampaignParameter {
  name: string;
  value: string;
  /** `kept` was in the link and stays as it was. */
  origin: 'added' | 'replaced' | 'kept';
  /** The value that was replaced. */
  former?: string;
}

/** The part of a campaign that a parameter of a query is, by its name. */
export const campaignPart = (name: string): CampaignPart | undefined =>
  CAMPAIGN_PARTS.find((part) => nameOf(part) === name);

/**
 * Adds the parts that aren't blank to a URL in the form of `URL.href`. What the link has stays byte for byte in its place, except
 * for parameters with the same names.
 */
export function campaignLink(
  href: string,
  values: Readonly<Partial<Record<CampaignPart, string>>>,
  space: '%20' | '+',
): { link: string; parameters: CampaignParameter[] } {
  const parts = splitUrl(href);
  const filled = CAMPAIGN_PARTS.filter((part) => values[part]?.trim());
  const former = new Map<string, string>();
  const kept: CampaignParameter[] = [];
  const pieces: string[] = [];
  for (const piece of parts.pieces) {
    const [parameter] = parseQuery(piece);
    if (!parameter) continue;
    const { name, value } = parameter;
    const part = campaignPart(name.text);
    if (part && filled.includes(part)) former.set(name.text, value.text);
    else {
      kept.push({ name: name.text, value: value.text, origin: 'kept' });
      pieces.push(piece);
    }
  }
  const encoded = (value: string) => encodePercent(value, 'strict').replaceAll('%20', space);
  const added = filled.map((part): CampaignParameter => {
    const name = nameOf(part);
    const value = values[part]?.trim() ?? '';
    pieces.push(`${name}=${encoded(value)}`);
    const old = former.get(name);
    return {
      name,
      value,
      ...(old === undefined ? { origin: 'added' } : { origin: 'replaced', former: old }),
    };
  });
  return { link: joinUrl({ ...parts, pieces }), parameters: [...kept, ...added] };
}

/** What analytics make of the parameters that may not be meant. */
export function campaignNotices(parameters: readonly CampaignParameter[]): CampaignNotice[] {
  const filled = parameters.filter(({ origin }) => origin !== 'kept');
  if (filled.length === 0) return [];
  const left = parameters.filter(({ name, origin }) => origin === 'kept' && campaignPart(name));
  const upper = filled.find(({ value }) => value !== value.toLowerCase());
  const notices: CampaignNotice[] = filled.flatMap(({ name, former }) =>
    former === undefined ? [] : [{ code: 'replaced', params: { name, former: shortened(former) } }],
  );
  if (left.length > 0) notices.push({ code: 'left', params: { names: left.map(({ name }) => name).join(', ') } });
  if (!parameters.some(({ name }) => name === nameOf('source'))) notices.push({ code: 'no-source' });
  if (upper) {
    const [value, lower] = [upper.value, upper.value.toLowerCase()].map(shortened) as [string, string];
    notices.push({ code: 'uppercase', params: { value, lower } });
  }
  return notices;
}
