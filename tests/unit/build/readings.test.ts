import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingsOf } from '../../../src/build/readings.ts';

const said = (text: string) => readingsOf([text])[text];
const json = (file: string) => JSON.parse(readFileSync(`locales/cn/${file}`, 'utf8')) as unknown;

describe('readingsOf', () => {
  it.each([
    ['时间戳', 'shi jian chuo'],
    ['JSON 转 YAML', 'json zhuan yaml'],
    ['占位文本生成器（Lorem ipsum）', 'zhan wei wen ben sheng cheng qi lorem ipsum'],
    ['加密 / 解密文本', 'jia mi jie mi wen ben'],
    ['速率', 'su lv'],
    ['Base64 文件', 'base64 wen jian'],
  ])('%s is %s', (text, reading) => expect(said(text)).toBe(reading));
  it('omits text that is not Chinese', () => expect(readingsOf(['JSON', 'Crypto', '', 'カナ'])).toEqual({}));
});

/** Characters with several pronunciations: the usual one, and words with a different one. */
const SEVERAL: Record<string, [string, Record<string, string>]> = {
  重: ['chong', { 重音: 'zhong', 重量: 'zhong', 权重: 'zhong', 重要: 'zhong', 加重: 'zhong' }],
  行: [
    'hang',
    {
      运行: 'xing',
      执行: 'xing',
      并行: 'xing',
      进行: 'xing',
      行为: 'xing',
      流行: 'xing',
      行政: 'xing',
      旅行: 'xing',
      可行: 'xing',
    },
  ],
  长: ['chang', { 增长: 'zhang', 生长: 'zhang' }],
  率: ['lv', {}],
  差: ['cha', { 出差: 'chai', 参差: 'ci' }],
  调: ['tiao', { 调度: 'diao', 单调: 'diao', 音调: 'diao', 色调: 'diao', 调查: 'diao', 调用: 'diao', 声调: 'diao' }],
  校: ['jiao', { 学校: 'xiao', 校园: 'xiao' }],
  还: ['hai', { 还原: 'huan', 归还: 'huan' }],
  藏: ['cang', {}],
  便: ['bian', { 便宜: 'pian' }],
  参: ['can', { 参差: 'cen' }],
  单: ['dan', {}],
  模: ['mo', { 模样: 'mu', 模板: 'mu' }],
  传: ['chuan', { 自传: 'zhuan' }],
  降: ['jiang', { 投降: 'xiang' }],
  折: ['zhe', {}],
  色: ['se', {}],
  会: ['hui', { 会计: 'kuai' }],
  给: ['gei', { 供给: 'ji' }],
  说: ['shuo', {}],
  属: ['shu', {}],
  量: ['liang', {}],
  系: ['xi', {}],
  弹: ['dan', { 弹出: 'tan', 弹窗: 'tan' }],
  覆: ['fu', {}],
  都: ['dou', { 首都: 'du' }],
  核: ['he', {}],
  奇: ['qi', { 奇数: 'ji' }],
  卷: ['juan', {}],
  识: ['shi', { 标识: 'shi' }],
};

describe('characters with several readings', () => {
  const texts = readdirSync('locales/cn/tools').flatMap((name) => {
    const { title, keywords } = json(`tools/${name}`) as { title: string; keywords: string[] };
    return [title, ...keywords];
  });
  const { commands } = json('app.json') as { commands: Record<string, string | { name: string; keywords?: string }> };
  const named = Object.values(commands).filter((command) => typeof command === 'object');
  const all = [...texts, ...named.flatMap(({ name, keywords = '' }) => [name, ...keywords.split(',')])];

  it.each(Object.entries(SEVERAL))('%s', (character, [usual, exceptions]) => {
    for (const text of all.filter((one) => one.includes(character))) {
      const word = Object.keys(exceptions).find((other) => text.includes(other));
      const wanted = (word === undefined ? undefined : exceptions[word]) ?? usual;
      expect(said(text)?.split(' '), text).toContain(wanted);
    }
  });
});
