import { expect, test } from 'vitest';
import { inUnit, namesOf, readMeasure, writeNumber } from '../../../../../src/lib/numbers/units/convert.ts';
import { unitsFor } from '../../../../../src/lib/numbers/units/quantities.ts';

const names = namesOf(unitsFor({ root: 16, viewport: 1280 }), () => '');

function converted(line: string): string {
  const { value, to } = readMeasure(line, { target: '', as: 'auto', names });
  const result = to && inUnit(value, to);
  return result ? writeNumber(result, null).text : '';
}

// Values of pint 0.25 (Python) with 50 digits, and of the definitions in NIST SP 811, appendix B, where pint rounds them.
test.each(
  `
  5 ft to cm | 152.4
  1 mi to km | 1.609344
  1 nmi to m | 1852
  1 ly to km | 9460730472580.8
  1 parsec to m | 30856775814913673
  1 furlong to m | 201.168
  1 fathom to m | 1.8288
  1 Å to nm | 0.1
  1 thou to µm | 25.4
  1 survey ft to m | 0.304800609601219202438404876809753619507239014478029
  1 acre to m² | 4046.8564224
  1 ha to acre | 2.47105381467165342245038618
  1 mi² to km² | 2.589988110336
  1 gal to L | 3.785411784
  1 imperial gallon to L | 4.54609
  1 cup to mL | 236.5882365
  1 tbsp to mL | 14.78676478125
  1 tsp to mL | 4.92892159375
  1 imperial pint to mL | 568.26125
  1 bbl to L | 158.987294928
  1 lb to kg | 0.45359237
  1 oz to g | 28.349523125
  1 st to kg | 6.35029318
  1 grain to mg | 64.79891
  1 oz t to g | 31.1034768
  1 short ton to kg | 907.18474
  1 long ton to kg | 1016.0469088
  1 slug to kg | 14.593902937206364829396325460776975595557906824147
  100 km/h to mph | 62.13711922373339696174341843633182233159381213712
  1 knot to km/h | 1.852
  1 psi to kPa | 6.8947572931683613367226734442
  1 atm to psi | 14.695948775513448725503472159506081493300028796113
  1 mmHg to Pa | 133.322387415
  1 inHg to hPa | 33.86388640341
  1 Torr to Pa | 133.322368421052631578947368421052631578947
  1 kWh to MJ | 3.6
  1 BTU to J | 1055.05585262
  1 cal to J | 4.184
  1 eV to J | 1.602176634e-19
  1 hp to W | 745.69987158227022
  1 PS to W | 735.49875
  1 lbf to N | 4.4482216152605
  1 kgf to N | 9.80665
  1 dyn to mN | 0.01
  1 lbf·ft to N·m | 1.3558179483314004
  1 ° to rad | 0.017453292519943295769236907686127134428718885417
  1 arcmin to ° | 0.016666666666666666666666666666666666666666
  1 gon to ° | 0.9
  1 turn to ° | 360
  60 rpm to Hz | 1
  1 GiB to MB | 1073.741824
  100 Mbit/s to MB/s | 12.5
  1 pt to in | 0.013888888888888888888888888888888888888888
  1 lb/ft³ to kg/m³ | 16.018463373960139579655070659362129548524553450390
  1 g/cm³ to lb/ft³ | 62.427960576144611956325455808493749624580325281924
  1 cP to Pa·s | 0.001
  1 Ah to C | 3600
  1 G to µT | 100
  1 Ci to GBq | 37
  1 week to h | 168
  1 tnt to J | 4184000000
  1 therm to J | 105480400
  1 pdl to N | 0.138254954376
  1 gpm to L/min | 3.785411784
  1 cfm to L/s | 0.471947443199999999999999999858415
  1 rem to mSv | 10
  1 rad to mGy | 10
  98.6 °F to °C | 37
  0 K to °F | -459.67
  30 mpg to L/100 km | 7.84048611111111111111111111111111
  1 year to day | 365.2425
  1000 mAh to C | 3600
  1 foot-candle to lx | 10.7639104167097223083335055559000006888902666694
  1 mrad to nato mil | 1.01859163578813015
  2 µF to nF | 2000
  1 Gal to m/s² | 0.01
  1 Cal to kJ | 4.184
  1 ac ft to m³ | 1233.48183754752
  1 YB to ZiB | 847.0329472543003390683225006796419620513916015625
`
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | ') as [string, string]),
)('%s is %s', (line, expected) => {
  const isOdd = /^1 (?:rem|rad) /.test(line);
  const read = readMeasure(line, {
    target: '',
    as: isOdd ? (line.includes('rad') ? 'dose' : 'equivalent') : 'auto',
    names,
  });
  const text = isOdd ? writeNumber(inUnit(read.value, read.to!)!, null).text : converted(line);
  const digits = (number: string) => Number(Number(number).toPrecision(12));
  // Exactly what is written, or rounded to twelve digits.
  if (text !== expected) expect(digits(text)).toBe(digits(expected));
});

test('what is typed in other ways means the same', () => {
  const same = (lines: string[]) => expect(new Set(lines.map((line) => converted(`${line} to m`)))).toHaveLength(1);
  same([
    '5 ft 11 in',
    `5'11"`,
    '5’ 11”',
    '5′ 11″',
    '5ft11in',
    '5 feet and 11 inches',
    '5 Ft. 11 IN',
    '71 in',
    '5 11/12 ft',
  ]);
  same([
    '1234.5 m',
    '1,234.5 m',
    '1.234,5 m',
    '1 234,5 m',
    '1\u202f234.5 m',
    "1'234.5 m",
    '1.2345e3 m',
    '1.2345 × 10^3 m',
    '1.2345×10³ m',
  ]);
  same(['1.5 km', '1½ km', '1 1/2 km', '3/2 km', '1,5 km', '1500 metres', '1500 METERS']);
});
