import type { ReactNode, Ref } from 'react'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  /** Takes the focus after an operation, when the button that began it may be gone. */
  readonly ref: Ref<HTMLParagraphElement>
  readonly badge: ReactNode
  /** Since when there is such a thing. */
  readonly since: string
  /** Operations: buttons. */
  readonly children: ReactNode
}

/** State of a thing, and the operations on it. */
export const DeskState = ({ ref, badge, since, children }: Props) => (
  <div className={styles.state}>
    <p ref={ref} tabIndex={-1}>
      {badge} {since}
    </p>
    <div>{children}</div>
  </div>
)
