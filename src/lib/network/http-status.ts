// HTTP status codes: the IANA registry (names of RFC 9110) and unofficial ones used by servers and proxies.
import { hasWords } from '../../base/fold.ts';

export type StatusType = 'http' | 'webdav' | 'unused' | 'unofficial';
export type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx';

/** What a client may do: cache the response by default (RFC 9110, 15.1), or retry the request later. */
export type StatusHandling = 'cacheable' | 'retry';

export interface HttpStatus {
  code: number;
  name: string;
  type: StatusType;
  class: StatusClass;
  /** The RFC and its section, or the vendor of the code. */
  source: string;
  handling: StatusHandling | null;
  /** Additional search terms. */
  words: string;
}

/** `code | name | source | search words`. A source with an RFC is official; § alone refers to RFC 9110. */
const TABLE = `
100|Continue|§15.2.1|expect body upload 继续
101|Switching Protocols|§15.2.2|upgrade websocket 切换协议
102|Processing|RFC 2518 §10.1|progress wait 处理中
103|Early Hints|RFC 8297 §2|preload link 预加载 早期提示
104|Upload Resumption Supported|draft-ietf-httpbis-resumable-upload|resume 断点续传
200|OK|§15.3.1|success 成功
201|Created|§15.3.2|post new resource location 创建
202|Accepted|§15.3.3|queue async asynchronous later 异步 接受
203|Non-Authoritative Information|§15.3.4|proxy transformed 代理
204|No Content|§15.3.5|empty delete 无内容
205|Reset Content|§15.3.6|form clear 重置
206|Partial Content|§15.3.7|range download resume 部分 断点续传
207|Multi-Status|RFC 4918 §11.1|xml several 多状态
208|Already Reported|RFC 5842 §7.1|binding 已报告
226|IM Used|RFC 3229 §10.4.1|delta instance manipulation 增量
300|Multiple Choices|§15.4.1|negotiation alternatives 多种选择
301|Moved Permanently|§15.4.2|redirect permanent seo 永久重定向 永久移动
302|Found|§15.4.3|redirect temporary moved temporarily 临时重定向
303|See Other|§15.4.4|redirect post get 重定向
304|Not Modified|§15.4.5|cache etag if-none-match conditional 缓存 未修改
305|Use Proxy|§15.4.6|deprecated 代理
306|(Unused)|§15.4.7|switch proxy reserved 未使用
307|Temporary Redirect|§15.4.8|redirect keep method 临时重定向
308|Permanent Redirect|§15.4.9|redirect keep method 永久重定向
400|Bad Request|§15.5.1|malformed syntax invalid 错误请求
401|Unauthorized|§15.5.2|authentication login unauthenticated www-authenticate token 未授权 认证 登录
402|Payment Required|§15.5.3|money quota 付款
403|Forbidden|§15.5.4|permission denied access authorization 禁止 权限
404|Not Found|§15.5.5|missing page dead link 未找到 不存在
405|Method Not Allowed|§15.5.6|verb allow post get 方法
406|Not Acceptable|§15.5.7|accept negotiation 不可接受
407|Proxy Authentication Required|§15.5.8|login 代理 认证
408|Request Timeout|§15.5.9|slow idle 超时
409|Conflict|§15.5.10|version edit duplicate 冲突
410|Gone|§15.5.11|deleted removed permanently 已删除
411|Length Required|§15.5.12|content-length 长度
412|Precondition Failed|§15.5.13|if-match etag conditional cache 前提条件
413|Content Too Large|§15.5.14|payload too large request entity upload size limit 过大 上传
414|URI Too Long|§15.5.15|url length 过长
415|Unsupported Media Type|§15.5.16|content-type format 媒体类型
416|Range Not Satisfiable|§15.5.17|requested range 范围
417|Expectation Failed|§15.5.18|expect 100-continue 期望
418|I'm a teapot|RFC 2324 §2.3.2|unused joke coffee 茶壶
421|Misdirected Request|§15.5.20|wrong host connection http2 sni 误导
422|Unprocessable Content|§15.5.21|entity validation semantic 验证 无法处理
423|Locked|RFC 4918 §11.3|lock 锁定
424|Failed Dependency|RFC 4918 §11.4|previous 依赖
425|Too Early|RFC 8470 §5.2|replay early data tls 过早
426|Upgrade Required|§15.5.22|protocol version 升级
428|Precondition Required|RFC 6585 §3|if-match lost update 前提条件
429|Too Many Requests|RFC 6585 §4|rate limit throttling quota retry-after 限流 频率
431|Request Header Fields Too Large|RFC 6585 §5|cookie size 请求头
451|Unavailable For Legal Reasons|RFC 7725 §3|censorship law blocked 法律 审查
500|Internal Server Error|§15.6.1|crash exception bug 服务器错误
501|Not Implemented|§15.6.2|method unsupported 未实现
502|Bad Gateway|§15.6.3|proxy upstream 网关
503|Service Unavailable|§15.6.4|maintenance overload down retry-after 维护 过载
504|Gateway Timeout|§15.6.5|proxy upstream slow 网关 超时
505|HTTP Version Not Supported|§15.6.6|protocol 版本
506|Variant Also Negotiates|RFC 2295 §8.1|negotiation configuration 协商
507|Insufficient Storage|RFC 4918 §11.5|disk full quota space 存储 磁盘
508|Loop Detected|RFC 5842 §7.2|infinite 循环
510|Not Extended|RFC 2774 §7|extension obsolete 扩展
511|Network Authentication Required|RFC 6585 §6|captive portal wifi login 网络 认证
218|This Is Fine|Envoy|passthrough
419|Page Expired|Laravel|csrf token session 过期
420|Enhance Your Calm|Twitter|rate limit 限流
430|Request Header Fields Too Large|Shopify|security rejected
440|Login Time-out|IIS|session expired exchange 登录 超时
444|No Response|nginx|close drop connection 无响应
449|Retry With|IIS|microsoft more information 重试
450|Blocked by Windows Parental Controls|Microsoft|家长控制
460|Client Closed Connection|AWS ELB|load balancer timeout 客户端关闭
463|Too Many IP Addresses|AWS ELB|x-forwarded-for load balancer
464|Incompatible Protocol|AWS ELB|http2 grpc load balancer 协议
494|Request Header Too Large|nginx|cookie size 请求头
495|SSL Certificate Error|nginx|client tls mtls 证书
496|SSL Certificate Required|nginx|client tls mtls 证书
497|HTTP Request Sent to HTTPS Port|nginx|plain tls 端口
498|Invalid Token|Esri|expired arcgis 令牌
499|Client Closed Request|nginx|abort cancel disconnect 客户端关闭
509|Bandwidth Limit Exceeded|cPanel|hosting traffic quota 流量 带宽
520|Web Server Returned an Unknown Error|Cloudflare|origin empty 未知错误
521|Web Server Is Down|Cloudflare|origin refused 源站
522|Connection Timed Out|Cloudflare|origin tcp 超时 源站
523|Origin Is Unreachable|Cloudflare|dns route 源站
524|A Timeout Occurred|Cloudflare|origin slow 超时 源站
525|SSL Handshake Failed|Cloudflare|tls origin 握手
526|Invalid SSL Certificate|Cloudflare|tls origin 证书
527|Railgun Error|Cloudflare|wan listener
529|Site Is Overloaded|Qualys|overloaded 过载
530|Error 1XXX|Cloudflare|origin dns 1016
561|Unauthorized|AWS ELB|identity provider authentication 认证
598|Network Read Timeout Error|proxies|超时
599|Network Connect Timeout Error|proxies|超时
`;

// RFC 9110, 15.1
const CACHEABLE = new Set([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]);
const RETRYABLE = new Set([408, 425, 429, 449, 502, 503, 504, 529]);
const WEBDAV = new Set([102, 207, 208, 422, 423, 424, 507, 508]);
// Reserved in the registry: RFC 9110, 15.4.7 and 15.5.19
const UNUSED = new Set([306, 418]);

export const HTTP_STATUSES: readonly HttpStatus[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [digits = '', name = '', origin = '', words = ''] = line.split('|');
    const code = Number(digits);
    return {
      code,
      name,
      type: typeOf(code, origin),
      class: `${digits[0]}xx` as StatusClass,
      source: origin.startsWith('§') ? `RFC 9110 ${origin}` : origin,
      handling: CACHEABLE.has(code) ? 'cacheable' : RETRYABLE.has(code) ? 'retry' : null,
      words,
    } satisfies HttpStatus;
  })
  .toSorted((a, b) => a.code - b.code);

function typeOf(code: number, origin: string): StatusType {
  if (UNUSED.has(code)) return 'unused';
  if (WEBDAV.has(code)) return 'webdav';
  return /^(?:§|RFC |draft-)/.test(origin) ? 'http' : 'unofficial';
}

const fold = (text: string) => text.toLowerCase().replace(/['()]/g, '');
const tokensOf = (text: string) =>
  fold(text)
    .split(/[\s,;:/-]+/)
    .filter((token) => token !== '');

/**
 * Returns the codes for a search. A complete code returns only that one; `4`, `40` and `4xx` return all codes that
 * start with it; words return codes with that name first, then those with all words in the name, then in the search
 * terms, then in the description. Vendor-specific codes come after those of the registry, unless the name matches
 * exactly. There is no fuzzy matching.
 */
export function searchStatuses(query: string, describe: (status: HttpStatus) => string = () => ''): HttpStatus[] {
  const wanted = query.trim().toLowerCase();
  const prefix = /^([1-5]\d{0,2})x{0,2}$/.exec(wanted);
  if (prefix && wanted.length <= 3) return HTTP_STATUSES.filter(({ code }) => String(code).startsWith(prefix[1]!));
  const tokens = tokensOf(wanted);
  const ranked = HTTP_STATUSES.flatMap((status) => {
    const rank = rankOf(status, fold(wanted), tokens) ?? (hasWords(describe(status), wanted) ? 5 : null);
    return rank === null ? [] : [{ status, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ status }) => status);
}

function rankOf(status: HttpStatus, wanted: string, tokens: readonly string[]): number | null {
  const rank = fitOf(status, wanted, tokens);
  return rank === null || rank === 0 || tokens.length === 0 || status.type !== 'unofficial'
    ? rank
    : Math.max(rank, 3) + 0.5;
}

function fitOf(status: HttpStatus, wanted: string, tokens: readonly string[]): number | null {
  const name = fold(status.name);
  if (name === wanted) return 0;
  const inName = [String(status.code), ...tokensOf(status.name)];
  if (tokens.every((token) => inName.includes(token))) return 1;
  if (tokens.every((token) => inName.some((word) => word.startsWith(token)))) return 2;
  const words = tokensOf(status.words);
  const rest = [...tokensOf(status.source), status.type, status.class];
  // The best-known search terms come first.
  const places = tokens.map((token) => {
    if ([...inName, ...rest].some((word) => word.startsWith(token))) return 0;
    return words.findIndex((word) => word.startsWith(token));
  });
  if (!places.includes(-1)) return 3 + Math.min(0.4, Math.max(...places) / 100);
  const squashed = wanted.replaceAll(' ', '');
  return squashed.length >= 3 && `${name} ${status.words}`.replaceAll(' ', '').includes(squashed) ? 4 : null;
}
