import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslations } from 'use-intl'
import { LeaveTo } from '../account/LeaveTo.tsx'
import { loginHref } from '../links/safe-path.ts'
import { useShopper } from '../session/shopper.ts'
import styles from './OrderMissing.module.css'

/** Longest order number worth repeating to who typed it. */
const MAX_ORDER = 40

/**
 * An order that is not there for this shopper, in one wording for all reasons: to login, or home. A member may log in with another account,
 * which brings them back to the order. Source: M-118, MO-58.
 */
export function OrderMissing({ number }: { readonly number: string }) {
  const t = useTranslations('account.order')
  return (
    <EmptyState
      icon={PackageSearch}
      title={t('missing')}
      text={t('missingText', { order: number.slice(0, MAX_ORDER) })}
      action={<Ways number={number.slice(0, MAX_ORDER)} />}
    />
  )
}

/** An address that names no order. Source: M-089. */
export function NoOrder() {
  const t = useTranslations('account.order')
  return <EmptyState icon={PackageSearch} title={t('none')} text={t('noneText')} action={<Ways />} />
}

/** Whether the shopper is a visitor is unknown until the session is read; the first button keeps its place. */
function Ways({ number }: { readonly number?: string }) {
  const t = useTranslations('account.order')
  const isMember = useShopper()?.isVisitor === false
  return (
    <div className={styles.ways}>
      {isMember ? (
        <>
          <ButtonLink href="/user/orders">{t('orders')}</ButtonLink>
          {number !== undefined && (
            <LeaveTo variant="line" to={loginHref(`/user/order-detail/${encodeURIComponent(number)}`)}>
              {t('loginAgain')}
            </LeaveTo>
          )}
        </>
      ) : (
        <ButtonLink href={loginHref('/user/orders')}>{t('login')}</ButtonLink>
      )}
      <ButtonLink variant="line" href="/">
        {t('home')}
      </ButtonLink>
    </div>
  )
}
