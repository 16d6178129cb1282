import { Switch } from 'react-aria-components'
import type { ControlProps } from './control.tsx'
import styles from './controls.module.css'

/** On or off; its label stands beside it. */
export function SwitchControl({ id, value, label, describedBy, onStep }: ControlProps) {
  return (
    <Switch
      id={id}
      className={styles.switch ?? ''}
      isSelected={value === true || value === 'true' || value === 1}
      onChange={onStep}
      aria-describedby={describedBy ?? ''}
    >
      <span className={styles.switchTrack} aria-hidden="true" />
      {label}
    </Switch>
  )
}
