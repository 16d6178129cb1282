import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'
import styles from '../../kit/parts/screen.module.css'

interface DeskTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** In the head of a first column, whose cells choose rows. Without it there is no such column. */
  readonly select?: ReactNode
  /** Label of the last column, read out only: it holds the buttons of a row. Without it there is no such column. */
  readonly actions?: string
  /** The rows. */
  readonly children: ReactNode
}

/** A table of the desk with a row for each thing. */
export const DeskTable = ({ caption, columns, select, actions, children }: DeskTableProps) => (
  <table className={styles.table}>
    <caption className="visuallyHidden">{caption}</caption>
    <thead>
      <tr>
        {select !== undefined && <td>{select}</td>}
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col">
            <span className="visuallyHidden">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

interface DeskListProps extends DeskTableProps {
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => unknown
  readonly loading: string
  /** Says that there are no rows. */
  readonly none?: string
  readonly children: readonly ReactNode[]
}

/** The rows of a query as a table, or what is in its place while they load and where there are none. */
export const DeskList = ({ isPending, error, retry, loading, none, ...table }: DeskListProps) => (
  <>
    {error && <LoadFailure error={error} retry={retry} />}
    {isPending ? (
      <output className={styles.notice}>{loading}</output>
    ) : error && table.children.length === 0 ? null : none !== undefined && table.children.length === 0 ? (
      <p className={styles.notice}>{none}</p>
    ) : (
      <DeskTable {...table} />
    )}
  </>
)
