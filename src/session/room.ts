/** Frees room on this device for what the user has made. The app sets it once it has something to give up. */
export const room = { make: async (): Promise<void> => undefined };
