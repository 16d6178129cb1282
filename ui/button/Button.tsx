import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

interface ButtonLook {
  /**
   * `solid` is the main action; `line` a secondary action; `quiet` any other; `danger` a destructive one. A quiet button alone
   * below other words has `data-flush`: its own begin where theirs do.
   */
  readonly variant?: 'solid' | 'line' | 'quiet' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: ReactNode
  /** Fills the width of its container. */
  readonly isWide?: boolean
}

interface Props extends ButtonLook, ComponentProps<'button'> {
  /**
   * In progress: keeps its size and focus and ignores further presses. With `aria-disabled` it looks disabled but still
   * responds to presses; with `data-answers` too it looks as usual.
   */
  readonly isLoading?: boolean
}

const classesOf = (...names: readonly (string | false | undefined)[]) =>
  [styles.button, ...names].filter(Boolean).join(' ')

/** A button. `type` defaults to `button`. */
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

/** A link that looks like a button, for navigation. */
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
