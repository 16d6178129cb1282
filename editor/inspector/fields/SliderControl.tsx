import type { ControlProps } from './control.tsx'
import styles from './controls.module.css'
import { NumberBox } from './NumberBox.tsx'
import { parseNumber } from './parse-number.ts'
import { asText } from './as-text.ts'
import { useUnit } from '../use-unit.ts'

/** A number by feel, with the exact figure beside it. */
export function SliderControl({ id, value, node, label, describedBy, isInvalid, onChange }: ControlProps) {
  const { minimum: min = 0, maximum: max = 100, hints } = node
  return (
    <div className={styles.slider}>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={hints.step ?? 1}
        value={parseNumber(asText(value)) ?? min}
        aria-describedby={describedBy}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <NumberBox
        value={value}
        onChange={onChange}
        min={min}
        max={max}
        step={hints.step}
        unit={useUnit()(hints.unit)}
        aria-label={label}
        isInvalid={isInvalid}
      />
    </div>
  )
}
