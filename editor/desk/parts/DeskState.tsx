import type { ReactNode, Ref } from 'react'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  /** Takes the focus after an operation, when the button that began it may be gone. */
  readonly ref: Ref<HTMLParagraphElement>
  readonly badge: ReactNode
  /** Since when there is such a thing. */
  readonly since: string
  /** What can be done: buttons. */
  readonly children: ReactNode
}

/** What state a thing is in, and what can be done with it. */
export const DeskState = ({ ref, badge, since, children }: Props) => (
  <div className={styles.state}>
    <p ref={ref} tabIndex={-1}>
      {badge} {since}
    </p>
    <div>{children}</div>
  </div>
)
