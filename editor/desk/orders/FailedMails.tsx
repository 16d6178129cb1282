import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { readKey, useChange } from '../../kit/operations.ts'

interface Props {
  readonly order: DeskOrder
  readonly onDone: (message: string) => void
}

/** Mails about an order that could not be sent, and the button that sends them again. */
export function FailedMails({ order: { number, mailsFailed }, onDone }: Props) {
  const t = useTranslations('editor.orders.send-mails')
  const again = useChange('orders.send-mails', {
    keyOf: after => readKey('orders.find', { number: after.number }),
    onDone: () => onDone(t('done')),
  })
  return (
    <Notice tone="warning">
      <p>{t('text', { count: mailsFailed })}</p>
      {again.error && <p role="alert">{again.error.message}</p>}
      <Button variant="line" isLoading={again.isPending} onClick={() => again.start({ number })}>
        {t('open')}
      </Button>
    </Notice>
  )
}
