import { type DragEvent, useEffect, useState } from 'react';
import { useStore } from '../../../session/use-store.ts';
import { addDropTarget, aimAt, type DropTarget, endFileDrag, fileDrag, isFileDrag } from './drop-targets.ts';

interface DropOptions {
  take: (transfer: DataTransfer) => void;
  disabled?: boolean;
  holdsFiles?: boolean;
}

/** What a field shows while files are over the page; null for nothing. */
export type DropState = { isAimedAt: boolean; isSeen: boolean } | null;

/** Makes an element take dropped files; dragged text is left to the browser. */
export function useDropTarget({ take, disabled = false, holdsFiles = false }: DropOptions) {
  const [{ target, ref }] = useState(() => {
    const own: DropTarget = { element: null, holdsFiles };
    return { target: own, ref: (element: HTMLElement | null) => void (own.element = element) };
  });
  const drag = useStore(fileDrag);
  useEffect(() => (disabled ? undefined : addDropTarget(target)), [target, disabled]);
  const isAimedAt = drag?.target === target;
  const state: DropState = drag && !disabled ? { isAimedAt, isSeen: drag.isSeen } : null;
  const over = (event: DragEvent) => {
    if (!isFileDrag(event.dataTransfer)) return;
    event.preventDefault(); // otherwise the browser leaves the page to show the file
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    aimAt(disabled ? null : target);
  };
  return {
    state,
    props: {
      ref,
      'data-over': (isAimedAt && !disabled) || undefined,
      onDragEnter: over,
      onDragOver: over,
      onDragLeave(event: DragEvent) {
        const { currentTarget, relatedTarget } = event;
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && isAimedAt) aimAt(null);
      },
      onDrop(event: DragEvent) {
        endFileDrag();
        if (!isFileDrag(event.dataTransfer)) return;
        event.preventDefault();
        if (!disabled) take(event.dataTransfer);
      },
    },
  };
}
