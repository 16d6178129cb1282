import { createStore } from '#ui/store/store.ts'
import { trackAddToCart } from '../tracking/tracking.ts'
import { createKeptText } from '../session/kept-text.ts'

/** Goods put into the bag. */
export interface Added {
  readonly productCode: string
  readonly skuCode: string
}

/** An add whose recommendations have not been shown yet. Source: L-323, L-325. */
export interface ShowAfterAdd {
  readonly added: Added
  /** Tracks the add; further calls do nothing. */
  readonly track: () => void
}

interface JustAdded {
  readonly flag?: ShowAfterAdd | undefined
  /** Codes of the products added in this tab: they are not recommended. */
  readonly inBag: ReadonlySet<string>
}

const kept = createKeptText('cairn:added', () => window.sessionStorage)

/** Adds left by the pages before this one; a flag raised there was tracked there. */
function restored(): JustAdded {
  try {
    const { added, inBag = [] } = JSON.parse(kept.read() ?? '{}') as { added?: Added; inBag?: string[] } // written below
    return { flag: added && { added, track: () => undefined }, inBag: new Set(inBag) }
  } catch {
    return { inBag: new Set() }
  }
}

/** The show-after-add flag of this tab: it outlives moving to another page. Source: L-323. */
export const justAdded = createStore<JustAdded>(restored())

function save(next: JustAdded): void {
  justAdded.set(next)
  kept.write(JSON.stringify({ added: next.flag?.added, inBag: [...next.inBag] }))
}

/** A line of the bag with its product. */
export interface AddedLine extends Added {
  readonly quantity: number
}

let deferring = 0
/** The add counts although the shopper leaves before the pop-up shows. */
const trackNow = () => justAdded.get().flag?.track()

/** Defers the tracking of adds until a pop-up has shown (L-324). Returns a function that ends it. */
export function deferAddTracking(): () => void {
  deferring += 1
  addEventListener('pagehide', trackNow)
  return () => {
    deferring -= 1
    if (deferring > 0) return
    removeEventListener('pagehide', trackNow)
    trackNow()
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
 *
 * @param isConfirmed the dialog that added the lines says so itself: the banner would lie behind it
 */
export function announceAdded(
  lines: readonly AddedLine[],
  { isRecommended = false, isConfirmed = false } = {},
): void {
  const track = once(() => trackAddToCart(lines))
  const [added] = lines
  const before = justAdded.get()
  const inBag = new Set([...before.inBag, ...lines.map(({ productCode }) => productCode)])
  const raises = added !== undefined && !isRecommended
  if (raises) before.flag?.track()
  save({ flag: raises ? { added, track } : before.flag, inBag })
  if (!raises || deferring === 0) track()
  void import('./after-add.ts').then(({ afterAdd }) => afterAdd(Date.now(), { hasBanner: !isConfirmed }))
}

/** The flag is spent: its pop-up opened, or there was nothing to show. Source: L-325. */
export function lowerFlag(flag: ShowAfterAdd): void {
  const before = justAdded.get()
  if (before.flag === flag) save({ ...before, flag: undefined })
}
