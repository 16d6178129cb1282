import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskUnpaidHolder } from '#desk/orders/desk-order.ts'
import { isRemark } from '#api/rules/remark.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useChange } from '../../kit/operations.ts'

/** Most orders that the shop releases in one call. */
const MOST = 100

interface Props {
  readonly holder: DeskUnpaidHolder
  /** @param done says what came of it; nothing was released without it */
  readonly onClose: (done?: string) => void
}

/** Cancels the unpaid orders of one holder, so that their stock can be sold. */
export function ReleaseDialog({ holder: { orders, units }, onClose }: Props) {
  const t = useTranslations('editor.orders.unpaid')
  const reasons = useTranslations('editor.orders.cancel')
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const chosen = orders.slice(0, MOST).map(({ number, version }) => ({ number, version }))
  const release = useChange('orders.release', {
    onDone: ({ released, left }) => onClose(t('done', { count: released.length, left: left.length })),
  })
  const submit = () => {
    setTried(true)
    if (isRemark(reason)) release.start({ orders: chosen, reason })
  }
  return (
    <OperationDialog
      title={t('releaseTitle', { count: chosen.length })}
      submit={t('release')}
      isGrave
      isPending={release.isPending}
      error={release.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('releaseText', { count: units })}</p>
      <RemarkField
        label={reasons('reason')}
        hint={reasons('reasonHint')}
        value={reason}
        error={hasTried && !isRemark(reason) ? reasons('missing') : undefined}
        onChange={setReason}
      />
    </OperationDialog>
  )
}
