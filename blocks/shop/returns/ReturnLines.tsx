import { productPath } from '#api/rules/address.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './ReturnLines.module.css'

/** Units of goods, as a return, a refund or an order names them. */
export interface ReturnedGoods {
  readonly id: string
  readonly name: string
  readonly spuCode: string
  readonly properties: readonly { readonly value: string }[]
  readonly image: string
  readonly quantity: number
  readonly isGift: boolean
}

interface Props {
  readonly label: string
  readonly goods: readonly ReturnedGoods[]
  /** Below the name of each. */
  readonly below?: (goods: ReturnedGoods) => ReactNode
  /** At the end of each. */
  readonly aside?: (goods: ReturnedGoods) => ReactNode
}

/** Goods that come back, or may. */
export const ReturnLines = ({ label, goods, below, aside }: Props) => (
  <ul className={styles.lines} aria-label={label}>
    {goods.map(one => (
      <li key={one.id} className={styles.line}>
        <div className={styles.picture}>
          {one.image && <Picture src={one.image} alt="" width={64} height={80} ratio="4 / 5" />}
        </div>
        <div className={styles.words}>
          <Names goods={one} />
          {below?.(one)}
        </div>
        {aside && <div className={styles.aside}>{aside(one)}</div>}
      </li>
    ))}
  </ul>
)

function Names({
  goods: { name, spuCode, properties, quantity, isGift },
}: {
  readonly goods: ReturnedGoods
}) {
  const t = useTranslations('account.order')
  return (
    <>
      <p className={styles.name}>
        <a href={productPath(spuCode)}>{name}</a> {isGift && <Badge>{t('gift')}</Badge>}
      </p>
      <p className={styles.small}>
        {[...properties.map(({ value }) => value), t('times', { quantity })].join(' · ')}
      </p>
    </>
  )
}
