import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import { useInspector } from '../context.ts'
import { useHeldValue } from '../held-values.ts'
import { NumberBox } from './NumberControls.tsx'

/** Cents of a dollar. */
const CENTS = 100

/** Dollars as the field shows them; what is no number stays as it is. */
const shown = (value: unknown) => (typeof value === 'number' ? value / CENTS : asText(value))

/** Cents as they are saved. Rounds away what floating point adds; fractions of a cent stay, and are marked. */
const saved = (dollars: number) => Number((dollars * CENTS).toFixed(4))

/** An amount: typed in dollars, saved in cents. */
export function MoneyControl({ id, path, value, node, describedBy, isInvalid, onChange }: ControlProps) {
  const { currencySymbol } = useInspector()
  return (
    <NumberBox
      id={id}
      placeholder={String(shown(useHeldValue(path)))}
      value={shown(value)}
      onChange={next => onChange(typeof next === 'number' ? saved(next) : next)}
      min={node.minimum === undefined ? undefined : node.minimum / CENTS}
      max={node.maximum === undefined ? undefined : node.maximum / CENTS}
      unit={currencySymbol}
      describedBy={describedBy}
      isInvalid={isInvalid}
    />
  )
}
