export interface Rule {
  /** Fails when it returns false, null or undefined, or throws; anything else, `0` and `''` included, passes. */
  check: (value: string) => unknown;
  message: string;
}

/** The message of the first rule that fails, in the order given, or undefined when all pass. Never throws. */
export function firstFailure(value: string, rules: readonly Rule[]): string | undefined {
  return rules.find((rule) => !passes(rule, value))?.message;
}

function passes({ check }: Rule, value: string): boolean {
  try {
    const verdict = check(value);
    return verdict !== false && verdict !== null && verdict !== undefined;
  } catch {
    // A throwing check is a failing check by contract: it lets a parser be a rule (`(text) => JSON.parse(text) ?? true`).
    return false;
  }
}
