import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { isEmptyBag, useBag } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import { Coupons } from '../../shop/cart/Coupons.tsx'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { CartCouponOptions } from './block.ts'
import styles from './CartCoupon.module.css'

/** Codes and coupons of the bag. Source: C-176, C-216 … C-221. */
export function CartCoupon({ options }: ViewProps<CartCouponOptions>) {
  const t = useTranslations('service.cartCoupon')
  const { bag } = useBag()
  const id = useId()
  if (useIsBuilder()) return <EmptyBlock text={t('placeholder')} />
  if (!bag || isEmptyBag(bag)) return null
  const { title, showWallet, box, mBox } = options
  const { discountCodes, availableCoupons } = bag.calculation
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id} className={shared.group}>
          {title || t('title')}
        </h2>
        <Coupons codes={discountCodes} wallet={showWallet ? availableCoupons : []} />
      </section>
    </div>
  )
}
