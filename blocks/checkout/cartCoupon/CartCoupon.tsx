import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { BagPart, WithBag } from '../../shop/cart/BagPart.tsx'
import { Coupons } from '../../shop/cart/Coupons.tsx'
import type { CartCouponOptions } from './block.ts'
import styles from './CartCoupon.module.css'

/** Codes and coupons of the bag. Source: C-176, C-216 … C-221. */
export function CartCoupon({ options }: ViewProps<CartCouponOptions>) {
  const t = useTranslations('service.cartCoupon')
  return (
    <WithBag placeholder="service.cartCoupon">
      {({ calculation: { discountCodes, availableCoupons } }) => (
        <BagPart options={options} heading={t('title')} className={styles.section}>
          <Coupons codes={discountCodes} wallet={options.showWallet ? availableCoupons : []} />
        </BagPart>
      )}
    </WithBag>
  )
}
