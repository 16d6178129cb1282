import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MERGE_COUNTS, type MergeCount, type MergeCounts } from '#api/rules/member-merge.ts'
import { formatCount, formatMoney } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskTable } from '../parts/DeskList.tsx'

/** A row of a comparison: its name, and a cell for each column. */
export interface MergeRow {
  readonly name: string
  /** Below the name. */
  readonly note?: string
  readonly cells: readonly ReactNode[]
}

interface Props {
  readonly caption: string
  /** Names of the columns of cells. */
  readonly columns: readonly string[]
  readonly rows: readonly MergeRow[]
}

/** Values side by side. */
export function MergeTable({ caption, columns, rows }: Props) {
  const t = useTranslations('editor.members.merge')
  return (
    <DeskTable caption={caption} columns={[t('what'), ...columns]}>
      {rows.map(({ name, note, cells }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            {note !== undefined && (
              <>
                <br />
                <small>{note}</small>
              </>
            )}
          </th>
          {cells.map((cell, at) => (
            <td key={columns[at]} data-label={columns[at]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  )
}

/** A row for each kind of record that one of the columns has. */
export function useCountRows(columns: readonly MergeCounts[]): readonly MergeRow[] {
  const t = useTranslations('editor.members.merge.counts')
  const { uiLocale, currencySymbol } = useEnvironment()
  const textOf = (name: MergeCount, count: number) =>
    name === 'orderAmount' ? formatMoney(count, uiLocale, currencySymbol) : formatCount(count, uiLocale)
  return MERGE_COUNTS.filter(name => columns.some(counts => counts[name] !== 0)).map(name => ({
    name: t(name),
    cells: columns.map(counts => textOf(name, counts[name])),
  }))
}
