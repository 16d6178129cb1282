import { type FC, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskReturn } from '#desk/returns/desk-return.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { may } from '#operators/rights.ts'
import { ExchangeOutDialog } from './ExchangeOutDialog.tsx'
import { ApproveDialog, ExchangeReceivedDialog, RefundDialog } from './QuestionDialogs.tsx'
import { ReceivedBackDialog } from './ReceivedBackDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import type { OperationProps } from './ReturnDialog.tsx'

const DIALOGS: Readonly<Record<ReturnOperation, FC<OperationProps>>> = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  'received-back': ReceivedBackDialog,
  'exchange-out': ExchangeOutDialog,
  'exchange-received': ExchangeReceivedDialog,
  refund: RefundDialog,
}

/** Name of a refund: it may be for goods that stay with the shopper, for a replacement, or for a refund that failed. */
function refundName({ status, type, isRefunded }: DeskReturn) {
  if (isRefunded) return 'again'
  if (status === 'NEW') return 'withoutReturn'
  return type === 'EXCHANGE' ? 'instead' : 'button'
}

interface Props extends Pick<OperationProps, 'record' | 'onDone'> {
  readonly operator: Operator
}

/** A button for each operation that the return's state allows, the usual one first; those of admins say so to others. */
export function ReturnButtons({ record, operator, onDone }: Props) {
  const t = useTranslations('editor.returns.operations')
  const orders = useTranslations('editor.orders')
  const [opened, setOpened] = useState<ReturnOperation>()
  const Opened = opened && DIALOGS[opened]
  const close = () => setOpened(undefined)
  return (
    <>
      {record.operations.map((operation, at) => {
        const name = operation === 'refund' ? t(`refund.${refundName(record)}`) : t(`${operation}.button`)
        const isAllowed = may(operator, operation === 'refund' ? 'money.refund' : 'returns.handle')
        return (
          <Button
            key={operation}
            variant={at === 0 ? 'solid' : 'line'}
            disabled={!isAllowed}
            onClick={() => setOpened(operation)}
          >
            {isAllowed ? name : orders('adminsOnly', { name })}
          </Button>
        )
      })}
      {Opened && (
        <Opened
          record={record}
          onDone={message => {
            close()
            onDone(message)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
