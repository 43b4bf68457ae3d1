import { type DragEvent, useState } from 'react';

/** Lets tiles be dragged to the places of others; `move` is called at the end with both places. */
export function useDrag(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    from,
    over: over === from ? null : over,
    handlers: (index: number, name: string) => ({
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name); // Firefox drags nothing without data
        setFrom(index);
      },
      onDragOver(event: DragEvent) {
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop(event: DragEvent) {
        if (from === null) return;
        event.preventDefault();
        move(from, index);
        end();
      },
      onDragEnd: end,
    }),
  };
}
