// Net, VAT and gross amounts, exact to the cent.

/** An amount in ten-thousandths: what a double holds of an amount is exact there up to 10^11. */
const scaled = (amount: number) => BigInt(Math.round(amount * 10_000));

/** Divides and rounds half away from zero. */
function divided(a: bigint, b: bigint): bigint {
  const half = a < 0n ? -b / 2n : b / 2n;
  return (a + half) / b;
}

export function writeCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface Amounts {
  net: bigint;
  vat: bigint;
  gross: bigint;
}

/** Returns the amounts in cents from the one that is known; the rate is in percent. */
export function amountsOf(amount: number, kind: 'net' | 'gross' | 'vat', rate: number): Amounts {
  const value = scaled(amount);
  const share = BigInt(Math.round(rate * 1000));
  const whole = 100_000n;
  const cents = divided(value, 100n);
  if (kind === 'net') {
    const vat = divided(value * share, 100n * whole);
    return { net: cents, vat, gross: cents + vat };
  }
  if (kind === 'gross') {
    const net = divided(value * whole, 100n * (whole + share));
    return { net, vat: cents - net, gross: cents };
  }
  const net = share === 0n ? 0n : divided(value * whole, 100n * share);
  return { net, vat: cents, gross: net + cents };
}
