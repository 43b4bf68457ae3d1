import { casesOf } from '../../src/core/spec.ts';
import type tool from './basic-auth-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      { input: { username: 'user', password: 'pâss' }, output: { header: 'Authorization: Basic dXNlcjpww6Jzcw==' } },
      {
        input: { username: '', password: "a:b'c" },
        output: { value: 'Basic OmE6Yidj', curl: "curl --user ':a:b'\\''c'" },
      },
      {
        input: { username: 'Aladdin', password: 'open sesame', headerName: 'Proxy-Authorization' },
        output: { header: 'Proxy-Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', fetch: null },
      },
      { input: {}, output: { header: null, value: null }, warns: [] },
      { input: { username: 'a:b', password: 'x' }, fails: 'colon', field: 'username', at: { offset: 1 } },
      { input: { username: 'a', password: 'x\ty' }, fails: 'control', field: 'password', at: { offset: 1 } },
      { input: { username: 'a', password: '密码', charset: 'latin-1' }, fails: 'not-latin-1', field: 'password' },
      { input: { username: 'a\ud800' }, fails: 'lone-surrogate', field: 'username', at: { offset: 1 } },
    ],
  },
  read: {
    unrecognized: {
      'dXNlcjpww6Jzcw==': 'Base64, which could be anything',
    },
    detect: [
      {
        matches: ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
        rejects: ['Basic', 'basic auth header', 'Bearer QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
      },
    ],
    examples: [
      { input: { header: 'Basic OmE6Yg' }, output: { username: '', password: 'a:b' } },
      {
        input: { header: '"Proxy-Authorization": "Basic dG9rZW46",' },
        output: { username: 'token', password: '' },
        warns: ['empty-password'],
      },
      { input: { header: 'Bearer eyJhbGciOiJub25lIn0' }, fails: 'not-basic', at: { offset: 0 } },
      { input: { header: 'Basic YWI=' }, fails: 'no-colon', at: { offset: 6 } },
      { input: { header: 'Authorization: Basic' }, fails: 'no-credentials' },
      { input: { header: 'Basic QWx*' }, fails: 'bad-character', at: { offset: 9 } },
    ],
  },
});
