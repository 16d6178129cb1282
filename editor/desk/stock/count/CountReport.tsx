import type { CountedRow, DeskCount } from '#desk/stock/desk-stock.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { saveFile } from '../../../builder/transfer/files.ts'
import { useEnvironment } from '../../../kit/environment.ts'
import desk from '../../../kit/parts/screen.module.css'
import { DeskTable } from '../../parts/DeskList.tsx'
import stock from '../stock.module.css'
import { useStockWords } from '../use-stock-words.ts'
import { type ChangedRow, isChanged, isRefused, type LeftRow, writeLeft } from './count-table.ts'
import styles from './count.module.css'
import type { OpenedTable } from './use-count-file.ts'
import { useRefusedText } from './use-refused-text.ts'

interface Props {
  readonly table: OpenedTable
  /** Result of entering, or of a trial; `undefined` where no line says a count. */
  readonly count: DeskCount | undefined
  readonly isEntered: boolean
}

/** Rows that are not entered, by their lines: the shop's refusals, and lines that say no count. */
function useLeftRows(table: OpenedTable, rows: readonly CountedRow[]): readonly LeftRow[] {
  const t = useTranslations('editor.stock.count.left')
  const refusedText = useRefusedText()
  const refused = rows.flatMap((row, at) =>
    isRefused(row)
      ? [
          {
            line: table.lines[at]?.line ?? 0,
            sku: row.sku,
            units: String(row.units),
            why: refusedText(row),
          },
        ]
      : [],
  )
  const wrong = table.wrong.map(({ problem, ...row }) => ({ ...row, why: t(problem) }))
  return [...refused, ...wrong].toSorted((one, other) => one.line - other.line)
}

/** Effect of a count: sums, stock that changes, and rows that are left out, which can be saved as a file. */
export function CountReport({ table, count, isEntered }: Props) {
  const t = useTranslations('editor.stock.count.report')
  const id = useId()
  const rows = count?.rows ?? []
  const changed = rows.filter(isChanged)
  const left = useLeftRows(table, rows)
  const equal = count?.sums.equal ?? 0
  return (
    <section className={styles.report} aria-labelledby={id}>
      <h2 id={id}>{t(isEntered ? 'entered' : 'title')}</h2>
      <output className={styles.sums}>
        {t('sums', { equal, changed: changed.length, left: left.length })}
      </output>
      {changed.length > 0 && <ChangedRows rows={changed} isEntered={isEntered} />}
      {left.length > 0 && <LeftRows rows={left} />}
    </section>
  )
}

/** Rows that show before the rest is asked for. */
const SHOWN = 50

/** The first rows of a long table, and the way to all of them. */
function FirstRows<Row>({
  rows,
  children,
}: {
  readonly rows: readonly Row[]
  readonly children: (rows: readonly Row[]) => ReactNode
}) {
  const t = useTranslations('editor.stock.count.report')
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, SHOWN))}
      {!isWhole && rows.length > SHOWN && (
        <Button variant="line" className={desk.more} onClick={() => setWhole(true)}>
          {t('all', { count: rows.length })}
        </Button>
      )}
    </>
  )
}

interface ChangedProps {
  readonly rows: readonly ChangedRow[]
  readonly isEntered: boolean
}

function ChangedRows({ rows, isEntered }: ChangedProps) {
  const t = useTranslations('editor.stock.count.report')
  const general = useTranslations('editor.stock')
  const words = useStockWords()
  const title = t(isEntered ? 'changed' : 'wouldChange')
  return (
    <>
      <h3>{title}</h3>
      <FirstRows rows={rows}>
        {shown => (
          <DeskTable
            caption={title}
            columns={[general('sku'), t('counted'), t('moved'), t('before'), t('after')]}
          >
            {shown.map(({ sku, units, moved, before, onHand }) => (
              <tr key={sku}>
                <th scope="row">
                  <Link to={`/stock/${encodeURIComponent(sku)}`} target="_blank">
                    {sku}
                  </Link>
                </th>
                <td data-label={t('counted')} className={stock.units}>
                  {words.count(units)}
                </td>
                <td data-label={t('moved')} className={stock.units}>
                  {words.signed(moved)}
                </td>
                <td data-label={t('before')} className={stock.units}>
                  {words.level(before)}
                </td>
                <td data-label={t('after')} className={stock.units}>
                  <b>{words.count(onHand)}</b>
                </td>
              </tr>
            ))}
          </DeskTable>
        )}
      </FirstRows>
    </>
  )
}

/** Rows that are left out, with the reason, and a file of them to correct. */
function LeftRows({ rows }: { readonly rows: readonly LeftRow[] }) {
  const t = useTranslations('editor.stock.count.report')
  const general = useTranslations('editor.stock')
  const { clock, uiLocale } = useEnvironment()
  const save = () => {
    const name = `${t('file')} ${formatDateTime(clock(), uiLocale).replaceAll(/[:,/]/g, '')}.csv`
    saveFile(name, writeLeft([general('sku'), t('counted'), t('why')], rows), 'text/csv')
  }
  return (
    <>
      <div className={desk.sectionHead}>
        <h3>{t('left')}</h3>
        <Button variant="line" icon={<Icon of={Download} />} onClick={save}>
          {t('save')}
        </Button>
      </div>
      <p>{t('leftText')}</p>
      <FirstRows rows={rows}>
        {shown => (
          <DeskTable caption={t('left')} columns={[t('line'), general('sku'), t('counted'), t('why')]}>
            {shown.map(({ line, sku, units, why }) => (
              <tr key={line}>
                <th scope="row">{t('lineOf', { line })}</th>
                <td data-label={general('sku')}>{sku}</td>
                <td data-label={t('counted')} className={stock.units}>
                  {units}
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </DeskTable>
        )}
      </FirstRows>
    </>
  )
}
