/** A package shipped with the app: an entry of licences.json, which the build writes. */
export interface License {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** The text of its license file; empty if it has none. */
  text: string;
}
