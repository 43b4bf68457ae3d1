/** A package shipped with the app, as Vite lists it: an entry of licenses.json. */
export interface License {
  name: string;
  version: string;
  /** SPDX expression. */
  identifier: string;
  /** The text of its license. */
  text: string;
}
