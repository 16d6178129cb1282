import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#api/client/desk/orders.ts'
import { COURIER_CODES, type CourierCode, courierOf } from '#api/rules/couriers.ts'
import { MAX_REMARK } from '#api/rules/remark.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import { OperationDialog } from '../desk/OperationDialog.tsx'
import { useEnvironment } from '../environment.ts'
import { toastDone } from '../parts/toasts.ts'
import { useOrderOperation } from './order-queries.ts'
import { type ParcelForm, parcelOf, parcelProblems, unshippedUnits } from './parcel-form.ts'
import { UnitFields } from './UnitFields.tsx'

interface Props {
  readonly order: DeskOrder
  readonly onClose: () => void
}

/** Sends what is left of an order, or a part of it, in one parcel. */
export function ShipDialog({ order: given, onClose }: Props) {
  const t = useTranslations('editor.orders.ship')
  const { uiLocale } = useEnvironment()
  // The units are those of the order as it was when the dialog opened, whatever happens meanwhile.
  const [order] = useState(given)
  const [form, setForm] = useState<ParcelForm>(() => ({
    carrier: 'SF',
    trackingNo: '',
    memo: '',
    units: unshippedUnits(order.lines),
  }))
  const [hasTried, setTried] = useState(false)
  const ship = useOrderOperation('ship', order, () => {
    toastDone(t('done', { number: order.number }))
    onClose()
  })
  const set = (change: Partial<ParcelForm>) => setForm({ ...form, ...change })
  const problems = parcelProblems(form)
  const errorOf = (field: (typeof problems)[number]) =>
    hasTried && problems.includes(field) ? t(`errors.${field}`) : undefined
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
      <Select
        label={t('carrier')}
        value={form.carrier}
        choices={COURIER_CODES.map(value => ({ value, label: courierOf(value).name[uiLocale] }))}
        onChoose={(carrier: CourierCode) =>
          set({ carrier, ...(!courierOf(carrier).tracking && { trackingNo: '' }) })
        }
      />
      {courierOf(form.carrier).tracking && (
        <TextField
          label={t('trackingNo')}
          value={form.trackingNo}
          error={errorOf('trackingNo')}
          maxLength={40}
          autoComplete="off"
          aria-required
          onChange={({ target }) => set({ trackingNo: target.value })}
        />
      )}
      <UnitFields
        lines={order.lines}
        units={form.units}
        error={errorOf('units')}
        onChange={units => set({ units })}
      />
      <TextArea
        label={t('memo')}
        hint={t('memoHint')}
        rows={2}
        value={form.memo}
        error={errorOf('memo')}
        maxLength={MAX_REMARK}
        onChange={({ target }) => set({ memo: target.value })}
      />
    </OperationDialog>
  )
}
