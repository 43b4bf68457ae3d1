import { createContext, type ReactNode } from 'react';
import type { Operation } from '../../core/tool.ts';
import type { Values } from '../../operation/values.ts';

/** What a form gives to the part of the page that keeps options under names. */
export interface PresetInputs {
  toolId: string;
  operation: string;
  op: Operation;
  values: Values;
  /** Sets these options; the others get their initial values. */
  onPick: (options: Values) => void;
}

/** Renders the options that the user keeps under names; absent where there are none, as in other pages than a tool's. */
export const PresetsContext = createContext<((inputs: PresetInputs) => ReactNode) | undefined>(undefined);

/** Returns the values that set only these options: neither the input nor secrets change. */
export function withOptions(op: Operation, options: Values): Values {
  const others = Object.entries(op.fields).filter(([, { primary, secret }]) => !primary && !secret);
  return { ...Object.fromEntries(others.map(([name, { initial }]) => [name, initial])), ...options };
}
