import { FRACTION_SIGNS } from '../../src/base/number.ts';
import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './unit-converter.ts';

const NUMBER = String.raw`[-+−]?(?:\d[\d.,]{0,30}(?:e[-+]?\d{1,3})?(?: ?[${FRACTION_SIGNS}]| \d{1,2}[/⁄]\d{1,2})?|\d{1,2}[/⁄]\d{1,2}|[${FRACTION_SIGNS}])`;
/** Units that are hardly anything else behind a number. */
const SURE = [
  String.raw`[µμnmck]m|[mck]?m[²³]|mi|miles?|nmi|nautical miles?|ft|feet|yd|yards?|inch(?:es)?|light[ -]years?|furlongs?|acres?|hectares?|sq ?(?:ft|m|in|yd|mi|km)`,
  String.raw`[mk]g|grams?|lbs?|pounds?|oz|ounces?|tonnes?|carats?`,
  String.raw`[mcd]L|ml|cl|lit(?:er|re)s?|gal(?:lons?)?|cups?|tbsp|tsp|(?:table|tea)spoons?|fl ?oz|fluid ounces?|pints?|quarts?`,
  String.raw`mph|km/h|kph|m/s|ft/s|knots?|min/(?:km|mi)|mpg|l/100 ?km|km/l`,
  String.raw`[kMGTP](?:i?B|bit|ibit|bps|bit/s|B/s)|[kmgt]b(?:ps|/s)?|(?:kilo|mega|giga|tera|kibi|mebi|gibi|tebi)(?:bytes?|bits?)`,
  String.raw`[hkMG]?Pa|m?bar|psi|atm|mmHg|inHg|[kM]?J|[kM]?Wh|k?cal|BTU|[kMG]W|hp|k?N|lbf|N·?m|(?:lbf?·?|ft[- ])(?:ft|lbs?)|[kMGT]?Hz|rpm|[pnµ]F|m?Ah|[µm]?Sv|[kMG]?Bq`,
  String.raw`px|r?em|vw`,
].join('|');
/** Whose unit it is, or which of those with the same name. */
const OWNER = String.raw`(?:US|us|uk|U\.S\.|UK|U\.K\.|imperial|metric|troy|statute|survey|US survey|short|long|square|cubic|American|British) `;
const MEASURE = String.raw`${NUMBER} ?(?:(?:${OWNER})?(?:${SURE})|(?:troy|metric|short|long) (?:oz|tons?)|(?:square|cubic) met(?:er|re)s?|metric (?:hp|horsepower))|(?:\d{1,4} ?)?[${FRACTION_SIGNS}] ?(?:in|["″])`;
/** Feet and inches, pounds and ounces. */
const COMPOUND = String.raw`\d{1,4} ?(?:ft|feet|foot|['’′]) ?\d{1,2}(?:[.,]\d{1,4})? ?(?:in|inch(?:es)?|["”″]|'')?|\d{1,4} ?(?:lbs?|pounds?|st) ?\d{1,2}(?:[.,]\d{1,4})? ?(?:oz|lbs?|ounces?)`;

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'measure',
        pattern: new RegExp(String.raw`^(?:${COMPOUND}|${MEASURE})$`, 'u'),
        take: whole,
        confidence: 0.9,
        outputs: ['result'],
      },
      {
        // The calculator answers what it knows of these; this shows the other units, too.
        name: 'measure and the unit that is wanted',
        pattern: new RegExp(
          String.raw`^(?:${COMPOUND}|${MEASURE}) (?:to|in|as|=) [\p{L}°][\p{L}\d/°²³·^. ]{0,24}$`,
          'u',
        ),
        take: whole,
        confidence: 0.9,
        outputs: ['result'],
      },
    ],
  },
});
