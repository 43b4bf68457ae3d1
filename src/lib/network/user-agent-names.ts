// Names in User-Agent headers that the parsers miss, or spell differently than their makers.

/** Command-line clients and libraries, which begin with their own product. */
export const TOOLS =
  /^(claude-code|containerd|intellij http client|microsoft-webdav-miniredir|python-urllib3|rapidapi|thunder client|vscode-restclient|aiohttp|ansible-httpget|apache-httpclient|apache-maven|apachebench|aria2|aws-cli|aws-sdk-[\w-]+|axel|axios|boto3|bruno-runtime|bun|cargo|composer|conda|curl|dalvik|dart|debian apt-http|deno|docker|ehthumbs|elinks|faraday|git|go-http-client|got|gradle|grpc-[a-z+-]+|guzzlehttp|helm|hey|httpie|insomnia|java-http-client|java|jakarta commons-httpclient|k6|kubectl|lavf|libcurl|libwww-perl|links|lua-resty-http|lwp::simple|lynx|mechanize|node|node-fetch|node-superagent|npm|okhttp|pip|pnpm|poetry|postmanruntime|powershell|python-httpx|python-requests|python-urllib|python|reqwest|rest-client|ruby|siege|symfony httpclient|terraform|typhoeus|undici|urlgrabber|uv|vegeta|w3m|wget|wget2|wrk|xh|yarn)(?:[/ ]v?([\d][\w.+-]*))?(?=$|[\s;(,/])/i;
/** The one that begins like a browser. */
export const POWERSHELL = /\b((?:Windows)?PowerShell)\/([\d.]+)/;
export const BOT_WORD =
  /(?:^|(?<!\blike)[\s;(,/])((?!cubot)[\w.-]*(?:bot|crawler|spider|slurp|archiver|externalhit|externalagent|preview|validator|monitor|uptime|scan(?:ner)?|fetcher|lighthouse|headlesschrome|phantomjs|inspectiontool|googleother|mediapartners|feedfetcher|ia_archiver|apis-google|google-safety|imageproxy|mailproxy|synthetics|statuscake)(?:[\w.-]*))(?:[/ ]v?([\d][\w.]*))?/i;

/** Bots whose names aren't one word, or stand where no other name does. */
export const BOTS: readonly (readonly [string, RegExp])[] = [
  ['Yahoo! Slurp', /\bYahoo! Slurp\b/],
  ['Better Uptime Bot', /^Better Uptime Bot\b/],
  ['Snap URL Preview Service', /^Snap URL Preview Service\b/],
  ['Sogou web spider', /^Sogou web spider\/([\d.]+)/],
  ['Nmap Scripting Engine', /\bNmap Scripting Engine\b/],
  ['SkypeUriPreview', /\bSkypeUriPreview Preview\/([\d.]+)/],
  ['Pingdom', /^Pingdom\.com_bot_version_([\d.]+)/],
  ['StatusCake', /\bStatusCake\b/],
  ['Datadog Synthetics', /\bDatadog\/?Synthetics\b/],
  ['zgrab', /\bzgrab\/([\dx.]+)/],
  ['GitHub-Hookshot', /^GitHub-Hookshot(?:\/([\da-f]+))?/],
  ['Google-Read-Aloud', /\bGoogle-Read-Aloud\b/],
  ['Amazon CloudFront', /^Amazon CloudFront$/],
  ['cohere-ai', /^cohere-ai$/],
];

/** Apps that embed web pages; the group `name` takes precedence over our name. */
export const APPS: readonly (readonly [string, RegExp])[] = [
  ['Messenger', /\bFBAN\/Messenger\w*(?:;FBAV\/(?<version>[\d.]+))?/],
  ['Facebook', /\bFB(?:AN|_IAB)\/[^\];]*(?:;FBAV\/(?<version>[\d.]+))?/],
  ['Instagram', /\bInstagram (?<version>[\d.]+)/],
  ['WeChat', /\bMicroMessenger\/(?<version>[\d.]+)/],
  ['TikTok', /\b(?:musical_ly|trill)\b.*\bapp_version\/(?<version>[\d.]+)/],
  ['TikTok', /\b(?:musical_ly|trill|BytedanceWebview)[_/](?<version>\d+\.[\d.]+)?/i],
  ['Threads', /\bBarcelona (?<version>[\d.]+)/],
  ['Telegram', /\bTelegram-(?:Android|iOS)\/(?<version>[\d.]+)/],
  ['Slack', /\bSlack_SSB\/(?<version>[\d.]+)/],
  ['Reddit', /\bReddit\/(?:Version )?(?<version>[\d.]+)/],
  ['Zalo', /\bZalo (?:android|iOS)\/(?<version>[\d.]+)/i],
  ['Bing', /\b(?:BingSapphire|BingWeb)\/(?<version>[\d.]+)/],
  ['NAVER', /\bNAVER\(inapp; [^;)]*; \d+; (?<version>[\d.]+)/],
  ['Baidu', /\bbaiduboxapp\/(?<version>[\d.]+)/],
  ['Alipay', /\bAlipayClient\/(?<version>[\d.]+)/],
  ['Weibo', /\bWeibo \([^)]*?__weibo__(?<version>[\d.]+)/],
  ['LINE', /\bLine\/(?<version>[\d.]+)/],
  ['KakaoTalk', /\bKAKAOTALK[ /](?<version>[\d.]+)/],
  ['Snapchat', /\bSnapchat\/(?<version>[\d.]+)/],
  ['LinkedIn', /\bLinkedInApp\]?(?:\/(?<version>[\d.]+))?/],
  ['Pinterest', /\[Pinterest\/\w+\]|\bPinterest\/(?:(?<version>[\d.]+)|\w+)/],
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
export const PRODUCTS =
  /\b(Thunderbird|LibreWolf|Floorp|NintendoBrowser|Falkon|QtWebEngine|ArkWeb|Ddg|AlohaBrowser|Ecosia|CCleaner|Norton|Ladybird|Servo|Orion)(?:\/| (?:android|ios)@)([\d.]+)/;

/** Names in the spelling of their makers. */
export const NAMES: Readonly<Record<string, string>> = {
  AlohaBrowser: 'Aloha Browser',
  CCleaner: 'CCleaner Browser',
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
  Norton: 'Norton Private Browser',
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
