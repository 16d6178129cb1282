import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CourierFields } from '../parts/CourierFields.tsx'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { type ParcelForm, parcelOf, parcelProblems, unshippedUnits } from './parcel-form.ts'
import { UnitFields } from './UnitFields.tsx'

/** Sends what is left of an order, or a part of it, in one parcel. */
export function ShipDialog({ order: given, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations('editor.orders.ship')
  // The units are those of the order as it was when the dialog opened, whatever happens meanwhile.
  const [order] = useState(given)
  const [form, setForm] = useState<ParcelForm>(() => ({
    carrier: 'SF',
    trackingNo: '',
    memo: '',
    units: unshippedUnits(order.lines),
  }))
  const [hasTried, setTried] = useState(false)
  const ship = useOrderOperation('ship', order, () => onDone(t('done', { number: order.number })))
  const set = (change: Partial<ParcelForm>) => setForm({ ...form, ...change })
  const problems = parcelProblems(form)
  const isWrong = (field: (typeof problems)[number]) => hasTried && problems.includes(field)
  const submit = () => {
    setTried(true)
    if (problems.length === 0) ship.start(parcelOf(form))
  }
  return (
    <OperationDialog
      title={t('title', { number: order.number })}
      submit={t('submit')}
      isPending={ship.isPending}
      error={ship.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <CourierFields value={form} isWrong={isWrong('trackingNo')} onChange={set} />
      <UnitFields
        lines={order.lines}
        units={form.units}
        error={isWrong('units') ? t('noUnits') : undefined}
        onChange={units => set({ units })}
      />
      <RemarkField
        label={t('memo')}
        hint={t('memoHint')}
        value={form.memo}
        error={isWrong('memo') ? t('memoTooLong') : undefined}
        isRequired={false}
        onChange={memo => set({ memo })}
      />
    </OperationDialog>
  )
}
