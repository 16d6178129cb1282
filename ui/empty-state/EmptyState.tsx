import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly icon?: LucideIcon
  readonly title: string
  readonly text?: string | undefined
  /** The next step: a button or link. */
  readonly action?: ReactNode
  /** Heading level of the title. */
  readonly level?: 1 | 2 | 3 | 4
}

/** Says that there is nothing here, why, and what to do. */
export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} size={1} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
