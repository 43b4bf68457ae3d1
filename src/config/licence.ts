/** A package that the product contains: an entry of licences.json, which the build writes. */
export interface Licence {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** What its licence file says; empty without one. */
  text: string;
}
