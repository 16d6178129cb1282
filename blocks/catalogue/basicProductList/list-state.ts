import type { ProductCard } from '#api/client/product-card.ts'
import { isSellable } from '../../shop/catalogue/product-facts/product-card.ts'

/** Codes asked for in one request. Source: L-269. */
export const PAGE_SIZE = 30
/** Products that come into view at once, at most. Source: L-270, LO-58. */
export const BATCH_SIZE = 20

/**
 * Progress of a list. Requests bring 30 codes, batches show 20: what is left over waits in `held` for the next
 * batch. Source: L-267 … L-270, LO-58.
 */
export interface ListState {
  readonly codes: readonly string[]
  /** Number of `codes` asked for so far. */
  readonly asked: number
  /** Sellable products that came but do not show yet. */
  readonly held: readonly ProductCard[]
  readonly shown: readonly ProductCard[]
}

/** A list with nothing asked for yet. */
export const emptyList = (codes: readonly string[]): ListState => ({ codes, asked: 0, held: [], shown: [] })

/** Codes to ask for before the next batch can show; none when enough is held or all have been asked for. */
export const codesToAsk = ({ codes, asked, held }: ListState): readonly string[] =>
  held.length >= BATCH_SIZE ? [] : codes.slice(asked, asked + PAGE_SIZE)

/** Takes in what a request for `codesToAsk` brought; what cannot be sold is dropped. Source: L-268. */
export const take = (state: ListState, products: readonly ProductCard[]): ListState => ({
  ...state,
  asked: state.asked + codesToAsk(state).length,
  held: [...state.held, ...products.filter(isSellable)],
})

/** Shows the next batch of what is held. */
export const show = (state: ListState): ListState => ({
  ...state,
  held: state.held.slice(BATCH_SIZE),
  shown: [...state.shown, ...state.held.slice(0, BATCH_SIZE)],
})

/** Products yet to come, if all codes left can be sold. */
export const comingCount = ({ codes, asked, held }: ListState) => held.length + codes.length - asked

/** Returns true if anything is left to show or to ask for. */
export const hasMore = ({ codes, asked, held }: ListState) => held.length > 0 || asked < codes.length

/**
 * The list one batch further. Asks at least until there is something to show, so that a page of off-shelf products does
 * not end the list early.
 */
export async function nextBatch(
  state: ListState,
  ask: (codes: readonly string[]) => Promise<readonly ProductCard[]>,
): Promise<ListState> {
  let current = state
  do {
    const codes = codesToAsk(current)
    if (codes.length > 0) current = take(current, await ask(codes))
  } while (current.held.length === 0 && hasMore(current))
  return show(current)
}
