import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import styles from './IconButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon
  /** Its name, read aloud and shown while the mouse rests on it. */
  readonly label: string
  /** `plain` lies on paper, `round` floats over pictures. */
  readonly variant?: 'plain' | 'round'
  readonly size?: 's' | 'm'
  /** A small number at the corner (things in the bag); 0 shows none. The label should say it too. */
  readonly count?: number
}

const MOST_SHOWN = 99

/** A button that is only a sign, 44 px to the finger. */
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
        // Drawn by the stylesheet: as text it would have to be part of the name.
        <span
          className={styles.count}
          data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          aria-hidden="true"
        />
      )}
    </button>
  )
}
