const IS_SUM = /^(?=.*\d)[\d(√-][\d.,()+\-*/^×÷−%√\s]{0,200}$/;
/** Signs and brackets that nothing follows yet. */
const OPEN_END = /[-+*/^×÷−√(\s]+$/;
/** Ends that other texts don't have while they are typed, such as dates, paths and phone numbers. */
const GOES_ON = /[+*^×÷]$|[-+*/^×÷−]\s*\([^)]*$/;
/** What a schedule has and a sum hasn't: two numbers or two signs beside each other. */
const IS_SCHEDULE = /\d\s+\d|\*\s+\*/;

/**
 * Returns the part of a sum that is complete while its end is still being typed (`1 + 2 *`, `2 * (3`); null for other texts.
 * @param isMeant whether the line says that it is a sum; otherwise its end must say it
 */
export function sumSoFar(text: string, isMeant: boolean): string | null {
  const typed = text.trim();
  if (!IS_SUM.test(typed)) return null;
  if (!isMeant && (!GOES_ON.test(typed) || IS_SCHEDULE.test(typed))) return null;
  const part = typed.replace(OPEN_END, '');
  const unclosed = part.split('(').length - part.split(')').length;
  return unclosed < 0 || (unclosed === 0 && part === typed) ? null : part + ')'.repeat(unclosed);
}
