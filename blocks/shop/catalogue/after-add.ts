import { countBagAdd } from '../experiment/count-part.ts'
import { showBagBanner } from '../notices/BagBanner.tsx'

/** Runs after an add to the bag; its script comes with the first one. Source: L-126. */
export function afterAdd(now: number, { hasBanner = true } = {}): void {
  countBagAdd(now)
  if (hasBanner) showBagBanner()
}
