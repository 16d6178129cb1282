interface Columns {
  readonly count: number
  readonly onPhones: string
  readonly orderOnPhones: string
}

/** Names of the slots that are open: `column1` to `column<count>`. */
export const openColumns = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `column${index + 1}`)

/** The columns at the top of the block: all of them on desktop, the first or the first two on phones. */
export function firstColumns({ count, onPhones, orderOnPhones }: Columns) {
  const desktop = openColumns(count)
  const onPhone = orderOnPhones === 'reversed' ? desktop.toReversed() : desktop
  return { desktop, mobile: onPhone.slice(0, onPhones === 'twoPerRow' ? 2 : 1) }
}
