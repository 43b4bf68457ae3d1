import { choice, defineTool, operation, out, secret, text } from '../../src/core/spec.ts';
import { basicValue, checkPart, checkUser, partBytes, readBasic } from '../../src/lib/network/basic-auth.ts';
import { BASE64_PROBLEMS } from '../../src/lib/bytes/bytes.ts';
import { shellQuote } from '../../src/base/shell-quote.ts';

const hidden = { secret: true };

export default defineTool({
  icon: 'user-key',
  createdAt: '2022-07-25',
  related: ['base64-string-converter', 'bcrypt'],
  operations: {
    generate: operation({
      fields: {
        username: text({ primary: true, required: false }),
        password: secret({ required: false }),
        charset: choice({ 'utf-8': 'UTF-8', 'latin-1': 'ISO 8859-1' }),
        headerName: choice({ Authorization: 'Authorization', 'Proxy-Authorization': 'Proxy-Authorization' }),
      },
      output: {
        header: out.row(hidden),
        value: out.row(hidden),
        curl: out.row(hidden),
        fetch: out.row(hidden),
        url: out.row(hidden),
      },
      failures: ['colon', 'control', 'not-latin-1', 'lone-surrogate'],
      warnings: ['empty-password'],
      aliases: { basic: {}, 'basic-auth': {}, basicauth: {}, 'proxy-auth': { headerName: 'Proxy-Authorization' } },
      answers: 'inline',
      transform({ username, password, charset, headerName }, ctx) {
        if (username === '' && password === '')
          return { header: null, value: null, curl: null, fetch: null, url: null };
        const user = ctx.within('username', () => {
          checkUser(username);
          return partBytes(username, charset);
        });
        const secretPart = ctx.within('password', () => {
          checkPart(password);
          return partBytes(password, charset);
        });
        if (password === '') ctx.warn('empty-password');
        const value = basicValue(user, secretPart);
        const isProxy = headerName === 'Proxy-Authorization';
        // The pair is passed to curl as is if curl's encoding (the terminal's UTF-8) results in the same bytes.
        const byPair = charset === 'utf-8' && !username.startsWith('-');
        const pair = `curl ${isProxy ? '--proxy-user' : '--user'} ${shellQuote(`${username}:${password}`)}`;
        return {
          header: `${headerName}: ${value}`,
          value,
          curl: byPair
            ? pair
            : `curl ${isProxy ? '--proxy-header' : '--header'} ${shellQuote(`${headerName}: ${value}`)}`,
          fetch: isProxy ? null : `fetch(url, { headers: { Authorization: '${value}' } })`,
          url: charset === 'utf-8' ? `https://${userinfo(username)}:${userinfo(password)}@example.com/` : null,
        };
      },
      examples: {
        apiLogin: {
          input: { username: 'Aladdin', password: 'open sesame' }, // RFC 7617 section 2
          output: {
            header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
            value: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
            curl: "curl --user 'Aladdin:open sesame'",
            url: 'https://Aladdin:open%20sesame@example.com/',
          },
          warns: [],
        },
        pound: { input: { username: 'test', password: '123£' }, output: { value: 'Basic dGVzdDoxMjPCow==' } },
        oldServer: {
          input: { username: 'user', password: 'pâss', charset: 'latin-1' },
          output: { value: 'Basic dXNlcjpw4nNz', curl: "curl --header 'Authorization: Basic dXNlcjpw4nNz'", url: null },
        },
        tokenOnly: { input: { username: 'token' }, output: { value: 'Basic dG9rZW46' }, warns: ['empty-password'] },
      },
    }),

    read: operation({
      fields: { header: secret({ primary: true, multiline: true }) },
      output: { username: out.row(), password: out.row(hidden), charset: out.row() },
      failures: [...BASE64_PROBLEMS, 'not-basic', 'no-colon', 'no-credentials'],
      warnings: ['latin-1', 'control-inside', 'empty-password'],
      aliases: { 'basic-decode': {}, 'read-basic': {} },
      detect: [
        {
          // A word in lowercase is no Base64 of two parts and a colon: "basic income".
          pattern:
            /^(?:(?:[Pp]roxy-|PROXY-)?(?:[Aa]uthorization|AUTHORIZATION):[ \t]*)?(?:[Bb]asic|BASIC)[ \t]+(?![A-Z]?[a-z]+$)[A-Za-z\d+/_-]{2,}={0,2}$/,
          length: [9, 4096],
          confidence: 0.95,
        },
      ],
      answers: 'inline',
      transform({ header }, ctx) {
        const { user, password, charset } = readBasic(header);
        if (charset === 'latin-1') ctx.warn('latin-1');
        if (/\p{Cc}/u.test(user + password)) ctx.warn('control-inside');
        if (password === '') ctx.warn('empty-password');
        return { username: user, password, charset: charset === 'utf-8' ? 'UTF-8' : 'ISO 8859-1' };
      },
      examples: {
        wholeHeader: {
          input: { header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
          output: { username: 'Aladdin', password: 'open sesame', charset: 'UTF-8' },
          warns: [],
        },
        codeOnly: { input: { header: 'dXNlcjpww6Jzcw==' }, output: { username: 'user', password: 'pâss' } },
        curlOption: {
          input: { header: "-H 'authorization: basic dXNlcjpw4nNz'" },
          output: { username: 'user', password: 'pâss', charset: 'ISO 8859-1' },
          warns: ['latin-1'],
        },
      },
    }),
  },
});

/** Escapes a part of the userinfo of a URL: everything except `unreserved` of RFC 3986. */
function userinfo(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
