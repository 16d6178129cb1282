import type { ReactNode } from 'react'
import styles from '../../kit/parts/screen.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { useTitle } from './use-title.ts'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly action?: ReactNode
  /** Purpose of the screen, below the title. */
  readonly introduction?: string
  readonly children: ReactNode
}

/** A screen of the operators' desk: its title, what it is for, and its content. `DeskFrame` is around it. */
export function Desk({ title, action, introduction, children }: Props) {
  useTitle(title)
  return (
    <main ref={useKeptFocus()} className={styles.main}>
      <div className={styles.titleRow}>
        <h1>{title}</h1>
        {action}
      </div>
      {introduction !== undefined && <p className={styles.introduction}>{introduction}</p>}
      {children}
    </main>
  )
}
