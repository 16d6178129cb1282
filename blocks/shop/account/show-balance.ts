import { shopperStore } from '../session/shopper.ts'

/** The frame shows this GO DOLLAR balance too: orders and returns change it while the page stays open. Source: L-036, M-145. */
export function showBalance(balance: number): void {
  shopperStore.set(state => {
    const { shopper } = state
    return shopper && !shopper.isVisitor && shopper.balance !== balance
      ? { ...state, shopper: { ...shopper, balance } }
      : state
  })
}
