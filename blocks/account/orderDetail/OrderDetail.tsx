import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { loginHref } from '../../shop/links/safe-path.ts'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslations } from 'use-intl'
import styles from './OrderDetail.module.css'
import { useCleanAddress } from './useCleanAddress.ts'

/** Longest order number worth repeating to who typed it. */
const MAX_ORDER = 40

/** One order, for its member or for who looked it up: it does not exist, and where to go instead. Source: M-078, M-115, MO-58. */
export function OrderDetail({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.orderDetail')
  const { route } = useBlockContext()
  const order = route.kind === 'screen' ? (route.params['orderId'] ?? '') : ''
  useCleanAddress()
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <EmptyState
          icon={PackageSearch}
          title={t('missing')}
          text={t('missingText', { order: order.slice(0, MAX_ORDER) })}
          action={<Ways />}
        />
      </div>
    </ScreenFrame>
  )
}

/** Whether the shopper is a visitor is unknown until the session is read; the first button keeps its place. */
function Ways() {
  const t = useTranslations('account.orderDetail')
  const isMember = useShopper()?.isVisitor === false
  return (
    <div className={styles.ways}>
      {isMember ? (
        <ButtonLink href="/user/orders">{t('orders')}</ButtonLink>
      ) : (
        <ButtonLink href={loginHref('/user/orders')}>{t('login')}</ButtonLink>
      )}
      <ButtonLink variant="line" href="/">
        {t('home')}
      </ButtonLink>
    </div>
  )
}
