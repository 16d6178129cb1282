/** A copy of `list` with the item at `from` standing at `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined && from >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item as Item) // `from` lies inside the list
}
