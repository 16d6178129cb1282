import type { CouponDetail } from '#api/client/account/coupon.ts'
import { productPath } from '#api/rules/address.ts'
import { Button } from '#ui/button/Button.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../price/use-money.ts'
import styles from './CouponDetail.module.css'

type Product = NonNullable<CouponDetail['products']>['edges'][number]['node']

interface Props {
  readonly goods: readonly Product[]
  /** Number on sale; absent for a coupon that is good for all. */
  readonly total: number | undefined
  readonly hasNext: boolean
  readonly isFetchingNext: boolean
  readonly more: () => void
}

/** The goods a coupon is good for, with what they cost now. Source: M-149, C-220. */
export function CouponGoods({ goods, total, hasNext, isFetchingNext, more }: Props) {
  const t = useTranslations('account.couponDetail')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {total ? t('goodsCount', { count: total }) : t('goods')}
      </h3>
      {total === undefined ? (
        <p>
          {t('allGoods')} <a href="/list">{t('browse')}</a>
        </p>
      ) : goods.length === 0 ? (
        <p>{t('noGoods')}</p>
      ) : (
        <ul className={styles.goods} aria-labelledby={id}>
          {goods.map(product => (
            <Goods key={product.code} product={product} />
          ))}
        </ul>
      )}
      {hasNext && (
        <Button variant="line" isLoading={isFetchingNext} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function Goods({ product }: { readonly product: Product }) {
  const t = useTranslations('account.couponDetail')
  const money = useMoney()
  const { code, title, picUrl, isPriceFrom, price, listPrice } = product
  const now = price && money(price.amount)
  const was = price && listPrice && listPrice.amount > price.amount ? money(listPrice.amount) : undefined
  return (
    <li className={styles.product}>
      <div className={styles.picture}>{picUrl && <Picture src={picUrl} alt="" width={64} height={64} />}</div>
      <div>
        <a href={productPath(code)}>{title}</a>
        {now && <Price size="s" price={isPriceFrom ? t('priceFrom', { price: now }) : now} was={was} />}
      </div>
    </li>
  )
}
