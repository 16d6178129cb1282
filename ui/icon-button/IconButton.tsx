import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import styles from './IconButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon
  /** Accessible name, also shown on hover. */
  readonly label: string
  /** `plain` for plain backgrounds, `round` for use over pictures. */
  readonly variant?: 'plain' | 'round'
  readonly size?: 's' | 'm'
  /** A small number at the corner; 0 shows none. Include it in the label too. */
  readonly count?: number
}

const MOST_SHOWN = 99

/** A button with only an icon; its touch target is 44 px. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'm',
  count = 0,
  className,
  ...rest
}: Props) {
  const classes = [styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ')
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classes}>
      <Icon of={icon} />
      {count > 0 && (
        // Drawn by CSS: as text it would be part of the accessible name.
        <span
          className={styles.count}
          data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          aria-hidden="true"
        />
      )}
    </button>
  )
}
