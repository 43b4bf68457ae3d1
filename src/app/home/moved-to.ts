/** Moves an id to the place where another one stands; the rest closes up. Ids that are not shown keep their places. */
export function movedTo(list: readonly string[], id: string, target: string): readonly string[] {
  const to = list.indexOf(target);
  if (to < 0 || !list.includes(id)) return list;
  return list.filter((other) => other !== id).toSpliced(to, 0, id);
}
