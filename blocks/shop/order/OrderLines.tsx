import type { OrderLine } from '#api/client/order/order.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '../price/use-money.ts'
import { GoodsLine, GoodsLines, GoodsNote } from './GoodsLines.tsx'
import { refundsShown } from './line-refunds.ts'
import styles from './OrderLines.module.css'

interface Props {
  readonly lines: readonly OrderLine[]
  /** With what each promotion takes off, how many are on their way, and refunds. */
  readonly isDetailed?: boolean
}

/** Ordered goods, as they were called and priced then. Source: M-116, M-119. */
export function OrderLines({ lines, isDetailed = false }: Props) {
  const t = useTranslations('account.order')
  return (
    <GoodsLines label={t('lines')}>
      {lines.map(line => (
        <Line key={line.id} line={line} isDetailed={isDetailed} />
      ))}
    </GoodsLines>
  )
}

function Line({ line, isDetailed }: { readonly line: OrderLine; readonly isDetailed: boolean }) {
  const t = useTranslations('account.order')
  const money = useMoney()
  return (
    <GoodsLine
      goods={line}
      aside={
        // Before offers and codes: these are named below, and among the sums.
        <Price size="s" price={line.isGift ? t('free') : money(goodsAmount(line))} />
      }
    >
      <GoodsNote>{line.skuProperties.map(({ value }) => value).join(' / ')}</GoodsNote>
      <GoodsNote isForPaper={isDetailed ? false : undefined}>
        {line.quantity > 1 && !line.isGift
          ? t('timesAt', { quantity: line.quantity, price: money(line.salePrice.amount) })
          : t('times', { quantity: line.quantity })}
      </GoodsNote>
      {isDetailed && (
        <GoodsNote isForPaper>
          {t('timesOnPaper', {
            code: line.skuCode,
            quantity: line.quantity,
            price: line.isGift ? t('free') : money(line.salePrice.amount),
          })}
        </GoodsNote>
      )}
      {isDetailed && <Details line={line} />}
    </GoodsLine>
  )
}

/** Lines add up to the goods of the order; shares of a discount, spread to the cent, would add up to no sum that is shown. */
const goodsAmount = ({ salePrice, quantity }: OrderLine) =>
  (Math.round(salePrice.amount * 100) * quantity) / 100

function Details({ line }: { readonly line: OrderLine }) {
  const t = useTranslations('account.order')
  const money = useMoney()
  const { shippedQuantity, receivedQuantity, closedQuantity, quantity } = line
  return (
    <>
      {line.promotions.map(({ name, amount }) => (
        <p key={name} className={styles.share}>
          {t('share', { name, amount: money(-amount.amount) })}
        </p>
      ))}
      {shippedQuantity > receivedQuantity && (
        <p className={styles.way}>{t('shipped', { count: shippedQuantity - receivedQuantity })}</p>
      )}
      {receivedQuantity > 0 && <p className={styles.way}>{t('received', { count: receivedQuantity })}</p>}
      {closedQuantity > 0 && <p className={styles.way}>{t('closed', { count: closedQuantity })}</p>}
      {refundsShown(line.refunds).map(({ refundStatus, count }) => (
        <Badge key={refundStatus} tone="line">
          {count < quantity
            ? t(`refundOf.${refundStatus}`, { count, quantity })
            : t(`refund.${refundStatus}`)}
        </Badge>
      ))}
    </>
  )
}
