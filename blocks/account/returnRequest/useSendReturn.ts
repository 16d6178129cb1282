import { type AfterSalesOrderInput, createAfterSales } from '#api/client/order/after-sales.ts'
import { errorWords } from '#api/client/error-table.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { afterSalesHref } from '../../shop/order/order-links.ts'
import { useReloadReturns } from '../../shop/returns/use-returns.ts'

/** A key that stays the same as long as the same is asked for: sent again after a lost answer, it gives the same record. */
function useTakenKey(): (wish: unknown) => string {
  const last = useRef<{ readonly wish: string; readonly key: string }>(undefined)
  return wish => {
    const text = JSON.stringify(wish)
    if (last.current?.wish !== text) last.current = { wish: text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Sends a wish once, and goes to the return that came of it. */
export function useSendReturn(token: string | null) {
  const t = useTranslations('account.returnRequest')
  const { api, go } = useBlockContext()
  const reload = useReloadReturns()
  const keyOf = useTakenKey()
  const isUnderWay = useRef(false)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (wish: Omit<AfterSalesOrderInput, 'clientKey'>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setError(undefined)
    try {
      const input = { ...wish, clientKey: keyOf(wish) }
      const { afterSalesOrder, userErrors } = await createAfterSales(
        api,
        input,
        token ? { token } : undefined,
      )
      void reload()
      if (afterSalesOrder) go(afterSalesHref(afterSalesOrder.code, token))
      else setError(userErrors[0] ? errorWords(userErrors[0], t('failed')) : t('failed'))
    } catch {
      setError(t('failed'))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { send, error, isBusy }
}
