import type { ReactNode } from 'react'
import styles from './Badge.module.css'

interface Props {
  /** `plain` neutral, `theme` recommendation, `accent` reduction, `danger` warning, `success` confirmation, `line` least emphasis. */
  readonly tone?: 'plain' | 'theme' | 'accent' | 'danger' | 'success' | 'line'
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A label of a word or two. */
export const Badge = ({ tone = 'plain', children, className }: Props) => (
  <span className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')}>{children}</span>
)
