import { controlClass } from '#ui/field/Field.tsx'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'

/** A day, as the browser lets it be typed or chosen. */
export const DayControl = ({ id, value, describedBy, isInvalid, onChange }: ControlProps) => (
  <input
    type="date"
    id={id}
    className={controlClass}
    value={asText(value)}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={event => onChange(event.target.value || undefined)}
  />
)
