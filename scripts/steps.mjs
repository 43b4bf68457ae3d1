/**
 * One step of `npm test`: an npm script with its arguments. It starts once the steps named in `after` have passed.
 * `live` steps print as they run; other steps print only if they fail.
 * @typedef {{ title: string, script: string, args?: string[], after?: string[], live?: boolean }} Step
 */

/**
 * Starts each step as soon as the steps it needs have passed. After a failure, no further step starts.
 * Resolves with the titles of the failed steps.
 * @param {readonly Step[]} steps each listed after the steps it needs
 * @param {(step: Step) => Promise<boolean>} start resolves with whether the step passed
 * @returns {Promise<string[]>}
 */
export async function runSteps(steps, start) {
  /** @type {string[]} */
  const failed = [];
  /** @type {Map<string, Promise<void>>} */
  const ends = new Map();
  for (const step of steps) {
    const waitsFor = (step.after ?? []).map((title) => {
      const end = ends.get(title);
      if (!end) throw new Error(`${step.title} needs ${title}, which must be listed before it`);
      return end;
    });
    const runStep = async () => {
      await Promise.all(waitsFor);
      if (failed.length === 0 && !(await start(step))) failed.push(step.title);
    };
    ends.set(step.title, runStep());
  }
  await Promise.all(ends.values());
  return failed;
}
