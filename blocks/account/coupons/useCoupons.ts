import { epochMs } from '#locales/hong-kong.ts'
import { claimCoupon, type CouponPage, type CouponStatus, readCoupons } from '#api/client/account/coupon.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import { usePages } from '../../shop/account/use-pages.ts'

/** Picture and words that the shop's settings have for coupons of a name. Source: M-150, MO-81. */
export interface CouponContent {
  readonly name: string
  readonly image?: string
  readonly description?: string
}

const KEY = ['member', 'coupons'] as const

/** Coupons of a page, those that bring a gift too, in the order in which they end. Source: M-151. */
const couponsOf = ({ edges, gwpCoupons }: CouponPage) =>
  [...edges.map(({ node }) => node), ...gwpCoupons].toSorted(
    (one, other) => epochMs(one.endTime) - epochMs(other.endTime),
  )

/** Settings are JSON that operators write: what is no list of names is left out. */
function contentsOf(pages: readonly CouponPage[]): readonly CouponContent[] {
  return pages.slice(0, 1).flatMap(({ viewData }) =>
    viewData.flatMap(({ value }) => {
      const list: unknown = JSON.parse(value)
      return Array.isArray(list)
        ? list.filter((one): one is CouponContent => typeof Object(one).name === 'string')
        : []
    }),
  )
}

/** The member's coupons of one status, as far as they were asked for. Source: M-146, M-244. */
export function useCoupons(status: CouponStatus) {
  const { api } = useBlockContext()
  const { pages, ...list } = usePages([...KEY, status], after => readCoupons(api, status, after))
  const contents = pages ? contentsOf(pages) : []
  return {
    coupons: pages?.flatMap(couponsOf),
    /** The first that has exactly this name. */
    contentOf: (name: string) => contents.find(content => content.name.trim() === name.trim()),
    ...list,
  }
}

/** Puts the coupon of a code into the wallet and shows it. */
export function useClaim() {
  const t = useTranslations('account.coupons')
  const { api } = useBlockContext()
  const queries = useAccountQueries()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const claim = async (code: string): Promise<boolean> => {
    if (typedCode(code) === '') {
      setError(t('codeMissing'))
      return false
    }
    setBusy(true)
    try {
      const { coupon, userErrors } = await claimCoupon(api, code)
      setError(userErrors[0]?.message)
      if (!coupon) return false
      showToast(t('claimed', { name: coupon.name }), { status: 'success' })
      await queries.invalidateQueries({ queryKey: KEY })
      return true
    } catch {
      setError(t('failed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { claim, error, isBusy }
}
