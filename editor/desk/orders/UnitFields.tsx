import { useTranslations } from 'use-intl'
import type { DeskLineUnits, DeskOrderLine } from '#desk/orders/desk-order.ts'
import { LineUnits, Units } from '../parts/Units.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { unshippedLines } from './parcel-form.ts'

interface Props {
  /** Effect on the units. */
  readonly words?: 'ship' | 'close-units'
  readonly lines: readonly DeskOrderLine[]
  readonly units: readonly DeskLineUnits[]
  readonly error: string | undefined
  readonly onChange: (units: readonly DeskLineUnits[]) => void
}

/** Units of each line that go into the parcel, or are closed; at first all that are left. */
export function UnitFields({ words = 'ship', lines, units, error, onChange }: Props) {
  const t = useTranslations(`editor.orders.${words}`)
  const { uiLocale } = useEnvironment()
  return (
    <Units legend={t('units')} error={error}>
      {unshippedLines(lines).map(({ line, name, skuCode, left }) => (
        <LineUnits
          key={line}
          name={name[uiLocale]}
          notes={[t('left', { sku: skuCode, count: left })]}
          label={t('unitsOf', { name: name[uiLocale], sku: skuCode })}
          max={left}
          value={units.find(unit => unit.line === line)?.quantity ?? 0}
          onChange={value =>
            onChange(units.map(unit => (unit.line === line ? { line, quantity: value } : unit)))
          }
        />
      ))}
    </Units>
  )
}
