import styles from './TurnButton.module.css'

interface Props {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly className: string | undefined
}

/**
 * Turns the row of the `<card-strip>` it is in (`strip-element.ts`). Nothing more that way, it is spent, yet stays and keeps
 * the focus of the pressed button; the element says so.
 */
export const TurnButton = ({ to, label, className }: Props) => (
  <button
    type="button"
    className={`${styles.turn} ${className ?? ''}`}
    data-to={to}
    data-turn={to === 'previous' ? -1 : 1}
    aria-label={label}
    aria-disabled={to === 'previous'}
    // The element may have looked before a block around it comes alive.
    suppressHydrationWarning
  />
)
