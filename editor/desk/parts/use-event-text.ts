import { useTranslations } from 'use-intl'
import type { DeskOrderEvent } from '#desk/orders/desk-order.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readEvent } from './event-words.ts'

/** Texts of an order's events. */
export function useEventText() {
  const t = useTranslations('editor.orders.events')
  const order = useTranslations('account.order')
  const returns = useTranslations('editor.returns')
  const { uiLocale: locale, currencySymbol } = useEnvironment()
  return (event: DeskOrderEvent): string => {
    const told = readEvent(event, { locale, currencySymbol })
    switch (told.kind) {
      case 'return':
        return t('return', { number: told.number, status: returns(`statuses.${told.status}`) })
      case 'shopperCancelled':
        return t('shopperCancelled', { reason: order(`cancel.reason.${told.reason}`) })
      case 'unknown':
        return told.code
      default:
        return t(told.kind, told.values as never) // each text has its own holes, all among the values
    }
  }
}
