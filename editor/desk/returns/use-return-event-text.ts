import { useTranslations } from 'use-intl'
import type { DeskOrderEvent } from '#desk/orders/desk-order.ts'
import { AFTER_SALES_STATUSES } from '#api/rules/after-sales-status.ts'
import { courierIn, words } from '../parts/event-words.ts'
import { useEventText } from '../parts/use-event-text.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Texts of a return's events; its refunds as those of its order. */
export function useReturnEventText() {
  const t = useTranslations('editor.returns.events')
  const orderText = useEventText()
  const { uiLocale } = useEnvironment()
  return (event: DeskOrderEvent): string => {
    const { kind, detail } = event
    const status = AFTER_SALES_STATUSES.find(each => kind === `AFTER_SALES_${each}`)
    if (!status) return orderText(event)
    return t(status, {
      carrier: courierIn(detail, uiLocale),
      trackingNo: words(detail.trackingNo) || 'none',
      isDamaged: detail.isDamaged === true ? 'yes' : 'no',
      answer: words(detail.answer),
    })
  }
}
