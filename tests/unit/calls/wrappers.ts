const quoted = (text: string) => JSON.stringify(text);
const single = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

/** Text that people often paste around a value, a line or a document. */
const AROUND_ALL: readonly ((text: string) => string)[] = [
  quoted,
  single,
  (text) => `“${text}”`,
  (text) => `(${text})`,
  (text) => `[${text}]`,
  (text) => `${text},`,
  (text) => `${text};`,
  (text) => `"value": ${quoted(text)},`,
  (text) => `const value = ${single(text)};`,
  (text) => `export VALUE=${quoted(text)}`,
  (text) => `\`\`\`\n${text}\n\`\`\``,
  (text) => `2024-05-01 12:00:00 INFO value=${quoted(text)}`,
  (text) => `  ${text}\n`,
];

/** Text before or around a single line only. */
const AROUND_LINE: readonly ((text: string) => string)[] = [
  (text) => `\`${text}\``,
  (text) => `X-Value: ${text}`,
  (text) => `value=${text}`,
  (text) => `$ ${text}`,
  (text) => `> ${text}`,
  (text) => `INFO ${text}`,
  (text) => `- ${text}`,
  (text) => `-H ${quoted(`X-Value: ${text}`)}`,
];

/** As addresses in mail have; nobody puts them around a text that has angle brackets itself, such as a here string. */
const inAngles = (text: string) => `<${text}>`;

/** Ways to wrap a text; single lines can have all of them. */
export const wrappersFor = (text: string) =>
  text.includes('\n') ? AROUND_ALL : [...AROUND_ALL, ...AROUND_LINE, ...(/[<>]/.test(text) ? [] : [inAngles])];
