import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import type { Order } from '#api/client/order/order.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import PackageX from 'lucide-react/icons/package-x'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { DetailFrame, DetailWaiting, WaysBack } from '../../shop/account/DetailFrame.tsx'
import { orderHref } from '../../shop/order/order-links.ts'
import { OrderMissing } from '../../shop/order/OrderMissing.tsx'
import { useOrder } from '../../shop/order/useOrder.ts'
import { useReturnOptions } from '../../shop/returns/use-returns.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { useScreenParam } from '../../shop/screen/useScreenParam.ts'
import { ReturnForm } from './ReturnForm.tsx'
import styles from './ReturnRequest.module.css'

/** Asks for a return or an exchange of received goods, as a member or as a guest with the order’s token. Source: M-135, MO-70. */
export function ReturnRequest({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.returnRequest')
  return (
    <DetailFrame options={options} title={t('title')} className={styles.page}>
      <Asked number={useScreenParam('orderNo')} />
    </DetailFrame>
  )
}

function Asked({ number }: { readonly number: string }) {
  const { order, token, ...ofOrder } = useOrder(number)
  const { options, ...ofOptions } = useReturnOptions(number, token, order !== undefined && order !== null)
  if (ofOrder.hasFailed) return <ErrorState onRetry={ofOrder.retry} isRetrying={ofOrder.isRetrying} />
  if (order === null || options === null) return <OrderMissing number={number} />
  if (ofOptions.hasFailed) return <ErrorState onRetry={ofOptions.retry} isRetrying={ofOptions.isRetrying} />
  if (!order || !options) return <DetailWaiting />
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
      <WaysBack>
        <a href={back}>{t('back', { number: order.orderCode })}</a>
      </WaysBack>
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
