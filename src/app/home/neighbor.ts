export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const middle = (box: Box) => (box.left + box.right) / 2;

/**
 * Returns the index that a key leads to from box `from`: left and right in reading order, up and down to the nearest
 * box of the next row, even if that row belongs to another grid. Undefined at an edge and for other keys.
 */
export function neighbor(boxes: readonly Box[], from: number, key: string, rightToLeft = false): number | undefined {
  const start = boxes[from];
  if (!start) return undefined;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = from + ((key === 'ArrowRight') === rightToLeft ? -1 : 1);
      return boxes[next] === undefined ? undefined : next;
    }
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowUp':
    case 'ArrowDown': {
      const down = key === 'ArrowDown';
      const beyond = (box: Box) => (down ? box.top - start.bottom : start.top - box.bottom);
      const ahead = boxes.map((box, index) => ({ index, box, gap: beyond(box) })).filter(({ gap }) => gap >= 0);
      const aside = (box: Box) => Math.abs(middle(box) - middle(start));
      return ahead.sort((a, b) => a.gap - b.gap || aside(a.box) - aside(b.box))[0]?.index;
    }
    default:
      return undefined;
  }
}
