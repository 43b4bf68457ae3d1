import { casesOf } from '../../src/core/spec.ts';
import type tool from './case-converter.ts';

export default casesOf<typeof tool>({
  all: {
    examples: [
      {
        input: { text: 'the u.s.a. and the e.u. – a comparison' },
        output: {
          title: 'The U.S.A. and the E.U. – A Comparison',
          sentence: 'The u.s.a. and the e.u. – a comparison',
        },
      },
      { input: { text: 'made in the u.s. a lot. yes' }, output: { sentence: 'Made in the u.s. a lot. Yes' } },
      { input: { text: 'plan b. and then' }, output: { sentence: 'Plan b. And then' } },
      {
        input: { text: '57832a01-ec7d-43a7-9bd5-3a7036cbeec7' },
        output: { upper: '57832A01-EC7D-43A7-9BD5-3A7036CBEEC7' },
      },
      // pure case changes must not split or drop anything
      { input: { text: 'camelCase' }, output: { lower: 'camelcase', upper: 'CAMELCASE', mocking: 'CaMeLcAsE' } },
      { input: { text: 'foo2bar', digits: 'separate' }, output: { snake: 'foo_2_bar' } },
      { input: { text: 'foo2bar' }, output: { snake: 'foo2bar', camel: 'foo2bar' } },
      { input: { text: 'élan Vital Ğüzel' }, output: { snake: 'élan_vital_ğüzel', upper: 'ÉLAN VITAL ĞÜZEL' } },
      { input: { text: '日本語 テスト' }, output: { snake: '日本語_テスト', upper: '日本語 テスト' } },
      { input: { text: 'istanbul', language: 'tr' }, output: { upper: 'İSTANBUL', pascal: 'İstanbul' } },
      { input: { text: 'ǆep ßa ﬁn' }, output: { title: 'ǅep Ssa Fin', upper: 'ǄEP SSA FIN' } },
      { input: { text: 'άλφα', language: 'el' }, output: { title: 'Άλφα', upper: 'ΑΛΦΑ' } },
      { input: { text: '👨‍👩‍👧ab' }, output: { mocking: '👨‍👩‍👧aB' } },
      { input: { text: 'foo bar\nbaz qux' }, output: { pascal: 'FooBar\nBazQux', sentence: 'Foo bar\nBaz qux' } },
      {
        input: { text: "don't stop, we’ll see" },
        output: { camel: 'dontStopWellSee', constant: 'DONT_STOP_WELL_SEE', title: "Don't Stop, We’ll See" },
      },
      { input: { text: "l'été d'Aïda" }, output: { snake: 'l_été_d_aïda', pascal: 'LÉtéDAïda' } },
      { input: { text: '  --  ' }, output: { camel: '', upper: '  --  ' } },
      { input: { text: '' }, output: { lower: null } },
    ],
  },
  convert: {
    examples: [
      { input: { text: 'first\r\n\r\nSECOND', style: 'swap' }, output: 'FIRST\r\n\r\nsecond' },
      { input: { text: 'a'.repeat(100_000), style: 'upper' }, output: 'A'.repeat(100_000) },
      { input: { text: '', style: 'upper' }, output: '' },
    ],
  },
});
