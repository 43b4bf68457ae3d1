/** Keeps the browser from completing, correcting, capitalising or translating what is typed: it is data, not prose. */
export const RAW_TEXT = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  translate: 'no',
} as const;
