import type { Order } from '#api/client/order/order.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import styles from './OrderDetail.module.css'

/** Events of the order, the newest first. Source: M-116. */
export function Timeline({ order }: { readonly order: Order }) {
  const t = useTranslations('account.orderDetail')
  const { locale } = useBlockContext()
  return (
    <div className={styles.notOnPaper}>
      <Panel title={t('timeline')}>
        <ol className={styles.steps}>
          {order.events.map(({ time, kind, message }, at) => (
            // Two events may share moment and kind; none is ever taken out.
            <li key={order.events.length - at} data-kind={kind}>
              <p>{message}</p>
              <p className={styles.small}>{formatDateTime(time, locale)}</p>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
