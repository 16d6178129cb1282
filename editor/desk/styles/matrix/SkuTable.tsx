import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { EditStyle } from '../style-values.ts'
import { editProduct } from '../style-values.ts'
import { type Jump, useJump } from '../jump.ts'
import styles from './matrix.module.css'
import { type MatrixRow, pastedInto, placeOfJump, rowsBelow } from './matrix-rows.ts'
import { centsOf } from './money-text.ts'
import { type PriceField, priceOf, type SkuChange, withSkus } from './sku-matrix.ts'
import { type MatrixWays, ProductRow, SkuRow } from './SkuRows.tsx'

/** More rows than these are drawn only while they are in sight. */
const WINDOWED_FROM = 200
/** px of a row. */
const ROW_HEIGHT = 49

interface Props {
  readonly rows: readonly MatrixRow[]
  readonly edit: EditStyle
  /** Asks before a row is taken off the sheet. The same function as long as the sheet is open; missing for those who only read. */
  readonly onRemove?: MatrixWays['remove']
}

/** SKUs of all colours in one table. */
export const SkuTable = (props: Props) =>
  props.rows.length > WINDOWED_FROM ? <WindowedTable {...props} /> : <WholeTable {...props} />

function WholeTable({ rows, edit, onRemove }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const ways = useMatrixWays({ rows, edit, onRemove, scroller })
  return (
    <div ref={scroller} className={styles.scroller}>
      <Table count={rows.length} canRemove={onRemove !== undefined}>
        {rows.map((row, index) => (
          <Row key={keyOf(row)} row={row} index={index} ways={ways} />
        ))}
      </Table>
    </div>
  )
}

/** The rows in sight, with room for the others above and below. */
function WindowedTable({ rows, edit, onRemove }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the row list renders again whenever it scrolls
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  })
  const show = useCallback((row: number) => virtual.scrollToIndex(row), [virtual])
  const ways = useMatrixWays({ rows, edit, onRemove, scroller, show })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div ref={scroller} className={styles.scroller} data-windowed>
      <Table count={rows.length} canRemove={onRemove !== undefined}>
        {before > 0 && <Room height={before} />}
        {items.map(({ index, key }) => {
          const row = rows[index]
          return row && <Row key={key} row={row} index={index} ways={ways} measure={virtual.measureElement} />
        })}
        {after > 0 && <Room height={after} />}
      </Table>
    </div>
  )
}

interface TableProps {
  readonly count: number
  readonly canRemove: boolean
  readonly children: ReactNode
}

function Table({ count, canRemove, children }: TableProps) {
  const t = useTranslations('editor.styles.matrix')
  return (
    <table className={styles.table} aria-rowcount={count + 1}>
      <caption className="visuallyHidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('enabled')}</th>
          <th scope="col">{t('listPrice')}</th>
          <th scope="col">{t('salePrice')}</th>
          <th scope="col">{t('stock')}</th>
          {canRemove && (
            <th scope="col">
              <span className="visuallyHidden">{t('remove')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const keyOf = (row: MatrixRow) => (row.kind === 'sku' ? `${row.product} ${row.sku.code}` : row.product)

interface RowProps {
  readonly row: MatrixRow
  readonly index: number
  readonly ways: MatrixWays
  readonly measure?: (row: HTMLTableRowElement | null) => void
}

const Row = ({ row, ...rest }: RowProps) =>
  row.kind === 'sku' ? <SkuRow row={row} {...rest} /> : <ProductRow row={row} {...rest} />

const Room = ({ height }: { readonly height: number }) => (
  <tr aria-hidden="true" className={styles.room} style={{ height }} />
)

/** A jump into the table, whichever of its fields is named. */
function useSkuJump(): Jump | undefined {
  const list = useJump('listPrice')
  const sale = useJump('salePrice')
  return useJump('skus') ?? list ?? sale
}

/** Frames to wait for a row that scrolls into sight. */
const FRAMES = 4

interface WaysProps extends Props {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Scrolls to a row that is not drawn. */
  readonly show?: (row: number) => void
}

/** Ways of rows to change the sheet and to move in it; rows are read when they are needed, so that none is drawn for another's sake. */
function useMatrixWays({ rows, edit, onRemove, scroller, show }: WaysProps): MatrixWays {
  const jump = useSkuJump()
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const focus = useCallback(
    (row: number, column: string, block?: ScrollLogicalPosition) => {
      const attempt = (left: number) => {
        const field = scroller.current?.querySelector<HTMLElement>(
          `[data-index="${row}"] [data-column="${column}"]`,
        )
        if (field) {
          if (block) field.scrollIntoView({ block })
          field.focus()
          if (field instanceof HTMLInputElement) field.select()
        } else if (left > 0) requestAnimationFrame(() => attempt(left - 1))
      }
      show?.(row)
      attempt(FRAMES)
    },
    [scroller, show],
  )
  useEffect(() => {
    const place = jump && placeOfJump(latest.current, jump)
    if (place) focus(place.row, place.column, 'center')
  }, [jump, focus])
  return useMemo(() => {
    const change = (product: string, next: SkuChange, codes?: ReadonlySet<string>) =>
      edit(values => editProduct(values, product, line => withSkus(line, next, codes)))
    return {
      change: (product, next, sku) => change(product, next, sku === undefined ? undefined : new Set([sku])),
      fill(index: number, field: PriceField) {
        const row = latest.current[index]
        if (row?.kind !== 'sku') return
        const below = rowsBelow(latest.current, index)
        edit(values =>
          editProduct(values, row.product, line => {
            const sku = line.skus.find(({ code }) => code === row.sku.code)
            return sku ? withSkus(line, { [field]: priceOf(line, sku, field) }, below) : line
          }),
        )
      },
      paste(index, field, texts) {
        const pasted = pastedInto(latest.current, index, texts)
        edit(values =>
          pasted.reduce(
            (now, { product, sku, text }) =>
              editProduct(now, product, line => withSkus(line, { [field]: centsOf(text) }, new Set([sku]))),
            values,
          ),
        )
      },
      move(index, column, by) {
        const to = index + by
        if (to >= 0 && to < latest.current.length) focus(to, column)
      },
      remove: onRemove,
    }
  }, [edit, focus, onRemove])
}
