import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../../src/ui/parts/input-text/rules.ts';

const rule = (check: (value: string) => unknown, message = 'failed') => ({ check, message });

describe('firstFailure', () => {
  it.each([[false], [null], [undefined]])('a check that returns %s fails', (verdict) => {
    expect(firstFailure('x', [rule(() => verdict)])).toBe('failed');
  });

  it.each([[true], [0], [''], [Number.NaN], [0n], [[]], ['no']])('a check that returns %o passes', (verdict) => {
    expect(firstFailure('x', [rule(() => verdict)])).toBeUndefined();
  });

  it('a check that throws fails, whatever it throws', () => {
    const thrower = (thrown: unknown) =>
      rule(() => {
        throw thrown;
      });
    expect(firstFailure('x', [thrower(new Error('inside'))])).toBe('failed');
    expect(firstFailure('x', [thrower(undefined)])).toBe('failed');
    expect(firstFailure('{', [rule((text) => JSON.parse(text), 'not JSON')])).toBe('not JSON');
  });

  it("returns the first failing rule, and doesn't run those after it", () => {
    let later = 0;
    const rules = [rule(() => true, 'a'), rule(() => null, 'b'), rule(() => ((later += 1), false), 'c')];
    expect(firstFailure('x', rules)).toBe('b');
    expect(later).toBe(0);
  });

  it('passes without rules, and gives rules the unchanged value', () => {
    expect(firstFailure('', [])).toBeUndefined();
    expect(firstFailure(' \u0000é𝄞 ', [rule((text) => text === ' \u0000é𝄞 ')])).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.func(fc.anything())), (value, checks) => {
        const failure = firstFailure(
          value,
          checks.map((check) => rule(check)),
        );
        expect([undefined, 'failed']).toContain(failure);
      }),
    );
  });
});
