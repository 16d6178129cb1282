import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Notice.module.css'

const SIGNS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface Props {
  /** `error` interrupts a screen reader, `success` waits its turn, `info` and `warning` are not announced. */
  readonly tone?: keyof typeof SIGNS
  readonly children: ReactNode
}

const ROLES = { info: undefined, success: 'status', warning: undefined, error: 'alert' } as const

/** An inline message beside what it is about. */
export const Notice = ({ tone = 'info', children }: Props) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={ROLES[tone]}>
    <Icon of={SIGNS[tone]} className={styles.sign} />
    <div className={styles.words}>{children}</div>
  </div>
)
