import { Switch } from '#ui/switch/Switch.tsx'
import type { ControlProps } from './control.tsx'

/** On or off; its label is beside it. */
export const SwitchControl = ({ id, value, label, describedBy, onStep }: ControlProps) => (
  <Switch
    id={id}
    label={label}
    checked={value === true || value === 'true' || value === 1}
    onChange={event => onStep(event.target.checked)}
    aria-describedby={describedBy}
  />
)
