import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import { BagPart } from '../../shop/cart/BagPart.tsx'
import { Coupons } from '../../shop/cart/Coupons.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { CartCouponOptions } from './block.ts'
import styles from './CartCoupon.module.css'

/** Codes and coupons of the bag. Source: C-176, C-216 … C-221. */
export function CartCoupon({ options }: ViewProps<CartCouponOptions>) {
  const t = useTranslations('service.cartCoupon')
  const { bag } = useBag()
  if (useIsBuilder()) return <EmptyBlock text={t('placeholder')} />
  if (!bag || isEmptyBag(bag)) return null
  const { showWallet } = options
  const { discountCodes, availableCoupons } = bag.calculation
  return (
    <BagPart options={options} heading={t('title')} className={styles.section}>
      <Coupons codes={discountCodes} wallet={showWallet ? availableCoupons : []} />
    </BagPart>
  )
}
