// Formats of keys and tokens that are recognizable by themselves, as documented by their issuers.

/**
 * A token can't follow a letter or digit, unless that ends an escape such as `\n`. Alternatives start with different
 * letters, so that a text is scanned in linear time.
 */
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

const BUILDS = [
  String.raw`bk(?:aj|at|ct|pat|ra|ua)_[a-f\d]{40}`,
  String.raw`CCIP(?:AT|RJ)_[a-zA-Z\d]{20,24}_[a-f\d]{40}`,
  String.raw`[a-zA-Z\d]{76}AZDO[a-zA-Z\d]{4}(?!\w)`,
  String.raw`sq[pua]_[a-f\d]{40}`,
  String.raw`snyk_(?:uat|sat)\.[a-f\d]{8}\.[\w.-]{40,300}`,
];

const CLOUDS = [
  String.raw`(?:A3T[A-Z\d]|AKIA|ASIA|ABIA|ACCA)[A-Z\d]{16}(?!\w)`,
  String.raw`AIza[\w-]{35}`,
  String.raw`ABSK[a-zA-Z\d+/]{109,269}={0,2}`,
  String.raw`bedrock-api-key-[a-zA-Z\d+/=]{80,2000}`,
  // Azure keys, which contain an identifying string at a fixed position.
  String.raw`[a-zA-Z\d]{52}JQQJ9[a-zA-Z\d]{27}(?!\w)`,
  String.raw`[\w/+-]{33,76}(?:APIM|ACDb|AIoT|AzFu|AzSe|\+(?:ABa|AMC|ASt|ASb|AEh|ARm))[\w/+-]{5,6}={0,2}(?![\w=])`,
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
  String.raw`tskey-[a-z]{2,10}-[a-zA-Z\d]{8,20}(?:CNTRL)?-[a-zA-Z\d]{20,60}`,
  String.raw`fm[12][ar]?_[a-zA-Z\d+/=,_-]{60,4000}`,
  String.raw`fo1_[\w-]{43}(?!\w)`,
  String.raw`napi_[a-z\d]{60,70}(?!\w)`,
  String.raw`4b1d[a-zA-Z\d]{38}(?!\w)`,
  String.raw`scw[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}`,
];

const SERVICES = [
  String.raw`xox[abceoprs](?:\.xox[bp])?-[\w-]{10,300}`,
  String.raw`xapp-\d-[\w-]{10,300}`,
  String.raw`[srp]k_(?:live|test)_\w{16,250}`,
  String.raw`whsec_[a-zA-Z\d+/=]{24,200}`,
  String.raw`SG\.[\w-]{16,40}\.[\w-]{16,80}`,
  String.raw`SK[a-f\d]{32}(?!\w)`,
  String.raw`(?:key|pubkey)-[a-f\d]{32}(?!\w)`,
  String.raw`[a-f\d]{32}-[a-f\d]{8}-[a-f\d]{8}(?![\w-])`,
  String.raw`[st]k\.eyJ[\w-]{20,400}\.[\w-]{20,100}`,
  String.raw`[\w-]{5,30}:APA91b[\w-]{100,250}`,
  String.raw`pat-(?:na|eu|ap)\d-[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}`,
  String.raw`sl\.(?:u\.)?[\w-]{120,2000}`,
  String.raw`[12]\/\d{12,20}(?:\/\d{12,20})?:[a-f\d]{32}`,
  String.raw`re_[a-zA-Z\d]{8}_[a-zA-Z\d]{24}(?!\w)`,
  String.raw`ph[xs]_[a-zA-Z\d]{43}(?!\w)`,
  String.raw`dt0c01\.[A-Z\d]{24}\.[A-Z\d]{64}`,
  String.raw`xkeysib-[a-f\d]{64}-\w{16}`,
  String.raw`[a-f\d]{32}-us\d{1,2}(?!\w)`,
  String.raw`shp(?:at|ca|pa|ss|tka|ua)_[a-fA-F\d]{32}`,
  String.raw`sq0[a-z]{3}-[\w-]{22,60}`,
  String.raw`EAA[\w-]{50,400}`,
  String.raw`lin_(?:api|oauth)_[a-zA-Z\d]{32,80}`,
  String.raw`(?:ntn|secret)_[a-zA-Z\d]{40,60}`,
  String.raw`fig[dour]_[\w-]{30,80}`,
  String.raw`PMAK-[a-f\d]{24}-[a-f\d]{34}`,
  String.raw`gl(?:sa|c)_[\w=+/]{32,400}`,
  String.raw`NR(?:AK|JS|II|RA)-[\w-]{19,60}`,
  String.raw`sntry[su]_[\w=+/-]{40,400}`,
  String.raw`(?:bot)?\d{8,10}:A[\w-]{34}(?!\w)`,
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
  String.raw`pcsk_[a-zA-Z\d]{5,8}_[a-zA-Z\d]{50,80}`,
  String.raw`lsv2_[a-z]{2}_[a-f\d]{32}_[a-f\d]{10}`,
  String.raw`nvapi-[\w-]{60,80}`,
  String.raw`tgp_v1_[\w-]{40,50}`,
  String.raw`tvly-(?:dev-|prod-)?[a-zA-Z\d]{30,50}`,
  String.raw`fw_[a-zA-Z\d]{20,30}(?!\w)`,
  String.raw`e2b_[a-f\d]{40}`,
  String.raw`csk-[a-z\d]{40,60}`,
  String.raw`jina_[a-f\d]{32}[\w-]{20,60}`,
];

/** URLs that contain a secret: whoever knows them may post. */
const WEBHOOKS =
  /(?:hooks\.slack\.com\/(?:services|workflows|triggers)|(?:discord|discordapp)\.com\/api\/webhooks|[a-z\d-]{1,60}\.webhook\.office\.com\/webhookb2|hooks\.zapier\.com\/hooks\/catch)\/(?<secret>[\w@/.-]{10,500})/dg;

/** The signature of a signed address or request (Azure, AWS, Google). */
const SIGNATURES = /(?:[?&]|,\s{0,4})(?:sig|X-(?:Amz|Goog)-Signature|Signature)=(?<secret>[\w%+/=-]{16,1000})/dg;

export const TOKENS: readonly RegExp[] = [
  token(...CODE_HOSTS, ...PACKAGE_REGISTRIES, ...BUILDS, ...CLOUDS, ...SERVICES, ...MODELS),
  WEBHOOKS,
  SIGNATURES,
];
