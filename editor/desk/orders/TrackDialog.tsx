import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRemark } from '#api/rules/remark.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { RemarkField } from '../parts/RemarkField.tsx'

/** Adds where a parcel is to what the shopper reads about it. */
export function TrackDialog({
  order,
  shipment,
  onDone,
  onClose,
}: OrderDialogProps & { readonly shipment: number }) {
  const t = useTranslations('editor.orders.track')
  const [remark, setRemark] = useState('')
  const [hasTried, setTried] = useState(false)
  const track = useOrderOperation('track', order, () => onDone(t('done', { shipment })))
  const submit = () => {
    setTried(true)
    if (isRemark(remark)) track.start({ shipment, remark })
  }
  return (
    <OperationDialog
      title={t('title', { shipment })}
      submit={t('submit')}
      isPending={track.isPending}
      error={track.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RemarkField
        label={t('remark')}
        hint={t('hint')}
        value={remark}
        error={hasTried && !isRemark(remark) ? t('missing') : undefined}
        onChange={setRemark}
      />
    </OperationDialog>
  )
}
