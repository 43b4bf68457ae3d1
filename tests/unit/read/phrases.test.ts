import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogWords } from '../../../src/calls/words.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import { parseConversion } from '../../../src/core/grammar.ts';
import { runTool } from '../../../src/core/run.ts';
import { isTargetOf } from '../../../src/read/convert.ts';
import { fold } from '../../../src/base/fold.ts';
import { inEnglish, type Phrases, phrasesOf, type PhraseTexts } from '../../../src/read/phrases.ts';
import { environment } from '../../specs/environment.ts';

const locales = path.resolve('locales');
const languages = fs.readdirSync(locales).filter((name) => fs.existsSync(path.join(locales, name, 'app.json')));
const textsIn = (language: string): PhraseTexts => {
  const app = JSON.parse(fs.readFileSync(path.join(locales, language, 'app.json'), 'utf8')) as {
    conversions: PhraseTexts;
  };
  return app.conversions;
};
const decimalOf = (language: string) => (['en', 'cn'].includes(language) ? '.' : ',');
const phrases = new Map(languages.map((language) => [language, phrasesOf(textsIn(language), decimalOf(language))]));
const english = (text: string, language: string) =>
  inEnglish({ text, attachment: null }, cards, phrases.get(language) as Phrases).text;
const isTarget = isTargetOf(cards);

describe.each(languages)('the words of %s', (language) => {
  const { connectors, targets, units } = textsIn(language);
  const listOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).flatMap(([meant, list]) => list.split(',').map((word) => [fold(word), meant] as const));

  it('name existing targets, or words that turn any text into something', () => {
    const words = catalogWords();
    const isForm = (word: string) => Object.keys(words.find(word)?.preset ?? {}).length > 0;
    expect(Object.keys(targets).filter((word) => !isTarget(word) && !isForm(word))).toEqual([]);
  });
  it.each([
    ['targets', targets],
    ['units', units],
  ])('have a unique meaning among the %s', (_, texts) => {
    const words = listOf(texts).map(([word]) => word);
    expect(words.filter((word, place) => word === '' || words.indexOf(word) !== place)).toEqual([]);
  });
  it('do not override an English target', () =>
    expect(listOf(targets).filter(([word, meant]) => isTarget(word) && word !== meant)).toEqual([]));
  it('contain no word for "in"', () => {
    const own = connectors.split(',').filter((word) => !/\p{Script=Han}/u.test(word));
    const broken = [...listOf(targets), ...listOf(units)].filter(([word]) =>
      own.some((connector) => ` ${word} `.includes(` ${fold(connector)} `)),
    );
    // For example, "kilometres per hour" in Russian: only units of speed may contain a connector.
    expect(broken.filter(([, meant]) => meant !== 'kph' && meant !== 'mph')).toEqual([]);
  });
  it('can name binary with every word and connector', () => {
    for (const word of (targets['binary'] ?? '').split(',')) {
      for (const connector of connectors.split(',')) {
        const asked = parseConversion(english(`0xff ${connector} ${word}`, language), isTarget);
        expect([word, connector, asked]).toEqual([word, connector, { value: '0xff', targets: ['binary'] }]);
      }
    }
  });
  it('leave English and other lines unchanged', () => {
    for (const text of ['0xff in binary', '5 inch in cm', 'a sentence in the middle', 'back in time', '', 'in hex'])
      expect(english(text, language)).toBe(text);
  });
});

describe('the units', () => {
  let run: (sheet: string) => Promise<unknown>;
  beforeAll(async () => {
    const tool = await loadSpec({ id: 'math-evaluator', category: 'math' });
    run = async (sheet) => {
      const result = await runTool(tool, 'run', { sheet }, environment());
      return result.ok;
    };
  });
  it.each(Object.keys(textsIn('en').units))('%s is a unit', async (unit) =>
    expect(await run(`2 ${unit} in ${unit}`)).toBe(true),
  );
});

describe('inEnglish', () => {
  it.each([
    ['es', '0xff en binario', '0xff in binary'],
    ['es', '0xff en hex, Octal', '0xff in hex, octal'],
    ['es', '5 km en mi', '5 km in mi'],
    ['es', '5,5 inch in cm', '5.5 inch in cm'],
    ['es', '1700000000 en iso', '1700000000 in iso'],
    ['es', '5 pulgadas en cm', '5 inch in cm'],
    ['es', '5,5 pulgadas en centímetros', '5.5 inch in cm'],
    ['es', '5 km en millas', '5 km in mile'],
    ['es', '5 pulgadas in cm', '5 inch in cm'],
    ['es', '1700000000 a milisegundos', '1700000000 in milliseconds'],
    ['fr', '2026 en chiffres romains', '2026 in roman'],
    ['fr', '3 Go en Mo', '3 GB in MB'],
    ['pt', '100 graus celsius em fahrenheit', '100 celsius in fahrenheit'],
    ['ru', '255 в двоичной', '255 in binary'],
    ['ru', '255 в шестнадцатеричную систему', '255 in hexadecimal'],
    ['ru', '5 дюймов в см', '5 inch in cm'],
    ['ru', '90 км/ч в миль/ч', '90 kph in mph'],
    ['cn', '255 转 二进制', '255 in binary'],
    ['cn', '255转二进制', '255 in binary'],
    ['cn', '255转为十六进制、八进制', '255 in hexadecimal, octal'],
    ['cn', '255转换成二进制', '255 in binary'],
    ['cn', '0xff转hex', '0xff in hex'],
    ['cn', '5英寸转厘米', '5 inch in cm'],
    ['cn', '5 英寸 in cm', '5 inch in cm'],
    ['en', '½ mile to km', '½ mile to km'],
    ['en', '3/4-inch in mm', '3/4 inch in mm'],
    ['es', '½ pulgada en mm', '½ inch in mm'],
    ['es', '1 1/2 millas en km', '1 1/2 mile in km'],
    ['ru', '5½ футов в метры', '5½ foot in m'],
    ['cn', '1½英里转公里', '1½ mile in km'],
  ])('%s: %s', (language, line, expected) => expect(english(line, language)).toBe(expected));

  it.each([
    ['es', 'vamos en tren'],
    ['es', '5 minutos'],
    ['ru', 'файл в папке'],
    ['cn', '把它转为文件'],
    ['cn', '转二进制'],
  ])('%s: %s is not a conversion', (language, line) => expect(english(line, language)).toBe(line));
});
