import { cancelAfterSales, sendBackAfterSales } from '#api/client/order/after-sales.ts'
import { errorWords } from '#api/client/error-table.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useReloadReturns } from '../../shop/returns/use-returns.ts'

interface Answer {
  readonly userErrors: readonly { readonly code: string; readonly message: string }[]
}

/** Takes one step of a return; says why where it was refused, and reads the return again where it was taken. */
function useStep(done: 'cancelled' | 'sentBack') {
  const t = useTranslations('account.refundDetail')
  const reload = useReloadReturns()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const take = async (ask: () => Promise<Answer>) => {
    setBusy(true)
    setError(undefined)
    try {
      const { userErrors } = await ask()
      if (userErrors[0]) setError(errorWords(userErrors[0], t('failed')))
      else {
        await reload()
        showToast(t(done), { status: 'success' })
      }
    } catch {
      setError(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { take, error, isBusy }
}

/** Ends a return before goods are on their way. Source: MO-73. */
export function useCancelReturn(code: string, token: string | null) {
  const { api } = useBlockContext()
  const { take, ...state } = useStep('cancelled')
  return { ...state, cancel: () => take(() => cancelAfterSales(api, code, token ? { token } : undefined)) }
}

/** Says with which parcel the goods come back. Source: MO-73. */
export function useSendBack(code: string, token: string | null) {
  const { api } = useBlockContext()
  const { take, ...state } = useStep('sentBack')
  return {
    ...state,
    send: (parcel: { readonly carrier: string; readonly trackingNo: string }) =>
      take(() => sendBackAfterSales(api, { code, ...parcel }, token ? { token } : undefined)),
  }
}
