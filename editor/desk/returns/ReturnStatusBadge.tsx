import { useTranslations } from 'use-intl'
import type { ListedDeskReturn } from '#desk/returns/desk-return.ts'
import type { AfterSalesStatus } from '#api/client/order/after-sales.ts'
import styles from '../../kit/parts/screen.module.css'

/** The colours of orders: amber waits for the shop, green is done, red came to nothing. */
const COLOURS: Readonly<Record<AfterSalesStatus, 'draft' | 'changed' | 'live' | 'offline'>> = {
  NEW: 'changed',
  WAIT_SEND_BACK: 'draft',
  ON_BACKING: 'draft',
  BACK_IN_STORAGE: 'changed',
  EXCHANGE_OUT: 'draft',
  FINISHED: 'live',
  AUDIT_FAILED: 'offline',
  CANCELED: 'offline',
}

/** State of a return, and whether it is late. */
export function ReturnStatusBadge({
  of: { status, isLate },
}: {
  readonly of: Pick<ListedDeskReturn, 'status' | 'isLate'>
}) {
  const t = useTranslations('editor.returns')
  return (
    <>
      <span className={styles.status} data-status={COLOURS[status]}>
        {t(`statuses.${status}`)}
      </span>
      {isLate && (
        <>
          {' '}
          <span className={styles.status} data-status="offline" title={t('lateHint')}>
            {t('late')}
          </span>
        </>
      )}
    </>
  )
}
