import { type CodeOptions, fileNameOf, leftOf, ownHeaders, type WrittenCode } from './common.ts';
import { goText } from './literals.ts';
import { type Left, type Part, type WebRequest } from './request.ts';

const CHECK = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';

/** A program for net/http. */
export function writeGo(requests: readonly WebRequest[], options: CodeOptions): WrittenCode {
  const left: Left[] = requests.flatMap((request) =>
    leftOf(request, ['certificate', 'key', 'authority', 'http', 'digest', 'maxRedirects', 'connectTimeout']),
  );
  const names = requests.map((_, index) => (requests.length > 1 ? `request${index + 1}` : 'main'));
  const functions = requests.map((request, index) => `func ${names[index]}() {\n${lines(request, options)}}\n`);
  if (requests.length > 1) functions.push(`func main() {\n${names.map((name) => `\t${name}()\n`).join('')}}\n`);
  const code = functions.join('\n');
  const packages = [
    'bytes',
    'crypto/tls',
    'fmt',
    'io',
    'log',
    'mime/multipart',
    'net/http',
    'net/textproto',
    'net/url',
    'os',
    'strings',
    'time',
  ].filter((name) => new RegExp(String.raw`(?<![\w."])${name.replace(/^.*\//, '')}\.[A-Z]`).test(withoutTexts(code)));
  return {
    text: `package main\n\nimport (\n${packages.map((name) => `\t"${name}"\n`).join('')})\n\n${code}`,
    left,
  };
}

const withoutTexts = (code: string): string => code.replace(/`[^`]*`|"(?:[^"\\\n]|\\.)*"/g, '""');

function lines(request: WebRequest, { redirects }: CodeOptions): string {
  const { method, url, body, login } = request;
  const headers = ownHeaders(request);
  let code = '';
  let reader = 'nil';
  if (body?.kind === 'text') {
    code += `\tbody := strings.NewReader(${goText(body.text)})\n`;
    reader = 'body';
  } else if (body?.kind === 'file' && body.strips) {
    code += `\tdata, err := os.ReadFile(${goText(body.path)})\n${CHECK}\tbody := strings.NewReader(strings.NewReplacer("\\r", "", "\\n", "").Replace(string(data)))\n`;
    reader = 'body';
  } else if (body?.kind === 'file') {
    code += `\tbody, err := os.Open(${goText(body.path)})\n${CHECK}\tdefer body.Close()\n`;
    reader = 'body';
  } else if (body) {
    code += `\tbody := &bytes.Buffer{}\n\tform := multipart.NewWriter(body)\n${body.parts.map(part).join('')}\tform.Close()\n`;
    reader = 'body';
  }
  code += `\treq, err := http.NewRequest(${goText(method)}, ${goText(url)}, ${reader})\n${CHECK}`;
  for (const [name, value] of headers)
    code +=
      name.toLowerCase() === 'host'
        ? `\treq.Host = ${goText(value)}\n`
        : `\treq.Header.Set(${goText(name)}, ${goText(value)})\n`;
  if (body?.kind === 'form') code += '\treq.Header.Set("Content-Type", form.FormDataContentType())\n';
  if (login?.scheme === 'basic') code += `\treq.SetBasicAuth(${goText(login.user)}, ${goText(login.password)})\n`;
  const client = clientOf(request, redirects);
  code += `${client}\tresp, err := ${client === '' ? 'http.DefaultClient' : 'client'}.Do(req)\n${CHECK}`;
  code += `\tdefer resp.Body.Close()\n\ttext, err := io.ReadAll(resp.Body)\n${CHECK}\tfmt.Println(resp.Status)\n\tfmt.Println(string(text))\n`;
  return code;
}

function clientOf(request: WebRequest, redirects: boolean): string {
  let fields = '';
  let before = '';
  if (request.timeout !== undefined)
    fields += `\t\tTimeout: ${Math.round(request.timeout * 1000)} * time.Millisecond,\n`;
  if (redirects && !request.follow)
    fields +=
      '\t\tCheckRedirect: func(*http.Request, []*http.Request) error {\n\t\t\treturn http.ErrUseLastResponse\n\t\t},\n';
  const transport: string[] = [];
  if (request.insecure) transport.push('\t\t\tTLSClientConfig: &tls.Config{InsecureSkipVerify: true},\n');
  if (request.proxy !== undefined) {
    before = `\tproxy, err := url.Parse(${goText(request.proxy)})\n${CHECK}`;
    transport.push(`\t\t\tProxy:${request.insecure ? '          ' : ''} http.ProxyURL(proxy),\n`);
  }
  if (transport.length > 0) fields += `\t\tTransport: &http.Transport{\n${transport.join('')}\t\t},\n`;
  return fields === '' ? '' : `${before}\tclient := &http.Client{\n${fields}\t}\n`;
}

function part(own: Part, index: number): string {
  const name = goText(own.name);
  if (own.from === 'value' && own.type === undefined && own.fileName === undefined)
    return `\tif err := form.WriteField(${name}, ${goText(own.value)}); err != nil {\n\t\tlog.Fatal(err)\n\t}\n`;
  const variable = `part${index + 1}`;
  const isFile = own.from === 'file' || own.fileName !== undefined;
  const header =
    own.type === undefined
      ? isFile
        ? `form.CreateFormFile(${name}, ${goText(fileNameOf(own))})`
        : `form.CreateFormField(${name})`
      : `form.CreatePart(textproto.MIMEHeader{\n\t\t"Content-Disposition": {${goText(disposition(own, isFile))}},\n\t\t"Content-Type": {${goText(own.type)}},\n\t})`;
  const content =
    own.from === 'value'
      ? `\t${variable}.Write([]byte(${goText(own.value)}))\n`
      : `\tfile${index + 1}, err := os.ReadFile(${goText(own.value)})\n${CHECK}\t${variable}.Write(file${index + 1})\n`;
  return `\t${variable}, err := ${header}\n${CHECK}${content}`;
}

const inQuotes = (text: string): string =>
  text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '%0A').replaceAll('\r', '%0D');

export const disposition = (own: Part, isFile: boolean): string =>
  `form-data; name="${inQuotes(own.name)}"${isFile ? `; filename="${inQuotes(fileNameOf(own))}"` : ''}`;
