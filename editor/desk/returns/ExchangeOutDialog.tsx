import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NewParcel } from '#desk/orders/desk-order.ts'
import { isTrackingNo } from '#api/rules/couriers.ts'
import { CourierFields } from '../parts/CourierFields.tsx'
import { type OperationProps, ReturnDialog } from './ReturnDialog.tsx'

/** Sends the replacement. */
export function ExchangeOutDialog(props: OperationProps) {
  const t = useTranslations('editor.returns.operations.exchange-out')
  const [form, setForm] = useState<NewParcel>({ carrier: 'SF', trackingNo: '' })
  const [hasTried, setTried] = useState(false)
  const parcel = { ...form, trackingNo: form.trackingNo.trim() }
  const isWrong = !isTrackingNo(parcel.carrier, parcel.trackingNo)
  const read = () => {
    setTried(true)
    return isWrong ? undefined : parcel
  }
  return (
    <ReturnDialog {...props} operation="exchange-out" read={read}>
      <p>{t('text')}</p>
      <CourierFields value={form} isWrong={hasTried && isWrong} onChange={setForm} />
    </ReturnDialog>
  )
}
