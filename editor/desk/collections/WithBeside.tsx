import type { ReactNode } from 'react'
import styles from './collections.module.css'

interface Props {
  readonly form: ReactNode
  /** Beside the form, below it on narrow screens; the form alone where there is nothing. */
  readonly children: ReactNode
}

/** A form with what follows from it. */
export const WithBeside = ({ form, children }: Props) =>
  children ? (
    <div className={styles.withBeside}>
      <div>{form}</div>
      <aside>{children}</aside>
    </div>
  ) : (
    form
  )
