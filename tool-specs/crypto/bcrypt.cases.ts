import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, PHP } from './bcrypt.ts';

const BCRYPT = '$2y$10$EIXwOpMmQ7uaP5v1TLBM5eWdkS5LFo9VgpPOvxQ3mHuY6ZOYVhZ3q';

export default casesOf<typeof tool>({
  hash: {
    examples: [
      {
        input: { password: `${'a'.repeat(72)}XYZ`, cost: 4 },
        check: (hash) => String(hash).length === 60,
        warns: ['over-72-bytes'],
      },
      { input: { password: 'a\0b', cost: 4 }, check: (hash) => String(hash).length === 60, warns: ['nul'] },
      { input: { password: 'a', cost: 3 }, fails: 'below-minimum', field: 'cost' },
      { input: { password: 'a', cost: 32 }, fails: 'above-maximum', field: 'cost' },
      { input: { password: 'ok \ud83d', cost: 4 }, fails: 'lone-surrogate' },
    ],
  },
  verify: {
    examples: [
      // crypt_blowfish test vector
      {
        input: { password: 'U*U', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
        output: { verdict: { tone: 'good' }, cost: 5 },
      },
      // crypt(3) of libxcrypt
      {
        input: { password: '', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy' },
        output: { verdict: { tone: 'good' }, cost: 5 },
      },
      { input: { password: '', hash: PHP }, output: { verdict: { tone: 'bad' } } },
      { input: { password: '', hash: '' }, output: { verdict: null } },
      { input: { password: 'x', hash: 'nothash' }, fails: 'not-bcrypt', field: 'hash', at: { offset: 0 } },
      {
        input: { password: 'x', hash: PHP.replace('$10$', '$34$') },
        fails: 'bad-cost',
        field: 'hash',
        at: { offset: 4 },
      },
    ],
  },
  inspect: {
    finds: {
      'htpasswd line': { matches: [[`admin:${BCRYPT}`, BCRYPT]], rejects: ['admin:$2y$10$short', `my user:${BCRYPT}`] },
    },
    detect: [{ matches: [PHP], rejects: [PHP.slice(0, 59), '$1$salt$qJH7.N4xYta3aEG/dfqo/0', 'bcrypt'] }],
    examples: [
      { input: { hash: ` ${PHP.replace('$10$', '$31$')}\n` }, output: { rounds: 2_147_483_648 } },
      { input: { hash: PHP.replace('$10$', '$34$') }, fails: 'bad-cost', at: { offset: 4 } },
      { input: { hash: PHP.replace('2y', '2x') }, fails: 'unsupported-version', at: { offset: 1 } },
      { input: { hash: PHP.slice(0, 40) }, fails: 'bad-length', at: { offset: 40 } },
      { input: { hash: PHP.replace('IX', 'I+') }, fails: 'bad-bcrypt-character', at: { offset: 10 } },
    ],
  },
});
