import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DeskSection } from '../../parts/DeskSection.tsx'
import { useStockWords } from '../use-stock-words.ts'
import type { EnteredRow } from './count-table.ts'
import styles from './count.module.css'

/** A SKU that was counted just now. */
export interface CountedOne {
  readonly row: EnteredRow
  /** Of its goods. */
  readonly name: string
}

/** SKUs counted on this screen, the latest first and read out. */
export function CountedList({ rows }: { readonly rows: readonly CountedOne[] }) {
  const t = useTranslations('editor.stock.count.codes')
  const words = useStockWords()
  const sentence = ({ row }: CountedOne) =>
    row.result === 'equal'
      ? t('equal', { onHand: words.count(row.onHand) })
      : t('changed', { before: words.level(row.before), onHand: words.count(row.onHand) })
  const [latest] = rows
  return (
    <>
      <output className="visuallyHidden">{latest && `${latest.row.sku}: ${sentence(latest)}`}</output>
      {rows.length > 0 && (
        <DeskSection title={t('counted', { count: rows.length })}>
          <ol className={styles.counted}>
            {rows.map((one, at) => (
              // The list only grows at its start.
              <li key={rows.length - at}>
                <Link to={`/stock/${encodeURIComponent(one.row.sku)}`} target="_blank">
                  {one.row.sku}
                </Link>
                <small>{one.name}</small>
                <span>{sentence(one)}</span>
              </li>
            ))}
          </ol>
        </DeskSection>
      )}
    </>
  )
}
