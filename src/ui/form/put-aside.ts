import type { Aside, InputFile } from '../../core/field.ts';
import { isInputFile } from '../../core/field.ts';
import { handOver } from '../../session/handoff.ts';
import { notify } from '../../session/notices.ts';
import type { OperationState } from '../../operation/operation.ts';
import type { Values } from '../../operation/values.ts';
import { readText } from '../fields/file/read-text.ts';

interface AsideOptions {
  aside: Aside;
  toolId: string;
  operation: string;
  /** The name of the field with the files, and the id of its control. */
  name: string;
  id: string;
  /** The name of the field that gets the text, as the page shows it. */
  label: string;
  state: Pick<OperationState, 'get' | 'replace'>;
}

/** Files that the user has put back. */
const kept = new WeakSet<InputFile>();

const filesIn = (value: unknown): InputFile[] => (Array.isArray(value) ? value.filter(isInputFile) : []);
const lastPart = (name: string) => name.replace(/^.*[/\\]/s, '');

async function textOf(files: readonly InputFile[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readText(file as File)));
  return texts.map((read) => (read.ok ? read.text : '')).join('\n');
}

/**
 * Puts a file that has just come into the field that it is the text of, if it's such a file. In another operation than
 * that of the field, it has to name one of the files beside it.
 */
export async function putAside(options: AsideOptions, before: unknown, value: unknown): Promise<void> {
  const { aside, toolId, operation, name, id, label, state } = options;
  const [old, all] = [filesIn(before), filesIn(value)];
  const lists = all.filter((file) => !old.includes(file) && !kept.has(file) && aside.isIt(file));
  if (lists.length === 0) return;
  const others = all.filter((file) => !lists.includes(file));
  const text = await textOf(lists);
  const isHere = operation === aside.operation;
  const isNamed = others.some((file) => text.includes(lastPart(file.name)));
  const now = state.get().values;
  // The list may have changed while the file was read.
  if (text.trim() === '' || !(isHere || isNamed) || now[name] !== value) return;
  const show = (target: string, values: Values) => {
    if (target === operation && document.getElementById(id)) return state.replace(values);
    handOver(toolId, { operation: target, values });
    // The form is a new one, and the focus was in the old one.
    setTimeout(() => document.querySelector<HTMLElement>('form [data-primary] input')?.focus());
  };
  show(aside.operation, { [name]: others, [aside.field]: text });
  notify({
    id: 'aside',
    text: 'fields.putAside',
    params: { name: lists.map((file) => file.name).join(', '), label },
    action: {
      label: 'nav.undo',
      perform() {
        for (const file of lists) kept.add(file);
        show(operation, { [name]: all, ...(isHere && { [aside.field]: now[aside.field] }) });
      },
    },
  });
}
