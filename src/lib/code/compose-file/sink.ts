import type { ComposeFile, LeftReason } from './project.ts';
import { isMap, textAt, type ValueMap } from './value.ts';

/** Takes the options of a container, and what isn't one. */
export interface Sink {
  readonly file: ComposeFile;
  readonly entries: ValueMap;
  add(name: string, value: string | null): void;
  leave(what: string, reason?: LeftReason): void;
  /** `NAME=value` for each pair. */
  pairs(name: string, value: ValueMap): void;
  /** The name of the container of a service. */
  nameOf(key: string): string;
  /** `service:web` is the container of that service. */
  container(text: string): string;
}

/** The name of a declared volume or network: Compose puts the name of the project in front of its key. */
export function declaredName(file: ComposeFile, kind: 'networks' | 'volumes', key: string): string {
  const declared = file[kind].get(key);
  const name = textAt(declared, 'name');
  if (name !== undefined) return name;
  const isExternal = isMap(declared) && declared.get('external') !== undefined && declared.get('external') !== 'false';
  return isExternal || file.name === undefined ? key : `${file.name}_${key}`;
}

/** A field of a comma-separated value, quoted if it contains a comma or quotes. */
export const csvField = (field: string) => (/[,"\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** The seconds of a duration such as `1m30s`; null if it isn't one of whole seconds. A number is seconds already. */
export function secondsOf(text: string): string | null {
  if (/[$]/.test(text)) return text;
  const parts = [...text.matchAll(/(\d+)(ms|us|h|m|s)/g)];
  if (/^\d+$/.test(text)) return text;
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return null;
  const unit = { h: 3600, m: 60, s: 1, ms: 0.001, us: 0.000_001 } as const;
  return String(
    Math.ceil(parts.reduce((sum, [, count, name]) => sum + Number(count) * unit[name as keyof typeof unit], 0)),
  );
}
