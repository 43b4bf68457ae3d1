import type { Card, OperationCard } from '../../core/card.ts';
import { fieldKind } from '../../core/kinds.ts';
import { accepts } from '../../ui/parts/file-upload/accepts.ts';

/** A tool that takes files, and those of them that it takes. */
export interface FileTool {
  id: string;
  operation: string;
  /** The field for them. */
  field: string;
  /** Whether the field holds a list. */
  isMany: boolean;
  files: readonly File[];
}

/** A tool for exactly this type of file comes before those that take any file. */
const isParticular = ({ primary }: OperationCard) => primary.accept !== undefined;

const takesText = ({ primary }: OperationCard) => fieldKind(primary.kind).file === 'or-text';

/** Returns the tools that can open at least one of these files; the ones made for them first, then in the order of the catalog. */
export function fileToolsFor(cards: readonly Card[], files: readonly File[]): readonly FileTool[] {
  const fitting = cards.flatMap((card) => {
    // A field for text or a file is for files of text first, such as Base64 that is decoded.
    for (const operation of [...card.operations].sort((a, b) => Number(takesText(a)) - Number(takesText(b)))) {
      const { name, kind, accept } = operation.primary;
      const { file } = fieldKind(kind);
      if (file === 'never') continue;
      const taken = files.filter((each) => accepts(accept, each));
      if (taken.length === 0) continue;
      const isMany = file === 'many';
      const tool = {
        id: card.id,
        operation: operation.name,
        field: name,
        isMany,
        files: isMany ? taken : taken.slice(0, 1),
      };
      return [{ tool, operation }];
    }
    return [];
  });
  const first = fitting.filter(({ operation }) => isParticular(operation));
  return [...first, ...fitting.filter((each) => !first.includes(each))].map(({ tool }) => tool);
}
