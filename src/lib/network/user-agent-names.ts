// Names in User-Agent headers that the parsers miss, or spell differently than their makers.

/** Command-line clients and libraries, which begin with their own product. */
export const TOOLS =
  /^(aiohttp|ansible-httpget|apache-httpclient|apache-maven|apachebench|aria2|aws-cli|aws-sdk-[\w-]+|axel|axios|boto3|bruno-runtime|bun|cargo|composer|conda|curl|dalvik|dart|debian apt-http|deno|docker|ehthumbs|elinks|faraday|git|go-http-client|got|gradle|grpc-[a-z+-]+|guzzlehttp|helm|hey|httpie|insomnia|java-http-client|java|jakarta commons-httpclient|k6|kubectl|lavf|libcurl|libwww-perl|links|lua-resty-http|lwp::simple|lynx|mechanize|node|node-fetch|node-superagent|npm|okhttp|pip|pnpm|poetry|postmanruntime|powershell|python-httpx|python-requests|python-urllib|python|reqwest|rest-client|ruby|siege|symfony httpclient|terraform|typhoeus|undici|urlgrabber|uv|vegeta|w3m|wget|wget2|wrk|xh|yarn)(?:[/ ]v?([\d][\w.+-]*))?(?=$|[\s;(,/])/i;
/** The one that begins like a browser. */
export const POWERSHELL = /\b((?:Windows)?PowerShell)\/([\d.]+)/;
export const BOT_WORD =
  /(?:^|(?<!\blike)[\s;(,/])((?!cubot)[\w.-]*(?:bot|crawler|spider|slurp|archiver|externalhit|externalagent|preview|validator|monitor|uptime|scan(?:ner)?|fetcher|lighthouse|headlesschrome|phantomjs|inspectiontool|googleother|mediapartners|feedfetcher|ia_archiver|apis-google|google-safety)(?:[\w.-]*))(?:[/ ]v?([\d][\w.]*))?/i;

/** Apps that embed web pages; the group `name` takes precedence over our name. */
export const APPS: readonly (readonly [string, RegExp])[] = [
  ['Messenger', /\bFBAN\/Messenger\w*(?:;FBAV\/(?<version>[\d.]+))?/],
  ['Facebook', /\bFB(?:AN|_IAB)\/[^\];]*(?:;FBAV\/(?<version>[\d.]+))?/],
  ['Instagram', /\bInstagram (?<version>[\d.]+)/],
  ['WeChat', /\bMicroMessenger\/(?<version>[\d.]+)/],
  ['TikTok', /\b(?:musical_ly|trill)\b.*\bapp_version\/(?<version>[\d.]+)/],
  ['TikTok', /\b(?:musical_ly|trill|BytedanceWebview)[_/](?<version>\d+\.[\d.]+)?/i],
  ['LINE', /\bLine\/(?<version>[\d.]+)/],
  ['KakaoTalk', /\bKAKAOTALK[ /](?<version>[\d.]+)/],
  ['Snapchat', /\bSnapchat\/(?<version>[\d.]+)/],
  ['LinkedIn', /\bLinkedInApp\]?(?:\/(?<version>[\d.]+))?/],
  ['Pinterest', /\[Pinterest\/\w+\]|\bPinterest\/(?<version>[\d.]+)/],
  ['X', /\bTwitter for i\w+(?:\/(?<version>[\d.]+))?|\bTwitterAndroid\b/],
  ['Google', /\bGSA\/(?<version>[\d.]+)/],
  ['DingTalk', /\bDingTalk\/(?<version>[\d.]+)/],
  ['Microsoft Teams', /\bTeams\/(?<version>[\d.]+)(?!.* Electron\/)/],
  ['Electron', /\) (?<name>[\w.-]+)\/(?<version>[\d.]+) (?:[^()]* )?Chrome\/[\d.]+ Electron\//],
  ['Electron', /\bElectron\/(?<version>[\d.]+)/],
  ['Tizen', /\bTizen \d.*\) [\d.]+\/[\d.]+ TV\b/],
  ['webOS TV', /\bWebAppManager\b/],
  ['iOS WebView', /\(iP(?:hone|ad|od)[^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Mobile\/\w+$/],
  ['Android WebView', /; wv\)/],
];

/** Products that bundle a browser engine and otherwise look like that browser. */
export const PRODUCTS = /\b(Thunderbird|LibreWolf|Floorp|NintendoBrowser|QtWebEngine|ArkWeb|Ddg)\/([\d.]+)/;

/** Names in the spelling of their makers. */
export const NAMES: Readonly<Record<string, string>> = {
  'Chromium OS': 'ChromeOS',
  Ddg: 'DuckDuckGo',
  Edge: 'Microsoft Edge',
  GSA: 'Google',
  HeyTap: 'HeyTap Browser',
  IE: 'Internet Explorer',
  KAKAOTALK: 'KakaoTalk',
  Line: 'LINE',
  'Mac OS': 'macOS',
  'Mobile Chrome': 'Chrome',
  'Mobile Firefox': 'Firefox',
  'Mobile Safari': 'Safari',
  // The name of Opera on iOS since 2021.
  'Opera Touch': 'Opera',
  PaleMoon: 'Pale Moon',
  Twitter: 'X',
  UCBrowser: 'UC Browser',
  Yandex: 'Yandex Browser',
  linux: 'Linux',
};

/** Current names of device makers. */
export const MAKERS: Readonly<Record<string, string>> = { Facebook: 'Meta' };

/** Device names by their makers that the parser doesn't know yet. */
export const MODEL_MAKERS: readonly (readonly [RegExp, string])[] = [
  [/^Pixel\b/, 'Google'],
  [/^M?2\d{3}[A-Z\d]{4,7}$/, 'Xiaomi'],
  [/^V\d{4}[A-Z]?$/, 'vivo'],
];
