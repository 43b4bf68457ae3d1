import { Problem } from '../../../base/problem.ts';
import { commandsOf, type CurlShell, type CurlWords } from './curl-words.ts';
import { addressOf, encoded, formPart, OUTPUT, splitPart, withQuery } from './curl-values.ts';
import { optionOf, SHORT } from './options.ts';
import { type Body, headerOf, type Left, type Part, type RequestProblem, type WebRequest } from './request.ts';

export interface ReadCurl {
  requests: WebRequest[];
  left: Left[];
  variables: string[];
}

/** Reads the curl commands of a text. Throws Problem, or `SyntaxProblem` at an unclosed quote. */
export function readCurl(text: string, shell: CurlShell): ReadCurl {
  const left: Left[] = [];
  const requests: WebRequest[] = [];
  const variables = new Set<string>();
  for (const { words, redirections } of commandsOf(text, shell, variables)) {
    const start = words.findIndex(({ text: word }) => /^(?:.*[\\/])?curl(?:\.exe)?$/i.test(word));
    if (start < 0 || start > 3) {
      left.push({ what: clip(words.map((word) => word.text).join(' ')), reason: 'other-command' });
      continue;
    }
    left.push(...redirections.map((what) => ({ what: clip(what), reason: 'shell' as const })));
    requests.push(...new CurlReader(words.slice(start + 1), left).run());
  }
  if (requests.length === 0) throw new Problem<RequestProblem>('no-request', 0);
  return { requests, left, variables: [...variables] };
}

const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

interface Data {
  kind: 'text' | 'file' | 'encode-file' | 'json-file';
  text: string;
  strips: boolean;
}

class CurlReader {
  private readonly words: CurlWords['words'];
  private readonly left: Left[];
  private at = 0;
  private urls: string[] = [];
  private headers: [string, string][] = [];
  private removed = new Set<string>();
  private data: Data[] = [];
  private parts: Part[] = [];
  private query: string[] = [];
  private method: string | undefined;
  private upload: string | undefined;
  private isGet = false;
  private isHead = false;
  private isJson = false;
  private login: WebRequest['login'];
  private scheme: 'basic' | 'digest' = 'basic';
  private settings: Partial<WebRequest> = {};

  constructor(words: CurlWords['words'], left: Left[]) {
    this.words = words;
    this.left = left;
  }

  run(): WebRequest[] {
    const requests: WebRequest[] = [];
    for (; this.at < this.words.length; this.at++) {
      const { text } = this.words[this.at]!;
      if (text === '-:' || text === '--next') {
        requests.push(...this.requests());
        this.reset();
      } else if (text === '--') {
        this.urls = this.urls.concat(this.words.slice(this.at + 1).map((word) => word.text));
        break;
      } else if (text.startsWith('--')) this.long(text);
      else if (text.length > 1 && text.startsWith('-')) this.short(text);
      else if (text !== '') this.urls.push(text);
    }
    requests.push(...this.requests());
    return requests;
  }

  private reset(): void {
    this.urls = [];
    this.headers = [];
    this.removed = new Set();
    this.data = [];
    this.parts = [];
    this.query = [];
    this.method = this.upload = this.login = undefined;
    this.isGet = this.isHead = this.isJson = false;
    this.settings = {};
  }

  private long(word: string): void {
    const option = optionOf(word.slice(2));
    if (!option) {
      this.left.push({ what: clip(word), reason: 'unknown-option' });
      // The value of an option that curl doesn't have isn't a second URL.
      const next = this.words[this.at + 1]?.text;
      if (next !== undefined && !next.startsWith('-') && !/^(?:https?:|[\w-]+\.[\w.-]+(?:[:/]|$))/i.test(next))
        this.at++;
    } else if (option.takesValue) this.apply(option.name, this.next(word), word);
    else if (option.isNegated) this.negate(option.name);
    else this.apply(option.name, '', word);
  }

  /** `-sSL`, `-XPOST`, `-d@file`. */
  private short(word: string): void {
    for (let at = 1; at < word.length; at++) {
      const letter = word[at]!;
      const name = Object.hasOwn(SHORT, letter) ? SHORT[letter]! : undefined;
      const option = name === undefined ? undefined : optionOf(name);
      if (!option) this.left.push({ what: `-${letter}`, reason: 'unknown-option' });
      else if (option.takesValue) {
        const rest = word.slice(at + 1);
        this.apply(option.name, rest === '' ? this.next(`-${letter}`) : rest, `-${letter}`);
        return;
      } else this.apply(option.name, '', `-${letter}`);
    }
  }

  private next(option: string): string {
    const word = this.words[++this.at];
    if (word) return word.text;
    const last = this.words.at(-1);
    throw new Problem<RequestProblem>('missing-option-value', last ? last.offset : 0, { option });
  }

  private negate(name: string): void {
    if (name === 'location') this.settings.follow = false;
    else if (name === 'insecure') this.settings.insecure = false;
    else if (name === 'compressed') this.settings.compressed = false;
  }

  private apply(name: string, value: string, written: string): void {
    const handler = Object.hasOwn(this.handlers, name) ? this.handlers[name] : undefined;
    if (handler) handler(value);
    else {
      const what = clip(value === '' ? written : `${written} ${value}`);
      this.left.push({ what, reason: OUTPUT.has(name) ? 'output' : 'no-counterpart' });
    }
  }

  private readonly handlers: Readonly<Record<string, (value: string) => void>> = {
    url: (value) => void this.urls.push(value),
    'url-query': (value) => void this.query.push(value.startsWith('+') ? value.slice(1) : encoded(value)),
    request: (value) => void (this.method = value),
    header: (value) => this.header(value),
    'user-agent': (value) => this.header(`User-Agent: ${value}`),
    referer: (value) => this.header(`Referer: ${value.replace(/;auto$/, '')}`),
    range: (value) => this.header(`Range: bytes=${value}`),
    'oauth2-bearer': (value) => this.header(`Authorization: Bearer ${value}`),
    cookie: (value) => {
      if (value.includes('=')) this.header(`Cookie: ${value}`);
      else this.left.push({ what: `-b ${value}`, reason: 'no-counterpart' });
    },
    data: (value) => this.addData(value, true),
    'data-ascii': (value) => this.addData(value, true),
    'data-binary': (value) => this.addData(value, false),
    'data-raw': (value) => void this.data.push({ kind: 'text', text: value, strips: false }),
    'data-urlencode': (value) => this.urlEncode(value),
    json: (value) => {
      this.isJson = true;
      this.addData(value, false);
    },
    form: (value) => void this.parts.push(formPart(value)),
    'form-string': (value) => void this.parts.push({ ...splitPart(value), from: 'value' }),
    'upload-file': (value) => void (this.upload = value),
    get: () => void (this.isGet = true),
    head: () => void (this.isHead = true),
    user: (value) => {
      const colon = value.indexOf(':');
      this.login = {
        user: colon < 0 ? value : value.slice(0, colon),
        password: colon < 0 ? '' : value.slice(colon + 1),
        scheme: 'basic',
      };
    },
    basic: () => void (this.scheme = 'basic'),
    digest: () => void (this.scheme = 'digest'),
    location: () => void (this.settings.follow = true),
    'location-trusted': () => void (this.settings.follow = true),
    insecure: () => void (this.settings.insecure = true),
    compressed: () => void (this.settings.compressed = true),
    'max-time': (value) => void (this.settings.timeout = Number(value)),
    'connect-timeout': (value) => void (this.settings.connectTimeout = Number(value)),
    'max-redirs': (value) => void (this.settings.maxRedirects = Number(value)),
    proxy: (value) => void (this.settings.proxy = value.includes('://') ? value : `http://${value}`),
    cert: (value) => void (this.settings.certificate = value),
    key: (value) => void (this.settings.key = value),
    cacert: (value) => void (this.settings.authority = value),
    'http1.0': () => void (this.settings.http = '1.0'),
    'http1.1': () => void (this.settings.http = '1.1'),
    http2: () => void (this.settings.http = '2'),
    http3: () => void (this.settings.http = '3'),
  };

  /** `Name: value`; `Name:` takes a header away, `Name;` sends it empty. */
  private header(line: string): void {
    const [, name = '', sign, value = ''] = /^\s*([^:;]+?)\s*([:;])\s*([^]*?)\s*$/.exec(line) ?? [];
    if (line.startsWith('@')) this.left.push({ what: `-H ${line}`, reason: 'no-counterpart' });
    else if (name === '' || (sign === ';' && value !== ''))
      throw new Problem<RequestProblem>('bad-header', 0, { text: clip(line) });
    else if (sign === ':' && value === '') this.removed.add(name.toLowerCase());
    else this.headers.push([name, value]);
  }

  private addData(value: string, strips: boolean): void {
    if (value.startsWith('@')) this.data.push({ kind: 'file', text: value.slice(1), strips });
    else this.data.push({ kind: 'text', text: value, strips: false });
  }

  private urlEncode(value: string): void {
    const [, name = '', file] = /^([^=@]*)@([^]*)$/.exec(value) ?? [];
    if (file === undefined) this.data.push({ kind: 'text', text: encoded(value), strips: false });
    else this.data.push({ kind: 'encode-file', text: name === '' ? file : `${name}=@${file}`, strips: false });
  }

  private requests(): WebRequest[] {
    if (this.urls.length === 0) {
      if (this.headers.length + this.data.length + this.parts.length === 0 && this.at < this.words.length) return [];
      throw new Problem<RequestProblem>('no-url', 0);
    }
    return this.urls.map((url) => this.request(url));
  }

  private request(written: string): WebRequest {
    const query = [...this.query];
    let body = this.body();
    if (this.isGet && body?.kind === 'text') {
      query.push(body.text);
      body = null;
    } else if (this.isGet && body) {
      this.left.push({ what: '-G', reason: 'no-counterpart' });
      body = null;
    }
    const headers = this.headers.filter(([name]) => !this.removed.has(name.toLowerCase()));
    const has = (name: string) => this.removed.has(name) || headerOf({ headers }, name) !== undefined;
    if (this.isJson && !has('content-type')) headers.push(['Content-Type', 'application/json']);
    if (this.isJson && !has('accept')) headers.push(['Accept', 'application/json']);
    const isForm = body && body.kind !== 'form' && this.upload === undefined;
    if (isForm && !has('content-type')) headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
    const implied = this.isHead ? 'HEAD' : this.upload === undefined ? (body ? 'POST' : 'GET') : 'PUT';
    return {
      method: this.method ?? implied,
      url: withQuery(addressOf(written), query),
      headers,
      body,
      ...(this.login && { login: { ...this.login, scheme: this.scheme } }),
      follow: false,
      insecure: false,
      compressed: false,
      ...this.settings,
    };
  }

  private body(): Body {
    if (this.upload !== undefined) return { kind: 'file', path: this.upload, strips: false };
    if (this.parts.length > 0) return { kind: 'form', parts: this.parts };
    if (this.data.length === 0) return null;
    const [only] = this.data;
    if (this.data.length === 1 && only?.kind === 'file') return { kind: 'file', path: only.text, strips: only.strips };
    for (const item of this.data)
      if (item.kind !== 'text')
        this.left.push({ what: `@${item.text.replace(/^.*=@/, '')}`, reason: 'no-counterpart' });
    const texts = this.data.filter(({ kind }) => kind === 'text').map(({ text }) => text);
    return { kind: 'text', text: texts.join(this.isJson ? '' : '&') };
  }
}
