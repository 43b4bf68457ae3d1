/** The languages of the lists. */
export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ru', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A line and its tools (any of which is correct). An empty list of tools means that the line is a search without an
 * answer. With an answer, the first answer must contain it in a single line; alternatives are separated by `¦`.
 */
export type Entry = readonly [line: string, tools: string, answer?: string];

/**
 * What lines are about:
 *
 * - `arithmetic`: calculations and percentages as people write them
 * - `named`: a noun says which output of a tool is wanted
 * - `numbers`: ports, file extensions and status codes
 * - `notations`: text that only one platform uses
 * - `phrases`: an alias with an ordinary word, which is a search
 * - `commands`: commands and error messages that people know
 * - `order`: a verb before or after its text
 */
export type Class = 'arithmetic' | 'named' | 'numbers' | 'notations' | 'phrases' | 'commands' | 'order';

export type Classes = Readonly<Record<Class, Readonly<Partial<Record<Language, readonly Entry[]>>>>>;
