import type { ComponentProps, ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  readonly label: ReactNode
}

/** An on/off switch that takes effect immediately. */
export const Switch = ({ label, ...rest }: Props) => (
  <label className={styles.row}>
    <span>{label}</span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
    <input {...rest} type="checkbox" role="switch" className={styles.switch} />
  </label>
)
