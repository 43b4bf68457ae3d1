/**
 * The meaning of a part of a BBAN: b bank, s branch (sort code), p account prefix, a account, k national check digits,
 * t account type, c currency, o owner, r reserved.
 */
export type PartRole = 'b' | 's' | 'p' | 'a' | 'k' | 't' | 'c' | 'o' | 'r';

export const ROLE_NAMES = {
  b: 'bank',
  s: 'branch',
  p: 'account-prefix',
  a: 'account',
  k: 'national-check',
  t: 'account-type',
  c: 'currency',
  o: 'owner',
  r: 'reserved',
} as const satisfies Record<PartRole, string>;

/** n digits, a uppercase letters, c both. */
export type PartType = 'n' | 'a' | 'c';

export interface Part {
  role: PartRole;
  length: number;
  type: PartType;
}

export interface Country {
  code: string;
  parts: readonly Part[];
  /** The length of the whole IBAN. */
  length: number;
  sepa: boolean;
  /** From the registry; empty if the country has no entry. */
  example: string;
}

/**
 * SWIFT IBAN registry (ISO 13616): code, parts of the BBAN as role + length + type, SEPA (European Payments Council,
 * list of 2025), example from the registry. Two adjacent parts with the same role are one part with mixed types.
 */
const ROWS = `
AD b4n s4n a12c SEPA AD1200012030200359100100
AE b3n a16n - AE070331234567890123456
AL b3n s4n k1n a16c SEPA AL47212110090000000235698741
AT b5n a11n SEPA AT611904300234573201
AZ b4a a20c - AZ21NABZ00000000137010001944
BA b3n s3n a8n k2n - BA391290079401028494
BE b3n a7n k2n SEPA BE68539007547034
BG b4a s4n t2n a8c SEPA BG80BNBG96611020345678
BH b4a a14c - BH67BMAG00001299123456
BI b5n s5n a11n k2n - BI4210000100010000332045181
BR b8n s5n a10n t1a o1c - BR1800360305000010009795493C1
BY b4c t4n a16c - BY13NBRB3600900000002Z00AB00
CH b5n a12c SEPA CH9300762011623852957
CR b4n a14n - CR05015202001026284066
CY b3n s5n a16c SEPA CY17002001280000001200527600
CZ b4n p6n a10n SEPA CZ6508000000192000145399
DE b8n a10n SEPA DE89370400440532013000
DJ b5n s5n a11n k2n - DJ2100010000000154000100186
DK b4n a9n k1n SEPA DK5000400440116243
DO b4c a20n - DO28BAGR00000001212453611324
EE b2n s2n a11n k1n SEPA EE382200221020145685
EG b4n s4n a17n - EG380019000500000000263180002
ES b4n s4n k2n a10n SEPA ES9121000418450200051332
FI b3n a10n k1n SEPA FI2112345600000785
FK b2a a12n - FK88SC123456789012
FO b4n a9n k1n - FO6264600001631634
FR b5n s5n a11c k2n SEPA FR1420041010050500013M02606
GB b4a s6n a8n SEPA GB29NWBK60161331926819
GE b2a a16n - GE29NB0000000101904917
GI b4a a15c SEPA GI75NWBK000000007099453
GL b4n a9n k1n - GL8964710001000206
GR b3n s4n a16c SEPA GR1601101250000000012300695
GT b4c c2c t2c a16c - GT82TRAJ01020000001210029690
HN b4a a20n - HN88CABF00000000000250005469
HR b7n a10n SEPA HR1210010051863000160
HU b3n s4n k1n a15n k1n SEPA HU42117730161111101800000000
IE b4a s6n a8n SEPA IE29AIBK93115212345678
IL b3n s3n a13n - IL620108000000099999999
IQ b4a s3n a12n - IQ98NBIQ850123456789012
IS b2n s2n t2n a6n o10n SEPA IS140159260076545510730339
IT k1a b5n s5n a12c SEPA IT60X0542811101000000123456
JO b4a s4n a18c - JO94CBJO0010000000000131000302
KW b4a a22c - KW81CBKU0000000000001234560101
KZ b3n a13c - KZ86125KZT5004100100
LB b4n a20c - LB62099900000001001901229114
LC b4a a24c - LC55HEMM000100010012001200023015
LI b5n a12c SEPA LI21088100002324013AA
LT b5n a11n SEPA LT121000011101001000
LU b3n a13c SEPA LU280019400644750000
LV b4a a13c SEPA LV80BANK0000435195001
LY b3n s3n a15n - LY83002048000020100120361
MC b5n s5n a11c k2n SEPA MC5811222000010123456789030
MD b2c a18c SEPA MD24AG000225100013104168
ME b3n a13n k2n SEPA ME25505000012345678951
MK b3n a10c k2n SEPA MK07250120000058984
MN b4n a12n - MN121234123456789123
MR b5n s5n a11n k2n - MR1300020001010000123456753
MT b4a s5n a18c SEPA MT84MALT011000012345MTLCAST001S
MU b4a b2n s2n a12n r3n c3a - MU17BOMM0101101030300200000MUR
NI b4a a20n - NI45BAPR00000013000003558124
NL b4a a10n SEPA NL91ABNA0417164300
NO b4n a6n k1n SEPA NO9386011117947
OM b3n a16c - OM810180000001299123456
PK b4a a16c - PK36SCBL0000001123456702
PL b3n s4n k1n a16n SEPA PL61109010140000071219812874
PS b4a a21c - PS92PALS000000000400123456702
PT b4n s4n a11n k2n SEPA PT50000201231234567890154
QA b4a a21c - QA58DOHB00001234567890ABCDEFG
RO b4a a16c SEPA RO49AAAA1B31007593840000
RS b3n a13n k2n SEPA RS35260005601001611379
RU b9n s5n a15c - RU0304452522540817810538091310419
SA b2n a18c - SA0380000000608010167519
SC b4a b2n s2n a16n c3a - SC18SSCB11010000000000001497USD
SD b2n a12n - SD2129010501234001
SE b3n a16n k1n SEPA SE4550000000058398257466
SI b5n a8n k2n SEPA SI56263300012039086
SK b4n p6n a10n SEPA SK3112000000198742637541
SM k1a b5n s5n a12c SEPA SM86U0322509800000000270100
SO b4n s3n a12n - SO211000001001000100141
ST b4n s4n a11n k2n - ST23000100010051845310146
SV b4a a20n - SV62CENR00000000000000700025
TL b3n a14n k2n - TL380080012345678910157
TN b2n s3n a13n k2n - TN5910006035183598478831
TR b5n r1n a16c - TR330006100519786457841326
UA b6n a19c - UA213223130000026007233566001
VA b3n a15n SEPA VA59001123000012345678
VG b4a a16n - VG96VPVG0000012345678901
XK b2n s2n a10n k2n - XK051212012345678906
YE b4a s4n a18c - YE15CBYE0001018861234567891234`;

/** Countries that use such numbers without an entry in the registry; only their lengths and characters are known. */
const UNREGISTERED_ROWS = `
AO a21n - -
BF a24c - -
BJ a24c - -
CF a23n - -
CG a23n - -
CI a24c - -
CM a23n - -
CV a21n - -
DZ a22n - -
GA a23n - -
GQ a23n - -
GW a21c - -
IR a22n - -
KM a23n - -
MA a24n - -
MG a23n - -
ML a24c - -
MZ a21n - -
NE a24c - -
SN a24c - -
TD a23n - -
TG a24c - -`;

function read(rows: string): ReadonlyMap<string, Country> {
  const countries = rows
    .trim()
    .split('\n')
    .map((row): [string, Country] => {
      const [code = '', ...rest] = row.split(' ');
      const [sepa, example = ''] = rest.slice(-2);
      const parts = rest.slice(0, -2).map((part): Part => ({
        role: part[0] as PartRole,
        length: Number(part.slice(1, -1)),
        type: part.at(-1) as PartType,
      }));
      const length = parts.reduce((sum, part) => sum + part.length, 4);
      return [code, { code, parts, length, sepa: sepa === 'SEPA', example: example === '-' ? '' : example }];
    });
  return new Map(countries);
}

export const REGISTRY = read(ROWS);
export const UNREGISTERED = read(UNREGISTERED_ROWS);

/** Territories without a country code in IBANs, and the country whose code they use. */
export const TERRITORIES: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  TF: 'FR',
  WF: 'FR',
  YT: 'FR',
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
};

export function countryOf(code: string): Country | undefined {
  return REGISTRY.get(code) ?? UNREGISTERED.get(code);
}

/** Returns the structure in the notation of the registry: `8!n10!n`. */
export function structureOf({ parts }: Country): string {
  return parts.map(({ length, type }) => `${length}!${type}`).join('');
}
