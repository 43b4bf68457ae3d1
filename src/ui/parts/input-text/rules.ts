export interface Rule {
  /** Fails if it returns false, null or undefined, or throws; anything else passes, including `0` and `''`. */
  check: (value: string) => unknown;
  message: string;
}

/** Returns the message of the first failing rule, in order, or undefined if all pass. Never throws. */
export function firstFailure(value: string, rules: readonly Rule[]): string | undefined {
  return rules.find((rule) => !passes(rule, value))?.message;
}

function passes({ check }: Rule, value: string): boolean {
  try {
    const verdict = check(value);
    return verdict !== false && verdict !== null && verdict !== undefined;
  } catch {
    // By contract, a throwing check fails, so that a parser can be a rule (`(text) => JSON.parse(text) ?? true`).
    return false;
  }
}
