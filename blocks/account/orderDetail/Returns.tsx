import type { AfterSalesOptions, ListedAfterSales } from '#api/client/order/after-sales.ts'
import type { Order } from '#api/client/order/order.ts'
import { formatDay } from '#locales/format.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { afterSalesHref, returnHref } from '../../shop/order/order-links.ts'
import { ReturnStatus } from '../../shop/returns/ReturnStatus.tsx'
import { useReturnOptions, useReturnsOfOrder } from '../../shop/returns/use-returns.ts'
import styles from './OrderDetail.module.css'

/**
 * Returns of an order: those there are, what may still be returned and until when, and why the rest may not. Shows once goods were
 * received. Source: M-135, MO-70.
 */
export function Returns({ order, token }: { readonly order: Order; readonly token: string | null }) {
  const t = useTranslations('account.orderDetail')
  const isReceived = order.orderLines.some(({ receivedQuantity }) => receivedQuantity > 0)
  const { options } = useReturnOptions(order.orderCode, token, isReceived)
  const records = useReturnsOfOrder(order.orderCode, token, isReceived)
  if (!isReceived || !options) return null
  const isOpen = options.lines.some(({ returnableQuantity }) => returnableQuantity > 0)
  return (
    <div className={styles.notOnPaper}>
      <Panel title={t('returns')}>
        {records && records.length > 0 && <Records records={records} token={token} />}
        <p>{t(isOpen ? 'returnDays' : 'returnsOver', { days: options.days })}</p>
        <Lines order={order} options={options} />
        {isOpen && (
          <div>
            <ButtonLink variant="line" href={returnHref(order.orderCode, token)}>
              {t('return')}
            </ButtonLink>
          </div>
        )}
      </Panel>
    </div>
  )
}

function Records({
  records,
  token,
}: {
  readonly records: readonly ListedAfterSales[]
  readonly token: string | null
}) {
  const t = useTranslations('account.returns')
  return (
    <ul className={styles.entries}>
      {records.map(record => (
        <li key={record.code}>
          <p className={styles.headline}>
            <a href={afterSalesHref(record.code, token)}>
              {t(`named.${record.type}`, { number: record.code })}
            </a>
            <ReturnStatus of={record} />
          </p>
          <p className={styles.small}>{record.nextStep}</p>
        </li>
      ))}
    </ul>
  )
}

/** Line by line: until when, or why not. */
function Lines({ order, options }: { readonly order: Order; readonly options: AfterSalesOptions }) {
  const t = useTranslations('account.orderDetail')
  const { locale } = useBlockContext()
  const nameOf = (id: string) => order.orderLines.find(line => line.id === id)?.name ?? id
  return (
    <ul className={styles.packed}>
      {options.lines.map(({ lineId, returnableQuantity, returnUntil, message }) => (
        <li key={lineId}>
          {nameOf(lineId)}{' '}
          <span className={styles.small}>
            {returnUntil
              ? t('returnUntil', {
                  count: returnableQuantity,
                  date: formatDay(Date.parse(returnUntil) - 1, locale),
                })
              : message}
          </span>
        </li>
      ))}
    </ul>
  )
}
