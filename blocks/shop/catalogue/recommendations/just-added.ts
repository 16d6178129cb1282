import { createStore } from '#ui/store/store.ts'
import { trackAddToCart } from '../../tracking/tracking.ts'
import type { Added } from './find-recommendations.ts'

/** Something was added and what goes with it has not been shown yet. Source: L-323, L-325. */
export interface ShowAfterAdd {
  readonly added: Added
  /** Writes the add down for tracking, once however often it is called. */
  readonly track: () => void
}

interface JustAdded {
  readonly flag?: ShowAfterAdd | undefined
  /** Codes of the products added since the page was loaded: nobody is offered what is in the bag. */
  readonly inBag: ReadonlySet<string>
}

/** The show-after-add flag of this document: it outlives the page a shopper moves on from. Source: L-323. */
export const justAdded = createStore<JustAdded>({ inBag: new Set() })

/** A line of the bag with its product. */
export interface AddedLine extends Added {
  readonly quantity: number
}

let attending = 0

/** While a pop-up attends, tracking waits for it (L-324). Gives a function that ends it. */
export function attendAdds(): () => void {
  attending += 1
  return () => {
    attending -= 1
    if (attending === 0) justAdded.get().flag?.track()
  }
}

const once = (work: () => void) => {
  let isDue = true
  return () => {
    if (isDue) work()
    isDue = false
  }
}

/**
 * Something is in the bag: a banner says so, the flag for its first line is raised, and the add is tracked, after the pop-up
 * where one attends. What a recommendation itself added raises none, or one pop-up would lead to the next; that is our
 * choice. Source: L-126, L-324, C-098.
 */
export function announceAdded(lines: readonly AddedLine[], { isRecommended = false } = {}): void {
  const track = once(() => trackAddToCart(lines))
  const [added] = lines
  const before = justAdded.get()
  const inBag = new Set([...before.inBag, ...lines.map(({ productCode }) => productCode)])
  const raises = added !== undefined && !isRecommended
  if (raises) before.flag?.track()
  justAdded.set({ flag: raises ? { added, track } : before.flag, inBag })
  if (!raises || attending === 0) track()
  void import('../../notices/BagBanner.tsx').then(({ showBagBanner }) => showBagBanner())
}

/** The flag is spent: its pop-up opened, or there was nothing to show. Source: L-325. */
export const lowerFlag = (flag: ShowAfterAdd): void =>
  justAdded.set(before => (before.flag === flag ? { ...before, flag: undefined } : before))
