import { describe, expect, it, test } from 'vitest';
import { last, results } from './compute.ts';

describe('decimal mode', () => {
  test.each([
    ['2*sqrt(6)', '4.898979485566356'],
    ['0.1+0.2', '0.3'],
    ['2^53+1', '9007199254740993'],
    ['det([1,2;3,4])', '-2'],
    ['5 inch to cm', '12.7 cm'],
    ['200 + 10%', '220'],
    ['sin(90 deg)', '1'],
    ['7 mod 3', '1'],
    ['3 + 4i', '3 + 4i'],
    ['100 km/h to mph', '62.1371192237334 mph'],
    ['20 celsius to fahrenheit', '68 fahrenheit'],
    ['x = 3\ny = x^2 + 1\ny / 2', '5'],
    ['f(x) = x^2\nf(4) + ans', null],
    ['3\nans * 2', '6'],
    ['[1,2,3][2]', '2'],
    ['[1,2;3,4][2,1]', '3'],
    ['[5,6,7][end]', '7'],
    ['1:5', '[1, 2, 3, 4, 5]'],
    ['1 < 2 < 3', 'true'],
    ['5 > 3 ? 1 : 2', '1'],
    ['0xFF', '255'],
    ['6 & 3', '2'],
    ['hex(255)', '"0xff"'],
    ['2 × 3 ÷ 4', '1.5'],
    ['10!', '3628800'],
    ['sqrt(-4)', '2i'],
    ['π', '3.141592653589793'],
    ['inv([2,1;1,3])', '[[0.6, -0.2], [-0.2, 0.4]]'],
    ['a = 1; a + 1', '2'],
    ['# note\n1 + 1 # two', '2'],
    ['1e400', '1e+400'],
    ['sum(1:100)', '5050'],
    ["[1,2;3,4]'", '[[1, 3], [2, 4]]'],
  ])('%s is %s', async (text, expected) => {
    if (expected !== null) expect(await last(text)).toBe(expected);
  });
});

describe('exact unit definitions (NIST SP 811, appendix B; HB 44, appendix C; SI 2019; IEC 80000-13)', () => {
  test.each([
    ['1 rd to m', '12573/2500 m'],
    ['1 sqrd to m^2', '158080329/6250000 m^2'],
    ['1 sqch to m^2', '158080329/390625 m^2'],
    ['10 sqch to acre', '1 acre'],
    ['640 acres to sqmi', '1 sqmi'],
    ['1 gallon to cuin', '231 cuin'],
    ['4 quarts to gallon', '1 gallon'],
    ['8 pints to gallon', '1 gallon'],
    ['16 cups to gallon', '1 gallon'],
    ['32 gills to gallon', '1 gallon'],
    ['128 floz to gallon', '1 gallon'],
    ['2 tablespoons to floz', '1 floz'],
    ['3 teaspoons to tablespoon', '1 tablespoon'],
    ['8 fluiddrams to floz', '1 floz'],
    ['60 minims to fluiddram', '1 fluiddram'],
    ['4 sticks to lb', '1 lb'],
    ['1 kip to lbf', '1000 lbf'],
    ['1 hp to W', '37284993579113511/50000000000000 W'],
    ['1 psi to Pa', '8896443230521/1290320000 Pa'],
    ['1 eV to J', '801088317/5000000000000000000000000000 J'],
    ['1 keV to J', '801088317/5000000000000000000000000 J'],
    ['760 torr to atm', '1 atm'],
    ['1 mmHg to Pa', '26664477483/200000000 Pa'],
    ['1 yobibyte to B', '1208925819614629174706176 B'],
    ['1 exbibyte to B', '1152921504606846976 B'],
    ['1 angstrom to m', '1/10000000000 m'],
    ['90 deg to grad', '100 grad'],
    ['32 degF to degC', '0 degC'],
  ])('%s', async (text, expected) => {
    expect(await last(text, 'exact')).toBe(expected);
  });

  test.each([
    ['1 eV to J', '1.602176634e-19 J'],
    ['1 psi to Pa', '6894.757293168361 Pa'],
    ['neutronMass', '1.67492749804e-27 kg'],
    ['faraday - elementaryCharge * avogadro', '0 C / mol'],
    ['planckConstant / reducedPlanckConstant / 2 - pi < 1e-60', 'true'],
  ])('%s is %s', async (text, expected) => {
    expect(await last(text)).toBe(expected);
  });

  it('shows derived values in units from the sheet, not from an earlier one', async () => {
    await last('1 inch + 1 mph * 1 minute');
    expect(await last('5 m / 2 s')).toBe('2.5 m / s');
    expect(await last('1 J / (1 N)')).toBe('1 m');
  });
});

describe('exact mode', () => {
  test.each([
    ['1e3', '1000'],
    ['1.5e-3', '3/2000'],
    ['1E5+1', '100001'],
    ['1e2%', '1'],
    ['0x10 + 0b11 + 0o7', '26'],
    ['1e3 m', '1000 m'],
    ['[1,2;3,4]^-1', '[[-2, 1], [3/2, -1/2]]'],
    ['sin(30 deg)', '0.5'],
    ['1e9999', 'too-large@0'],
    ['1/3 + 1/6', '1/2'],
    ['2^100', '1267650600228229401496703205376'],
    ['(2/3)^-2', '9/4'],
    ['sqrt(9/16)', '3/4'],
    ['sqrt(2)', '1.414213562373095'],
    ['sqrt(2) + 1/3', '1.747546895706428'],
    ['2^0.5', '1.414213562373095'],
    ['pi * 2', '6.283185307179586'],
    ['5 inch to cm', '127/10 cm'],
    ['det([1/2,2;3,4])', '-4'],
    ['inv([2,1;1,3])', '[[3/5, -1/5], [-1/5, 2/5]]'],
    ['combinations(60, 30)', '118264581564861424'],
    ['25!', '15511210043330985984000000'],
    ['sin(1/2)', '0.479425538604203'],
    ['round(1/3, 2)', '33/100'],
    ['mean(1,2,4)', '7/3'],
    ['0.1 + 0.2', '3/10'],
    ['identity(2)', '[[1, 0], [0, 1]]'],
    ['1/3 m + 1 cm', '103/300 m'],
  ])('%s is %s', async (text, expected) => {
    expect(await last(text, 'exact')).toBe(expected);
  });

  it('also returns the decimals of a fraction', async () => {
    expect((await results('1/3', 'exact'))[0]?.decimal).toBe('0.3333333333333333');
    expect((await results('300!', 'exact'))[0]?.value).toHaveLength(615);
  });
});

test('double mode follows IEEE 754', async () => {
  expect(await last('0.1 + 0.2', 'double')).toBe('0.30000000000000004');
  expect(await last('2^53 + 1', 'double')).toBe('9007199254740992');
});
