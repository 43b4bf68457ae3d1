import { Problem } from '../../../base/problem.ts';
import type { YamlVersion } from './scalar.ts';

/** `auto` is YAML 1.2, as long as the reader is told where YAML 1.1 gives another result. */
export const YAML_VERSIONS = ['auto', '1.2', '1.1'] as const;
export type YamlChoice = (typeof YAML_VERSIONS)[number];

export const YAML_VERSION_NAMES = { '1.2': 'YAML 1.2', '1.1': 'YAML 1.1 (Kubernetes, Ansible, Compose)' };

export const YAML_READINGS = ['yaml-1.2', 'yaml-1.1'] as const;

/** A document converted to another format. */
interface Converted {
  text: string;
  /** The offset of the first value that the other version reads differently. */
  differs: number | null;
}

/**
 * Converts YAML in the chosen version. `otherAt` is the first place where YAML 1.1 gives another result, if nobody has chosen
 * a version and the document names none.
 */
export function inVersion<T extends Converted>(
  choice: YamlChoice,
  convert: (version: YamlVersion, compare: boolean) => T,
): T & { otherAt: number | null } {
  if (choice !== 'auto') return { ...convert(choice, false), otherAt: null };
  const converted = convert('1.2', true);
  const { differs } = converted;
  return {
    ...converted,
    otherAt: differs !== null && isOther(converted, () => convert('1.1', false)) ? differs : null,
  };
}

/** Whether a conversion succeeds and gives another text. */
function isOther({ text }: Converted, convert: () => Converted): boolean {
  try {
    return convert().text !== text;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
