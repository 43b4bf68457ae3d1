import type { DragEvent } from 'react';
import { useFileDrop } from '../../../fields/file/file-drop.ts';

/** Makes two texts side by side accept files: each takes those that are dropped on its half. */
export function useSidesDrop(left: (file: File) => void, right: (file: File) => void) {
  const [onLeft, onRight] = [useFileDrop(left), useFileDrop(right)];
  const sideOf = ({ clientX, currentTarget }: DragEvent) => {
    const { left: from, width } = currentTarget.getBoundingClientRect();
    return clientX < from + width / 2 ? onLeft : onRight;
  };
  return {
    onDragEnter: (event: DragEvent) => sideOf(event).onDragEnter(event),
    onDragOver: (event: DragEvent) => sideOf(event).onDragOver(event),
    onDragLeave: (event: DragEvent) => sideOf(event).onDragLeave(event),
    onDrop: (event: DragEvent) => sideOf(event).onDrop(event),
  };
}
