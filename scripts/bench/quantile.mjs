/**
 * The value that a share of the values doesn't exceed (nearest rank); NaN for no values.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 * @returns {number}
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
