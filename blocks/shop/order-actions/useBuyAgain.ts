import { buyAgain } from '#api/client/order/order.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { applyBag } from '../cart/bag.ts'

/** Result of buying an order's goods again. */
export interface BoughtAgain {
  /** Goods that could not be added, in the shop's words. */
  readonly refusals: readonly string[]
  /** True if the bag got anything. */
  readonly isAdded: boolean
}

/** Puts the goods of an order into the bag at today's prices. */
export function useBuyAgain(orderCode: string) {
  const t = useTranslations('account.order.again')
  const { api } = useBlockContext()
  const [result, setResult] = useState<BoughtAgain>()
  const [isBusy, setBusy] = useState(false)
  const buy = async () => {
    setBusy(true)
    setResult(undefined)
    try {
      const { success, cart, userErrors } = await buyAgain(api, orderCode)
      if (cart) applyBag(cart)
      setResult({ isAdded: success, refusals: [...new Set(userErrors.map(({ message }) => message))] })
    } catch {
      setResult({ isAdded: false, refusals: [t('failed')] })
    } finally {
      setBusy(false)
    }
  }
  return { buy: () => void buy(), result, isBusy }
}
