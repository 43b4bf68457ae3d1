import type { DragEvent } from 'react';
import { useFileDrop } from '../../../fields/file/file-drop.ts';

/** Makes two texts side by side accept files: each takes those that are dropped on its head or on its half. */
export function useSidesDrop(takeLeft: (file: File) => void, takeRight: (file: File) => void) {
  const [left, right] = [useFileDrop(takeLeft), useFileDrop(takeRight)];
  const sideOf = ({ clientX, currentTarget }: DragEvent) => {
    const { left: from, width } = currentTarget.getBoundingClientRect();
    return (clientX < from + width / 2 ? left : right).props;
  };
  return {
    left,
    right,
    /** For the element that holds both. */
    both: {
      onDragEnter: (event: DragEvent) => sideOf(event).onDragEnter(event),
      onDragOver: (event: DragEvent) => sideOf(event).onDragOver(event),
      onDragLeave: (event: DragEvent) => sideOf(event).onDragLeave(event),
      onDrop: (event: DragEvent) => sideOf(event).onDrop(event),
    },
  };
}
