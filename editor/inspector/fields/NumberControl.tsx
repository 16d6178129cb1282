import type { ControlProps } from './control.tsx'
import { useUnit } from '../use-unit.ts'
import { NumberBox } from './NumberBox.tsx'

/** A number with its unit and bounds. */
export function NumberControl({ id, value, node, describedBy, isInvalid, onChange }: ControlProps) {
  return (
    <NumberBox
      id={id}
      value={value}
      onChange={onChange}
      min={node.minimum}
      max={node.maximum}
      step={node.hints.step}
      unit={useUnit()(node.hints.unit)}
      describedBy={describedBy}
      isInvalid={isInvalid}
    />
  )
}
