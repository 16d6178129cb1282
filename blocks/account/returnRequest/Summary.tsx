import {
  type AfterSalesOptions,
  type AfterSalesOrderInput,
  comesBackFor,
} from '#api/client/order/after-sales.ts'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { useComesBack } from '../../shop/returns/use-comes-back.ts'
import type { WishType } from './return-wish.ts'
import styles from './ReturnRequest.module.css'

interface Props {
  readonly options: AfterSalesOptions
  readonly type: WishType
  readonly lines: AfterSalesOrderInput['lines']
  /** The reason chosen so far. */
  readonly reason: AfterSalesOrderInput['reason'] | undefined
}

/** Refund or replacement, before anything is sent: the amounts are the server's. */
export function Summary({ options, type, lines, reason }: Props) {
  const t = useTranslations('account.returnRequest')
  const comesBack = useComesBack()
  const isExchange = type === 'EXCHANGE'
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const words = () => {
    if (count === 0) return t('nothingChosen')
    if (isExchange) return t('exchanged', { count })
    const units = Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity]))
    const { amount, goDollar } = comesBackFor(options, ({ lineId }) => units[lineId] ?? 0, reason)
    return t('comesBack', { count, amount: comesBack(amount, goDollar) })
  }
  return (
    <Panel title={t(isExchange ? 'exchangeSummary' : 'summary')}>
      <output className={styles.summary}>{words()}</output>
      <p className={styles.small}>{t(isExchange ? 'exchangeTerms' : 'terms')}</p>
    </Panel>
  )
}
