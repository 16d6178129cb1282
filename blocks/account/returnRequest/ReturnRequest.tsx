import type { AfterSalesOptions } from '#api/client/after-sales.ts'
import type { Order } from '#api/client/order.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import PackageX from 'lucide-react/icons/package-x'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { orderHref } from '../../shop/order/order-links.ts'
import { OrderMissing } from '../../shop/order/OrderMissing.tsx'
import { useOrder } from '../../shop/order/useOrder.ts'
import { useReturnOptions } from '../../shop/returns/use-returns.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import styles from './ReturnRequest.module.css'

/** Asks for a return or an exchange of received goods, as a member or as a guest with the order’s token. Source: M-135, MO-70. */
export function ReturnRequest({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.returnRequest')
  const { route } = useBlockContext()
  const number = route.kind === 'screen' ? (route.params['orderNo'] ?? '') : ''
  const isHydrated = useIsHydrated()
  const isShown = !useIsBuilder() && isHydrated
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        {isShown ? <Asked number={number} /> : <Waiting />}
      </div>
    </ScreenFrame>
  )
}

function Asked({ number }: { readonly number: string }) {
  const { order, token, ...ofOrder } = useOrder(number)
  const { options, ...ofOptions } = useReturnOptions(number, token, order !== undefined && order !== null)
  if (ofOrder.hasFailed) return <ErrorState onRetry={ofOrder.retry} isRetrying={ofOrder.isRetrying} />
  if (order === null || options === null) return <OrderMissing number={number} />
  if (ofOptions.hasFailed) return <ErrorState onRetry={ofOptions.retry} isRetrying={ofOptions.isRetrying} />
  if (!order || !options) return <Waiting />
  return <Known order={order} options={options} token={token} />
}

function Known({
  order,
  options,
  token,
}: {
  readonly order: Order
  readonly options: AfterSalesOptions
  readonly token: string | null
}) {
  const t = useTranslations('account.returnRequest')
  const isOpen = options.lines.some(({ returnableQuantity }) => returnableQuantity > 0)
  const back = orderHref(order.orderCode, token)
  return (
    <>
      <a className={styles.back} href={back}>
        {t('back', { number: order.orderCode })}
      </a>
      {isOpen ? (
        <>
          <p className={styles.intro}>{t('intro', { days: options.days })}</p>
          <ReturnForm order={order} options={options} token={token} />
        </>
      ) : (
        <EmptyState
          icon={PackageX}
          title={t('nothing')}
          text={t('nothingText', { days: options.days })}
          action={<ButtonLink href={back}>{t('toOrder')}</ButtonLink>}
        />
      )}
    </>
  )
}

const Waiting = () => (
  <SkeletonGroup>
    <Skeleton lines={8} />
  </SkeletonGroup>
)
