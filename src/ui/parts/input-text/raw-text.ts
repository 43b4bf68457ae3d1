/** Stops the browser from completing, correcting, capitalizing or translating the input, which is data, not prose. */
export const RAW_TEXT = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  translate: 'no',
} as const;
