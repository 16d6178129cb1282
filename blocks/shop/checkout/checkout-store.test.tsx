import { afterEach, expect, test } from 'vitest'
import { bagItem, bagOf, hkd, keptLine } from '../../testing/bag.ts'
import { shopApi } from '../../testing/shop-api.ts'
import { bagStore, showBag } from '../cart/bag.ts'
import { checkoutStore, isSettled, startCheckout } from './checkout-store.ts'
import { keep } from './kept-checkout.ts'

interface Asked {
  readonly input: { readonly prePayDeductions: number }
}

const costs = ({ input: { prePayDeductions } }: Asked) => ({
  cartItemCalculate: {
    amount: hkd(100 - prePayDeductions),
    deductionAmount: hkd(prePayDeductions),
    items: [],
    activities: [],
    userErrors: [],
  },
})

const fresh = checkoutStore.get()
afterEach(() => {
  bagStore.set({ pending: 0 })
  checkoutStore.set(fresh)
  sessionStorage.clear()
})

test('no total without the GO DOLLAR chosen in the bag ever counts, before the sections are alive either (C-050, C-176, C-214)', async () => {
  keep({ lines: [keptLine('a')], leftOut: [], couponCodes: [], clientKey: 'key-12345' })
  showBag(bagOf([bagItem('a')], { goDollar: { balance: 80, isUsed: true, used: 25, most: 80, limit: 25 } }))
  const settled: (number | undefined)[] = []
  const stop = checkoutStore.subscribe(() => {
    const state = checkoutStore.get()
    if (isSettled(state)) settled.push(state.calculation?.amount.amount)
  })
  const { api } = shopApi([], {
    cartItemCalculate: costs,
    queryCheckBaseInfo: () => ({ queryCheckBaseInfo: {} }),
  })
  await startCheckout(api)
  stop()
  expect(new Set(settled)).toEqual(new Set([75]))
})
