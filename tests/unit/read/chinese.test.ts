import { describe, expect, it } from 'vitest';
import { usualOrder } from '../../../src/read/order/chinese.ts';

describe('a Chinese line in the usual order', () => {
  it.each([
    ['1加2加3', '1+2+3'],
    ['（2＋3）×4', '(2+3)×4'],
    ['三加五', '3+5'],
    ['二的十次方', '2^10'],
    ['根号16加3', 'sqrt(16)+3'],
    ['10除以3的余数', '10 mod 3'],
    ['80打八折', '80的80%'],
    ['80打85折', '80的85%'],
    ['100涨15%', '100 + 15%'],
    ['200减少10%', '200 - 10%'],
    ['200的百分之十五', '200的15%'],
    ['时间戳1700000000', '1700000000'],
    ['2024年3月1日是星期几', '2024-03-01是星期几'],
    ['把“hello”转成大写', 'hello 转大写'],
    ['用md5加密hello', 'hello的md5'],
    ['hello用base64编码', 'base64编码 hello'],
    ['１２８转二进制', '128转二进制'],
    ['16进制ff转10进制', '十六进制ff转十进制'],
    ['罗马数字XIV', 'roman XIV'],
    ['三小时是多少分钟', '3小时是多少分钟'],
  ])('%s', (text, order) => expect(usualOrder(text)).toBe(order));

  it.each(['hello', 'md5 你好', '你好', '时间戳转换', 'base64编码', '大小写转换', '3+5', '', '数'.repeat(300)])(
    'is as it is: %s',
    (text) => expect(usualOrder(text)).toBeNull(),
  );

  it('takes time in proportion to the text', () => {
    const start = performance.now();
    for (const part of ['转', '的', '1', '把a', '用md5', '编码', '百分之', '十'])
      usualOrder(part.repeat(200 / part.length));
    expect(performance.now() - start).toBeLessThan(200);
  });
});
