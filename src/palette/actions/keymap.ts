import { ROW_ACTIONS } from './row-actions.ts';
import { EARLY_KEYS } from '../keys/early-keys.ts';
import { type KeyBinding, pageKey, paletteKey } from '../keys/key-binding.ts';

/** Keys that work while the list of actions is open: those of actions without an early key. */
export const ACTION_KEYS = [...new Set(ROW_ACTIONS.flatMap(({ keys }) => keys ?? []))].filter(
  ({ where }) => where === 'actions',
);

const idsOf = <Id extends string>(keys: Readonly<Record<Id, string>>) => Object.keys(keys) as Id[];

/** Keys that parts of pages handle, in addition to those that lead to the palette. */
const PART_KEYS = [
  { id: 'copyLead', where: 'page', chords: ['Mod+Shift+C'] },
  { id: 'regenerate', where: 'page', chords: ['Alt+R'] },
  { id: 'nextChange', where: 'page', chords: ['F7'] },
  { id: 'notices', where: 'page', chords: ['F6'] },
] as const satisfies readonly KeyBinding[];

/** All keys, for the help view and docs/keyboard.md. */
export const KEYMAP = [
  ...idsOf(EARLY_KEYS.page).map(pageKey),
  ...PART_KEYS,
  ...idsOf(EARLY_KEYS.palette).map(paletteKey),
  ...ACTION_KEYS,
];

/** The syntax of the field, with an example for each form. */
export const GRAMMAR = [
  { id: 'call', example: 'sha256 hello' },
  { id: 'flags', example: 'sha256 --encoding=base64 hi' },
  { id: 'data', example: 'sha256 -- --help' },
  { id: 'quotes', example: 'b64 "a\\nb"' },
  { id: 'conversion', example: '0xff in binary' },
  { id: 'pipe', example: 'b64d | json | sha256' },
  { id: 'lastAnswer', example: 'sha256 $' },
  { id: 'value', example: '192.168.0.0/22' },
  { id: 'calculate', example: '= 2 + 3 * 4' },
  { id: 'commands', example: '> dark mode' },
  { id: 'help', example: '? keys' },
] as const;
