import { casesOf } from '../../src/core/spec.ts';
import type tool from './aspect-ratio.ts';

const is = (ratio: string, reduced: string, decimal?: string) => ({
  input: { ratio },
  output: decimal === undefined ? { ratio: reduced } : { ratio: reduced, decimal },
});
const sized = (ratio: string, side: { width: string } | { height: string }, size: string) => ({
  input: { ratio, ...side },
  output: { size },
});
const named = (ratio: string, name: string, error: string) => ({
  input: { ratio },
  check: (result: { named: unknown }) => {
    const { message, params } = result.named as { message: string; params: Record<string, string> };
    return message === 'near' && `${params['ratio']} ${params['name']}` === name && params['error'] === error;
  },
});
const fails = (ratio: string, code: 'not-a-ratio' | 'too-large') => ({ input: { ratio }, fails: code });

export default casesOf<typeof tool>({
  run: {
    examples: [
      is('1280x720', '16:9', '1.777778'),
      is('3840 x 2160', '16:9'),
      is('3840×2160px', '16:9'),
      is('2560*1600', '8:5', '1.6'),
      is('1024 768', '4:3'),
      is('1920px × 1200px', '8:5'),
      is('1080x1920', '9:16', '0.5625'),
      is('2560x1080', '64:27', '2.37037'),
      is('3440x1440', '43:18', '2.388889'),
      is('4096x2160', '256:135'),
      is('1440x900', '8:5'),
      is('1280x1024', '5:4'),
      is('2048x1536', '4:3'),
      is('3000x2000', '3:2'),
      is('1200x630', '40:21', '1.904762'),
      is('16:9', '16:9'),
      is('16/9', '16:9'),
      is('16 : 10', '8:5'),
      is('４：３', '4:3'),
      is('21:9', '7:3'),
      is('1:1', '1:1', '1'),
      is('2.39:1', '239:100', '2.39'),
      is('1.85', '37:20'),
      is('1,5', '3:2'),
      is('1.7778', '8889:5000'),
      is('1.777777778', '1.7778:1'),
      is('0.5', '1:2'),
      is('1,920 x 1,080', '16:9'),
      is('12.5x10', '5:4'),
      sized('16:9', { width: '1920' }, '1920 × 1080'),
      sized('16:9', { height: '2160' }, '3840 × 2160'),
      sized('16:9', { width: '1000' }, '1000 × 563'),
      sized('4:3', { width: '1,024 px' }, '1024 × 768'),
      sized('3:2', { height: '1000' }, '1500 × 1000'),
      sized('9:16', { height: '1920' }, '1080 × 1920'),
      sized('1:1', { width: '0.5' }, '0.5 × 1'),
      sized('800x600', { width: '400' }, '400 × 300'),
      named('1366x768', '16:9 HD, 4K UHD', '0.05'),
      named('768x1366', '9:16 HD, 4K UHD', '0.05'),
      named('3440x1440', '2.39:1 Scope (cinema)', '0.05'),
      named('210:148', '√2:1 ISO 216 (A4)', '0.33'),
      named('1200x630', '1.91:1 Open Graph', '0'),
      named('800x600', '4:3 VGA, iPad', '0'),
      { input: { ratio: '10:1' }, check: ({ named: near }) => (near as { message: string }).message === 'far' },
      {
        input: { ratio: '16:9' },
        check: ({ sizes, size }) => size === null && sizes.length === 9 && sizes[6]?.height === 1080,
      },
      { input: { ratio: '1366x768' }, output: { size: '1366 × 768' }, warns: [] },
      { input: { ratio: '16:9', width: '1', height: '1' }, fails: 'both-sides', field: 'height' },
      { input: { ratio: '16:9', width: 'x' }, fails: 'not-a-side', field: 'width' },
      { input: { ratio: '16:9', height: '-5' }, fails: 'not-a-side', field: 'height' },
      { input: { ratio: '16:9', width: '1e10' }, fails: 'not-a-side', field: 'width' },
      { input: { ratio: '999999999999999:1', height: '1e9' }, fails: 'too-large' },
      fails('16:0', 'not-a-ratio'),
      fails('0x0', 'not-a-ratio'),
      fails('-16:9', 'not-a-ratio'),
      fails('wide', 'not-a-ratio'),
      fails('16:9:4', 'not-a-ratio'),
      fails('x', 'not-a-ratio'),
      fails('1e5', 'not-a-ratio'),
      { input: { ratio: '' }, output: {} },
    ],
  },
});
