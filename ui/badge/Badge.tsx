import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface Props {
  /** `plain` states, `theme` recommends, `accent` reduces, `danger` warns, `success` confirms, `line` is quietest. */
  readonly tone?: 'plain' | 'theme' | 'accent' | 'danger' | 'success' | 'line'
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A word or two about the thing it lies on. */
export const Badge = ({ tone = 'plain', children, className }: Props) => (
  <span className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')}>{children}</span>
)
