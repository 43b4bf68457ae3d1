import { describe, expect, it } from 'vitest';
import { uuidFields } from '../../../../src/lib/identifiers/uuid-fields.ts';
import { inspectUuid } from '../../../../src/lib/identifiers/uuid.ts';

const fieldsOf = (uuid: string) => uuidFields(inspectUuid(uuid));

describe('fields of a UUID (RFC 9562, appendix A)', () => {
  it.each([
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'c232ab00 9414 1 1ec 10 33c8 9f6bdeced846'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', '1ec9414c 232a 6 b00 10 33c8 9f6bdeced846'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '017f22e279b0 7 cc3 10 18c4dc0c0c07398f'],
    ['919108f7-52d1-4320-9bac-f847db4148a8', '919108f752d1 4 320 10 1bacf847db4148a8'],
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', '2ed6657de927 5 68b 10 15e12665a8aea6a2'],
  ])('%s', (uuid, values) => {
    const found = fieldsOf(uuid);
    expect(found?.fields.map(({ value }) => value).join(' ')).toBe(values);
    expect(found?.fields.reduce((sum, { bits }) => sum + bits, 0)).toBe(128);
    expect(BigInt(`0b${found?.digits}`).toString(16).padStart(32, '0')).toBe(inspectUuid(uuid).hex);
  });

  it('are null for a UUID without a known version', () => {
    expect(fieldsOf('00000000-0000-0000-0000-000000000000')).toBeNull();
    expect(fieldsOf('00000000-0000-9000-8000-000000000001')).toBeNull();
  });
});
