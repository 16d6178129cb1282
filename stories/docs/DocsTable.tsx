import type { ReactNode } from 'react'
import styles from './docs.module.css'

interface Props {
  readonly heads: readonly string[]
  /** Rows. */
  readonly children: ReactNode
}

/** A documentation table; scrolls sideways if it is wider than its page. */
export const DocsTable = ({ heads, children }: Props) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
