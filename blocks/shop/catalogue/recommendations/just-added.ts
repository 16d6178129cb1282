import { createStore } from '#ui/store/store.ts'
import { trackAddToCart } from '../../tracking/tracking.ts'
import type { Added } from './find-recommendations.ts'

/** An add whose recommendations have not been shown yet. Source: L-323, L-325. */
export interface ShowAfterAdd {
  readonly added: Added
  /** Tracks the add; further calls do nothing. */
  readonly track: () => void
}

interface JustAdded {
  readonly flag?: ShowAfterAdd | undefined
  /** Codes of the products added since the page was loaded: they are not recommended. */
  readonly inBag: ReadonlySet<string>
}

/** The show-after-add flag of this document: it outlives moving to another page. Source: L-323. */
export const justAdded = createStore<JustAdded>({ inBag: new Set() })

/** A line of the bag with its product. */
export interface AddedLine extends Added {
  readonly quantity: number
}

let deferring = 0

/** Defers the tracking of adds until a pop-up has shown (L-324). Returns a function that ends it. */
export function deferAddTracking(): () => void {
  deferring += 1
  return () => {
    deferring -= 1
    if (deferring === 0) justAdded.get().flag?.track()
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
 * Announces an add to the bag: shows a banner, raises the flag for the first line, and tracks the add, after the pop-up where
 * one defers it. An add from a recommendation raises no flag, or one pop-up would lead to the next; that is our choice.
 * Source: L-126, L-324, C-098.
 */
export function announceAdded(lines: readonly AddedLine[], { isRecommended = false } = {}): void {
  const track = once(() => trackAddToCart(lines))
  const [added] = lines
  const before = justAdded.get()
  const inBag = new Set([...before.inBag, ...lines.map(({ productCode }) => productCode)])
  const raises = added !== undefined && !isRecommended
  if (raises) before.flag?.track()
  justAdded.set({ flag: raises ? { added, track } : before.flag, inBag })
  if (!raises || deferring === 0) track()
  void import('../../notices/BagBanner.tsx').then(({ showBagBanner }) => showBagBanner())
}

/** The flag is spent: its pop-up opened, or there was nothing to show. Source: L-325. */
export const lowerFlag = (flag: ShowAfterAdd): void =>
  justAdded.set(before => (before.flag === flag ? { ...before, flag: undefined } : before))
