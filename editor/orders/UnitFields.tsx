import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskLineUnits, DeskOrderLine } from '#api/client/desk/orders.ts'
import { Stepper } from '#ui/stepper/Stepper.tsx'
import { useEnvironment } from '../environment.ts'
import styles from './orders.module.css'
import { unshippedLines } from './parcel-form.ts'

interface Props {
  readonly lines: readonly DeskOrderLine[]
  readonly units: readonly DeskLineUnits[]
  readonly error: string | undefined
  readonly onChange: (units: readonly DeskLineUnits[]) => void
}

/** How many units of each line go into the parcel; at first all that are left. */
export function UnitFields({ lines, units, error, onChange }: Props) {
  const t = useTranslations('editor.orders.ship')
  const { uiLocale } = useEnvironment()
  const errorId = useId()
  return (
    <fieldset className={styles.units} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t('units')}</legend>
      {unshippedLines(lines).map(({ line, name, skuCode, quantity, shipped }) => (
        <div key={line} className={styles.unit}>
          <div>
            {name[uiLocale]}
            <small>{t('left', { sku: skuCode, count: quantity - shipped })}</small>
          </div>
          <Stepper
            label={t('unitsOf', { name: name[uiLocale], sku: skuCode })}
            min={0}
            max={quantity - shipped}
            value={units.find(unit => unit.line === line)?.quantity ?? 0}
            onChange={value =>
              onChange(units.map(unit => (unit.line === line ? { line, quantity: value } : unit)))
            }
          />
        </div>
      ))}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
