import { isScalar, Scalar, visit } from 'yaml';
import { writeJson } from '../json/writer.ts';
import { keyReadsDifferently, readsDifferently, resolvePlain, type YamlVersion } from './scalar.ts';
import type { YamlSyntax } from './syntax.ts';

export interface AmbiguousScalar {
  found: string;
  /** Its value in each version, as JSON. */
  old: string;
  now: string;
  /** UTF-16 units. */
  offset: number;
}

/** Unquoted scalars that YAML 1.1 and 1.2 read differently: `no`, `012`, `12:30:00`, and keys such as `on`. Excludes dates. */
export function ambiguousScalars({ documents }: YamlSyntax): AmbiguousScalar[] {
  const scalars: AmbiguousScalar[] = [];
  for (const document of documents) {
    visit(document, {
      Scalar(place, node) {
        if (!isScalar(node) || node.type !== Scalar.PLAIN || node.tag || !node.source) return;
        if (!(place === 'key' ? keyReadsDifferently : readsDifferently)(node.source)) return;
        const written = (version: YamlVersion) => writeJson(resolvePlain(node.source ?? '', version)).text;
        scalars.push({ found: node.source, old: written('1.1'), now: written('1.2'), offset: node.range?.[0] ?? 0 });
      },
    });
  }
  return scalars;
}
