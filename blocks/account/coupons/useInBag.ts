import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { bagActions } from '../../shop/cart/bag-actions.ts'

/** Applies a coupon to the bag and opens the bag; a coupon that takes nothing off there says why, and the page stays. */
export function useInBag() {
  const t = useTranslations('account.coupons')
  const { api, go } = useBlockContext()
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const use = async (id: string) => {
    setBusy(true)
    try {
      const [refused] = await bagActions(api).applyCoupon(id)
      setRefusal(refused?.message ?? '')
      if (!refused) go('/cart')
    } catch {
      setRefusal(t('useFailed'))
    } finally {
      setBusy(false)
    }
  }
  return { use, refusal, isBusy }
}
