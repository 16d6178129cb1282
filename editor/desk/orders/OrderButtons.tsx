import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { may } from '#operators/rights.ts'
import type { Asked } from './OrderDialog.tsx'

/** Operations on an order as a whole, the usual way first. */
const BUTTONS = [
  { operation: 'ship', variant: 'solid', right: 'orders.ship' },
  { operation: 'received', variant: 'line', right: 'orders.ship' },
  { operation: 'refund', variant: 'line', right: 'money.refund' },
  { operation: 'close-units', variant: 'line', right: 'money.refund' },
  { operation: 'cancel-unpaid', variant: 'line', right: 'orders.ship' },
  { operation: 'cancel', variant: 'line', right: 'money.refund' },
] as const satisfies readonly { readonly operation: OrderOperation; readonly [more: string]: string }[]

interface Props {
  readonly order: DeskOrder
  readonly operator: Operator
  readonly onAsk: (asked: Asked) => void
}

/** A button for each operation that the order's state allows; those of admins say so to others. */
export function OrderButtons({ order, operator, onAsk }: Props) {
  const t = useTranslations('editor.orders')
  return BUTTONS.filter(({ operation }) => order.operations.includes(operation)).map(
    ({ operation, variant, right }) => {
      const isAllowed = may(operator, right)
      const name = t(`${operation}.open`)
      return (
        <Button key={operation} variant={variant} disabled={!isAllowed} onClick={() => onAsk({ operation })}>
          {isAllowed ? name : t('adminsOnly', { name })}
        </Button>
      )
    },
  )
}
