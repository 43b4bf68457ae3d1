// Forms of keys and tokens that tell what they are by themselves, as their issuers document them.

/** After a letter or digit none of them begins, unless that ends an escape as `\n`. Alternatives start with letters of their own, so that a text is read in linear time. */
const token = (...forms: string[]): RegExp =>
  new RegExp(String.raw`(?:(?<![a-zA-Z\d])|(?<=\\[nrt]))(?:${forms.join('|')})`, 'dg');

const CODE_HOSTS = [
  String.raw`gh[pousr]_\w{36,255}`,
  String.raw`github_pat_\w{22,255}`,
  String.raw`gl(?:pat|ptt|dt|rt|rtr|cbt|ft|imt|agent|oas|soat|ffct)-[\w.-]{20,300}`,
  String.raw`GR1348941[\w-]{20,50}`,
  String.raw`ATATT3[\w=-]{50,400}`,
  String.raw`AT(?:BB|CTT3)[\w=-]{20,400}`,
];

const PACKAGE_REGISTRIES = [
  String.raw`npm_\w{36,255}`,
  String.raw`pypi-[\w-]{50,1000}`,
  String.raw`dckr_[a-z]{3,4}_[\w-]{20,100}`,
  String.raw`rubygems_[a-f\d]{40,64}`,
  String.raw`oy2[a-z\d]{43}(?!\w)`,
  String.raw`cio[a-zA-Z\d]{32}(?!\w)`,
  String.raw`CLOJARS_[a-z\d]{60}`,
  String.raw`AKCp[a-zA-Z\d]{60,80}`,
  String.raw`cmVmd[a-zA-Z\d]{59}`,
];

const CLOUDS = [
  String.raw`(?:A3T[A-Z\d]|AKIA|ASIA|ABIA|ACCA)[A-Z\d]{16}(?!\w)`,
  String.raw`AIza[\w-]{35}`,
  String.raw`ya29\.[\w-]{10,2000}`,
  String.raw`1\/\/0[\w-]{20,200}`,
  String.raw`GOCSPX-[\w-]{20,50}`,
  String.raw`[\w~.]{3}\dQ~[\w~.-]{31,34}`,
  String.raw`LTAI[a-zA-Z\d]{12,24}(?!\w)`,
  String.raw`do[opr]_v1_[a-f\d]{64}`,
  String.raw`v1\.0-[a-f\d]{24}-[a-f\d]{100,200}`,
  String.raw`hv[bsr]\.[\w-]{20,400}`,
  String.raw`[sb]\.[a-zA-Z\d]{24}(?![\w.])`,
  String.raw`[a-zA-Z\d]{14}\.atlasv1\.[\w=-]{50,100}`,
  String.raw`dapi[a-f\d]{32}(?:-\d)?`,
  String.raw`pscale_(?:tkn|pw|oauth)_[\w=.-]{30,100}`,
  String.raw`pul-[a-f\d]{40}`,
  String.raw`HRKU-[\w-]{36,80}`,
  String.raw`nfp_[a-zA-Z\d]{36,50}`,
  String.raw`vc[pk]_[a-zA-Z\d]{24,80}`,
  String.raw`sb(?:p|_secret)_[\w-]{20,80}`,
  String.raw`dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{20,80}`,
  String.raw`ops_eyJ[a-zA-Z\d+/=]{100,2000}`,
];

const SERVICES = [
  String.raw`xox[abceoprs](?:\.xox[bp])?-[\w-]{10,300}`,
  String.raw`xapp-\d-[\w-]{10,300}`,
  String.raw`[srp]k_(?:live|test)_\w{16,250}`,
  String.raw`whsec_[a-zA-Z\d+/=]{24,200}`,
  String.raw`SG\.[\w-]{16,40}\.[\w-]{16,80}`,
  String.raw`SK[a-f\d]{32}(?!\w)`,
  String.raw`(?:key|pubkey)-[a-f\d]{32}(?!\w)`,
  String.raw`xkeysib-[a-f\d]{64}-\w{16}`,
  String.raw`[a-f\d]{32}-us\d{1,2}(?!\w)`,
  String.raw`shp(?:at|ca|pa|ss|tka|ua)_[a-fA-F\d]{32}`,
  String.raw`sq0[a-z]{3}-[\w-]{22,60}`,
  String.raw`EAA[a-zA-Z\d]{50,400}`,
  String.raw`lin_(?:api|oauth)_[a-zA-Z\d]{32,80}`,
  String.raw`(?:ntn|secret)_[a-zA-Z\d]{40,60}`,
  String.raw`fig[dour]_[\w-]{30,80}`,
  String.raw`PMAK-[a-f\d]{24}-[a-f\d]{34}`,
  String.raw`gl(?:sa|c)_[\w=+/]{32,400}`,
  String.raw`NR(?:AK|JS|II|RA)-[\w-]{19,60}`,
  String.raw`sntry[su]_[\w=+/-]{40,400}`,
  String.raw`\d{8,10}:A[\w-]{34}(?!\w)`,
  String.raw`[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,45}`,
  String.raw`CFPAT-[\w-]{40,60}`,
  String.raw`pat[a-zA-Z\d]{14}\.[a-f\d]{64}`,
];

const MODELS = [
  String.raw`sk-[\w-]{20,250}`,
  String.raw`hf_[a-zA-Z\d]{30,60}`,
  String.raw`api_org_[a-zA-Z]{30,60}`,
  String.raw`gsk_[a-zA-Z\d]{40,80}`,
  String.raw`xai-[a-zA-Z\d]{60,120}`,
  String.raw`r8_[a-zA-Z\d]{30,60}`,
  String.raw`pplx-[a-zA-Z\d]{40,80}`,
];

/** Addresses that are secrets from some place on: whoever knows them may post. */
const WEBHOOKS =
  /(?:hooks\.slack\.com\/(?:services|workflows|triggers)|(?:discord|discordapp)\.com\/api\/webhooks|[a-z\d-]{1,60}\.webhook\.office\.com\/webhookb2|hooks\.zapier\.com\/hooks\/catch)\/(?<secret>[\w@/.-]{10,500})/dg;

/** The signature of a signed address (Azure, AWS, Google). */
const SIGNATURES = /[?&](?:sig|X-(?:Amz|Goog)-Signature|Signature)=(?<secret>[\w%+/=-]{16,1000})/dg;

export const TOKENS: readonly RegExp[] = [
  token(...CODE_HOSTS, ...PACKAGE_REGISTRIES, ...CLOUDS, ...SERVICES, ...MODELS),
  WEBHOOKS,
  SIGNATURES,
];
