import type { ReactNode } from 'react'
import styles from './docs.module.css'

interface Props {
  readonly heads: readonly string[]
  /** Rows. */
  readonly children: ReactNode
}

/** A table of the documentation; wider than its page, it scrolls by itself. */
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
