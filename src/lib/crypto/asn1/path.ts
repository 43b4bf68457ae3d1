// Checks whether a path of certificates leads to a trusted one (RFC 5280, 6.1).
import type { Certificate } from './certificate.ts';
import { isSame, isSelfIssued } from './chain.ts';
import { KEY_USAGE } from './extensions.ts';
import { allowsNames, namesOf } from './name-constraints.ts';

/** Why a certificate isn't trusted: the first problem on the path, or that there is no path. */
export const DISTRUST = [
  'no-path',
  'expired',
  'not-an-authority',
  'may-not-sign',
  'path-too-long',
  'name-not-permitted',
  'unknown-critical',
] as const;

export type Trust =
  | { anchor: Certificate; reason?: undefined }
  /** `of`: the certificate that violates a rule. */
  | { anchor: null; reason: (typeof DISTRUST)[number]; of: Certificate | null };

/**
 * Checks whether one of the paths of a certificate leads to a trusted one by the rules, at `time` (milliseconds since
 * the epoch). `purpose` must be allowed by the certificate and the authorities above it, if they restrict purposes.
 * Revocation and policies are not checked.
 */
export function trustOf(
  paths: readonly (readonly Certificate[])[],
  trusted: readonly Certificate[],
  time: number,
  purpose?: string,
): Trust {
  let refused: Trust = { anchor: null, reason: 'no-path', of: null };
  for (const path of paths) {
    for (const [end, anchor] of path.entries()) {
      if (!trusted.some((each) => isSame(each.der, anchor.der))) continue;
      const fault = faultOf(path.slice(0, end + 1), time, purpose);
      if (!fault) return { anchor };
      refused = { anchor: null, ...fault };
    }
  }
  return refused;
}

type Fault = { reason: (typeof DISTRUST)[number]; of: Certificate };

/** Returns the first fault of a path that ends in a trusted certificate. */
function faultOf(path: readonly Certificate[], time: number, purpose?: string): Fault | null {
  /** The authorities so far that count toward a path length limit: self-issued ones don't. */
  let authorities = 0;
  for (const [at, certificate] of path.entries()) {
    const fault = (reason: Fault['reason']): Fault => ({ reason, of: certificate });
    if (time < certificate.validFrom || time > certificate.validTo) return fault('expired');
    if (certificate.obscure !== null) return fault('unknown-critical');
    if (
      purpose !== undefined &&
      certificate.purposes &&
      !certificate.purposes.includes(purpose) &&
      !certificate.purposes.includes(ANY_PURPOSE)
    )
      return fault('may-not-sign');
    if (at === 0) {
      const { digitalSignature, nonRepudiation } = KEY_USAGE;
      if (certificate.keyUsage !== null && (certificate.keyUsage & (digitalSignature | nonRepudiation)) === 0)
        return fault('may-not-sign');
      continue;
    }
    if (!certificate.isAuthority) return fault('not-an-authority');
    if (certificate.keyUsage !== null && (certificate.keyUsage & KEY_USAGE.keyCertSign) === 0)
      return fault('may-not-sign');
    if (certificate.pathLength !== null && authorities > certificate.pathLength) return fault('path-too-long');
    if (!isSelfIssued(certificate)) authorities++;
  }
  return outOfBounds(path);
}

const ANY_PURPOSE = '2.5.29.37.0';

/** Returns the first certificate with names that an authority above it doesn't permit. */
function outOfBounds(path: readonly Certificate[]): Fault | null {
  for (const [at, certificate] of path.entries()) {
    if (at > 0 && isSelfIssued(certificate)) continue;
    const names = namesOf(certificate.subject.element, certificate.alternativeNames, at === 0);
    for (const { constraints } of path.slice(at + 1))
      if (constraints && !allowsNames(constraints, names)) return { reason: 'name-not-permitted', of: certificate };
  }
  return null;
}
