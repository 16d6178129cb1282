import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useBag } from '../../shop/cart/bag.ts'
import { Coupons } from '../../shop/cart/Coupons.tsx'
import { GoDollarSwitch } from '../../shop/cart/GoDollarSwitch.tsx'
import { checkoutActions, mostGoDollar, useCheckout } from '../../shop/checkout/checkout-store.ts'
import { CheckoutSection } from '../../shop/checkout/CheckoutSection.tsx'
import styles from '../../shop/checkout/checkout.module.css'
import { useAskedGoDollar } from './useAskedGoDollar.ts'
import type { CheckoutDiscountsOptions } from './block.ts'

/** The bag keeps codes, coupons and the wish to use GO DOLLAR; what they do to the order is calculated here. Source: C-216 … C-226. */
export function CheckoutDiscounts({ options }: ViewProps<CheckoutDiscountsOptions>) {
  const t = useTranslations('checkout.checkoutDiscounts')
  return (
    <CheckoutSection
      options={options}
      title={options.title || t('title')}
      placeholder="checkout.checkoutDiscounts"
      room={{ phone: 0.95, wide: 0.95 }}
    >
      {() => <Discounts showWallet={options.showWallet} />}
    </CheckoutSection>
  )
}

function Discounts({ showWallet }: { readonly showWallet: boolean }) {
  const { api } = useBlockContext()
  const { bag } = useBag()
  const state = useCheckout()
  const codes = bag?.calculation.discountCodes.map(({ couponCode }) => couponCode).join('\n')
  const balance = bag?.goDollar?.balance ?? 0
  const isUsed = bag?.goDollar?.isUsed ?? false
  const limit = bag?.goDollar?.limit ?? null
  useEffect(() => {
    if (codes === undefined) return
    const actions = checkoutActions(api)
    actions.setCodes(codes === '' ? [] : codes.split('\n'))
    actions.setGoDollar({ balance, isUsed, limit })
  }, [api, codes, balance, isUsed, limit])
  useAskedGoDollar(bag?.goDollar)
  if (!bag) return null
  return (
    <div className={styles.form}>
      <Coupons
        codes={state.calculation?.discountCodes ?? bag.calculation.discountCodes}
        wallet={showWallet ? bag.calculation.availableCoupons : []}
        onReleased={checkoutActions(api).again}
      />
      {balance > 0 && (
        <div>
          <GoDollarSwitch balance={balance} isUsed={isUsed} most={mostGoDollar(state)} />
        </div>
      )}
    </div>
  )
}
