import type { RefundOrder } from '#api/client/order/after-sales.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { useComesBack } from '../../shop/returns/use-comes-back.ts'
import styles from './RefundDetail.module.css'

/** Stages of a refund, and its states at which each is reached. Source: M-132, M-133, MO-72. */
const STAGES = {
  created: ['CREATED', 'AUDIT_PASSED', 'REFUNDING', 'REFUNDED'],
  inProcess: ['AUDIT_PASSED', 'REFUNDING', 'REFUNDED'],
  refunded: ['REFUNDED'],
} as const satisfies Readonly<Record<string, readonly RefundOrder['refundStatus'][]>>
const NAMES = ['created', 'inProcess', 'refunded'] as const

/** Stages of the money: asked for, in process, paid back. Source: M-133. */
export function RefundStages({ refund }: { readonly refund: RefundOrder }) {
  const t = useTranslations('account.refundDetail')
  const comesBack = useComesBack()
  const { locale } = useBlockContext()
  const { refundStatus, refundTotal, goDollar, createdAt, refundedAt } = refund
  const isReached = (name: (typeof NAMES)[number]) =>
    (STAGES[name] as readonly string[]).includes(refundStatus)
  const present = NAMES.findLast(isReached)
  const time = (iso: string) => formatDateTime(iso, locale)
  return (
    <Panel title={t('refund')}>
      <p className={styles.amount}>{comesBack(refundTotal.amount, goDollar)}</p>
      <ol className={styles.stages} aria-label={t('stages')}>
        {NAMES.map(name => (
          <li
            key={name}
            className={styles.stage}
            data-reached={isReached(name) || undefined}
            aria-current={name === present ? 'step' : undefined}
          >
            {t(`stage.${name}`)}
            {isReached(name) && <span className="visuallyHidden"> {t('reached')}</span>}
            {name === 'created' && <span className={styles.small}>{time(createdAt)}</span>}
            {name === 'refunded' && refundedAt && <span className={styles.small}>{time(refundedAt)}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
