/** Moves an id to the position of another one and closes the gap. Hidden ids keep their positions. */
export function movedTo(list: readonly string[], id: string, target: string): readonly string[] {
  const to = list.indexOf(target);
  if (to < 0 || !list.includes(id)) return list;
  return list.filter((other) => other !== id).toSpliced(to, 0, id);
}
