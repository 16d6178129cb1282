import type { ProductPage } from '#api/client/product-page.ts'

/** How far a list had been followed. */
export type Followed = Pick<ProductPage, 'edges' | 'pageInfo'>

/** Lists kept, the latest last. Ours. */
const KEPT = 5
const STORAGE_KEY = 'cairn:lists'

/** In browsers only: on a server nothing is ever kept here. */
const followed = new Map<string, Followed>()

type Counts = readonly (readonly [list: string, count: number])[]

function counts(): Counts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCount) : []
  } catch {
    return []
  }
}

const isCount = (kept: unknown): kept is Counts[number] =>
  Array.isArray(kept) && typeof kept[0] === 'string' && Number.isInteger(kept[1])

/**
 * Keeps how far a list was followed, so that coming back shows as many products: the products themselves for moves inside
 * the shop, their number for reloads. Source: C-120, C-140; the number of lists is ours.
 */
export function keepFollowed(list: string, state: Followed): void {
  followed.delete(list)
  followed.set(list, state)
  const [oldest] = followed.keys()
  if (followed.size > KEPT && oldest !== undefined) followed.delete(oldest)
  const others = counts().filter(([kept]) => kept !== list)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...others, [list, state.edges.length]].slice(-KEPT)))
  } catch {
    // Storage may be full or forbidden: after a reload the list then shows its first page.
  }
}

/** What was kept of a list since the last reload. */
export const followedBefore = (list: string): Followed | undefined => followed.get(list)

/** Whether the shop was opened by a reload, or from the browser's history. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type // entries of this name are of that kind
  return type === 'reload' || type === 'back_forward'
}

/** How many products a list showed before; 0 when that is not known, or when somebody comes to the shop anew. */
export function countBefore(list: string): number {
  const kept = followed.get(list)?.edges.length
  if (kept !== undefined) return kept
  return (isReturn() ? counts().find(([name]) => name === list)?.[1] : undefined) ?? 0
}
