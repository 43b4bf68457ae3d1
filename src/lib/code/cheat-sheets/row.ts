/** Its name within the sheet, its topic, and the command; what users replace is in angle brackets. */
export type CheatRow = readonly [id: string, topic: string, command: string];
