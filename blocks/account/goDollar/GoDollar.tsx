import { type GoDollarAccount, goDollarQuery } from '#api/client/account/go-dollar.ts'
import { formatDay } from '#locales/format.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import Coins from 'lucide-react/icons/coins'
import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { expiringSoon } from '../../shop/account/expiring-soon.ts'
import { Panel } from '../../shop/account/Panel.tsx'
import { showBalance } from '../../shop/account/show-balance.ts'
import { useAccountQuery } from '../../shop/account/use-account-query.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import styles from './GoDollar.module.css'
import { History } from './History.tsx'
import { ReferralPanel } from './ReferralPanel.tsx'

/** A member's GO DOLLAR: the balance, what of it expires when, and the history. Source: M-138, M-139, M-145, M-192. */
export function GoDollar({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.goDollar')
  return (
    <AccountFrame options={options} title={t('title')} canvas={<Empty />}>
      <Content />
    </AccountFrame>
  )
}

function Content() {
  const { api } = useBlockContext()
  const { data: account, hasFailed, isRetrying, retry } = useAccountQuery(goDollarQuery(api))
  const balance = account?.balance
  useEffect(() => {
    if (balance !== undefined) showBalance(balance)
  }, [balance])
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (!account) return <Waiting />
  return (
    <>
      <Balance account={account} />
      {account.details.length === 0 ? <Empty /> : <History details={account.details} />}
      <ReferralPanel referral={account.referral} />
    </>
  )
}

/** Balance, and its expiry. Source: M-145, M-192. */
function Balance({ account: { balance, breakdowns } }: { readonly account: GoDollarAccount }) {
  const t = useTranslations('account.goDollar')
  const format = useFormatter()
  const { locale, now } = useBlockContext()
  const soon = expiringSoon(breakdowns, now)
  return (
    <Panel title={t('balance')}>
      <p className={styles.balance}>{format.number(balance)}</p>
      <p className={styles.note}>{t('worth')}</p>
      {soon && (
        <Notice>
          <p>
            {t('soon', { points: soon.balance, date: formatDay(Date.parse(soon.expiryDate) - 1, locale) })}{' '}
            <a href="/list">{t('action')}</a>
          </p>
        </Notice>
      )}
      {breakdowns.length === 0 ? (
        <p className={styles.note}>{t('nothingExpires')}</p>
      ) : (
        <ul className={styles.parts} aria-label={t('expiring')}>
          {breakdowns.map(part => (
            <li key={part.expiryDate} className={styles.part}>
              {/* The date is the first moment after the last day. */}
              {t('expires', {
                points: part.balance,
                date: formatDay(Date.parse(part.expiryDate) - 1, locale),
              })}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Empty() {
  const t = useTranslations('account.goDollar')
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={Coins}
        title={t('empty')}
        text={t('text')}
        action={<ButtonLink href="/list">{t('action')}</ButtonLink>}
      />
    </div>
  )
}

const Waiting = () => (
  <SkeletonGroup className={styles.waiting}>
    <Skeleton lines={3} />
    <Skeleton lines={6} />
  </SkeletonGroup>
)
