import '@hyperjump/json-schema/draft-2019-09';
import '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-04';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/formats-lite';
import { addFormat, setFormatHandler } from '@hyperjump/json-schema/experimental';

const FORMAT = 'https://json-schema.org/format';

/** Whether a text is a time of RFC 3339. Only the last second of a day in UTC can be a leap second. */
function isTime(text: string): boolean {
  const [whole, hour, minute, second, sign, hours = 0, minutes = 0] =
    /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i.exec(text) ?? [];
  if (whole === undefined) return false;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return second !== '60' || (Number(hour) * 60 + Number(minute) - offset + 2880) % 1440 === 1439;
}

const isFragment = (text: string) => /^#(?:\/(?:[\w\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~[01])*)*$/i.test(text);

for (const [name, isRight] of Object.entries({ time: isTime, 'json-pointer-uri-fragment': isFragment }))
  addFormat({ id: `${FORMAT}/${name}`, handler: (value) => typeof value !== 'string' || isRight(value) });

const NAMES =
  'date-time date time duration email ipv4 ipv6 uri uri-reference iri iri-reference uuid uri-template json-pointer ' +
  'json-pointer-uri-fragment relative-json-pointer regex';
const FORMATS = {
  ...Object.fromEntries(NAMES.split(' ').map((name) => [name, name])),
  // The other one knows international names, with tables of 170 kB.
  hostname: 'draft-04/hostname',
  url: 'uri',
};

// Every draft knows the formats of all.
for (const keyword of ['draft-04', 'draft-06', 'draft-07', 'draft-2019-09', 'draft-2020-12'].map(
  (draft) => `${draft}/format`,
))
  for (const [name, handler] of Object.entries(FORMATS))
    setFormatHandler(`https://json-schema.org/keyword/${keyword}`, name, `${FORMAT}/${handler}`);
for (const [name, handler] of Object.entries(FORMATS))
  setFormatHandler('https://json-schema.org/keyword/draft-2019-09/format-assertion', name, `${FORMAT}/${handler}`);
