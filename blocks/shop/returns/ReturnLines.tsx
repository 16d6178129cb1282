import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GoodsLine, GoodsLines, GoodsNote, type NamedGoods } from '../order/GoodsLines.tsx'

/** Units of goods, as a return, a refund or an order names them. */
export interface ReturnedGoods extends NamedGoods {
  readonly id: string
  readonly properties: readonly { readonly value: string }[]
  readonly quantity: number
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
export function ReturnLines({ label, goods, below, aside }: Props) {
  const t = useTranslations('account.order')
  return (
    <GoodsLines label={label}>
      {goods.map(one => (
        <GoodsLine key={one.id} goods={one} aside={aside?.(one)}>
          <GoodsNote>{one.properties.map(({ value }) => value).join(' / ')}</GoodsNote>
          <GoodsNote>{t('times', { quantity: one.quantity })}</GoodsNote>
          {below?.(one)}
        </GoodsLine>
      ))}
    </GoodsLines>
  )
}
