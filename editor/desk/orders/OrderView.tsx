import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import type { Operator } from '#operators/operator.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { DeskState } from '../parts/DeskState.tsx'
import { EventList } from '../parts/EventList.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { focusAfterChange } from '../../kit/parts/focus-soon.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { Delivery, Payment, RefundList, ReturnNumbers } from './OrderFacts.tsx'
import { NewReturnButton } from '../returns/NewReturnButton.tsx'
import { FailedMails } from './FailedMails.tsx'
import { GoodsTable } from './GoodsTable.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { type Asked, OrderDialog } from './OrderDialog.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { PackingList } from './PackingList.tsx'
import { ParcelList } from './ParcelList.tsx'
import { SparePayments } from './SparePayments.tsx'
import styles from './orders.module.css'
import { useEventText } from '../parts/use-event-text.ts'

interface Props {
  readonly order: DeskOrder
  readonly operator: Operator
}

/** One order: its state, what can be done with it, and everything that is known of it. */
export function OrderView({ order, operator }: Props) {
  const t = useTranslations('editor.orders')
  const { uiLocale } = useEnvironment()
  const eventText = useEventText()
  const [asked, setAsked] = useState<Asked>()
  const state = useRef<HTMLParagraphElement>(null)
  const close = () => setAsked(undefined)
  const onDone = (message: string) => {
    close()
    toastDone(message)
    // The button that opened the dialog may be gone.
    focusAfterChange(() => state.current)
  }
  return (
    <>
      <div className={styles.onScreen}>
        <DeskState
          ref={state}
          badge={<OrderStatusBadge status={order.status} isToShip={order.operations.includes('ship')} />}
          since={t('placedAt', { time: formatDateTime(order.placed, uiLocale) })}
        >
          <OrderButtons order={order} operator={operator} onAsk={setAsked} />
          <Button variant="line" onClick={() => window.print()}>
            {t('packing.print')}
          </Button>
        </DeskState>
        {order.isTrial && <Notice tone="info">{t('trialText')}</Notice>}
        {order.mailsFailed > 0 && <FailedMails order={order} onDone={onDone} />}
        <div className={desk.columns}>
          <div>
            <DeskSection title={t('goods')}>
              <GoodsTable lines={order.lines} />
            </DeskSection>
            {order.shipments.length > 0 && (
              <DeskSection title={t('parcels.title')}>
                <ParcelList order={order} onAsk={setAsked} />
              </DeskSection>
            )}
          </div>
          <div className={desk.aside}>
            <DeskSection title={t('delivery.title')}>
              <Delivery order={order} />
            </DeskSection>
            <DeskSection title={t('payment')}>
              <Payment order={order} />
            </DeskSection>
            {order.spare.length > 0 && (
              <DeskSection title={t('spare.title')}>
                <SparePayments order={order} operator={operator} onAsk={setAsked} />
              </DeskSection>
            )}
            {order.refunds.length > 0 && (
              <DeskSection title={t('refunds.title')}>
                <RefundList refunds={order.refunds} />
              </DeskSection>
            )}
            {order.shipments.length > 0 && (
              <DeskSection title={t('returns')} action={<NewReturnButton order={order} />}>
                {order.returns.length > 0 ? (
                  <ReturnNumbers returns={order.returns} />
                ) : (
                  <p className={styles.none}>{t('noReturns')}</p>
                )}
              </DeskSection>
            )}
          </div>
          <DeskSection title={t('events.title')}>
            <EventList events={order.events} textOf={eventText} />
          </DeskSection>
        </div>
      </div>
      <PackingList order={order} />
      {asked && <OrderDialog {...{ asked, order, onDone }} onClose={close} />}
    </>
  )
}
