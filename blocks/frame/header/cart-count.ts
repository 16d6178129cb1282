/** More are not counted out; ours. */
const MOST = 99

/** The number on the bag's sign: none for an empty bag, `99+` at most. Source: L-027. */
export function cartCount(count: number): string {
  if (!(count > 0)) return ''
  return count > MOST ? `${MOST}+` : String(count)
}
