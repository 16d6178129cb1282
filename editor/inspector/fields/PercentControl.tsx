import type { ControlProps } from './control.tsx'
import { NumberBox } from './NumberBox.tsx'
import { asText } from './as-text.ts'

/** A share saved as text with its sign, `40%`; typed as the bare number. Source: L-188, L-191. */
export function PercentControl({ id, value, describedBy, isInvalid, onChange, node }: ControlProps) {
  return (
    <NumberBox
      id={id}
      value={asText(value).replace(/%$/, '')}
      onChange={next => onChange(typeof next === 'number' ? `${next}%` : next)}
      min={node.minimum ?? 0}
      max={node.maximum ?? 100}
      step={node.hints.step}
      unit="%"
      describedBy={describedBy}
      isInvalid={isInvalid}
    />
  )
}
