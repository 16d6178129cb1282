import { useTranslations } from 'use-intl'
import type { NewParcel } from '#desk/orders/desk-order.ts'
import { COURIER_CODES, type CourierCode, courierOf } from '#api/rules/couriers.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'

interface Props {
  readonly value: NewParcel
  /** The number is none of this courier. */
  readonly isWrong: boolean
  readonly onChange: (value: NewParcel) => void
}

/** Courier of a parcel, and its number where the courier has numbers. */
export function CourierFields({ value: { carrier, trackingNo }, isWrong, onChange }: Props) {
  const t = useTranslations('editor.desk.courier')
  const { uiLocale } = useEnvironment()
  return (
    <>
      <Select
        label={t('carrier')}
        value={carrier}
        choices={COURIER_CODES.map(code => ({ value: code, label: courierOf(code).name[uiLocale] }))}
        onChoose={(code: CourierCode) =>
          onChange({ carrier: code, trackingNo: courierOf(code).tracking ? trackingNo : '' })
        }
      />
      {courierOf(carrier).tracking && (
        <TextField
          label={t('trackingNo')}
          value={trackingNo}
          error={isWrong ? t('wrong') : undefined}
          maxLength={40}
          autoComplete="off"
          aria-required
          data-autofocus
          onChange={({ target }) => onChange({ carrier, trackingNo: target.value })}
        />
      )}
    </>
  )
}
