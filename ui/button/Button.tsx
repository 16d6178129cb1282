import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

interface ButtonLook {
  /** `solid` is the one thing to do here; `line` stands beside it; `quiet` is for the rest; `danger` destroys. */
  readonly variant?: 'solid' | 'line' | 'quiet' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: ReactNode
  /** As wide as its place. */
  readonly isWide?: boolean
}

interface Props extends ButtonLook, ComponentProps<'button'> {
  /**
   * Work is under way: keeps its size and focus, ignores further presses. With `aria-disabled` instead it looks asleep but
   * still answers a press.
   */
  readonly isLoading?: boolean
}

const classesOf = (...names: readonly (string | false | undefined)[]) =>
  [styles.button, ...names].filter(Boolean).join(' ')

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  variant = 'solid',
  size = 'm',
  icon,
  isWide = false,
  isLoading = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classesOf(styles[variant], styles[size], isWide && styles.wide, className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={event => (isLoading ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {isLoading && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({
  variant = 'solid',
  size = 'm',
  icon,
  isWide = false,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classesOf(styles[variant], styles[size], isWide && styles.wide, className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </a>
  )
}
