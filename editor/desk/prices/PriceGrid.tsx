import type { PriceField } from '#desk/prices/price-fields.ts'
import type { ListedPrice, PriceLevel } from '#desk/prices/price-shapes.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { sheetOf } from './grid-commands.ts'
import type { Grid } from './grid-store.ts'
import { placeKey, readEdit } from './grid-work.ts'
import { type GridProps, PriceRow } from './PriceRow.tsx'
import styles from './prices.module.css'
import { usePriceWords } from './use-price-words.ts'

/** Rows that are drawn without a window. */
const WHOLE = 200
/** Height of a row, px; `prices.module.css` has it too. */
const ROW_PX = 56

interface Props {
  readonly grid: Grid
  readonly rows: readonly ListedPrice[]
  readonly fields: readonly PriceField[]
  readonly levels: readonly PriceLevel[]
  readonly isReadOnly: boolean
}

/** Prices as a table that is worked in like a spreadsheet. One cell has the keyboard. */
export function PriceGrid({ grid, rows, fields, levels, isReadOnly }: Props) {
  const t = useTranslations('editor.prices')
  const plain = usePriceWords(levels)
  // oxlint-disable-next-line react/exhaustive-deps -- words differ with the language, which loads the screen again, and the levels
  const words = useMemo(() => plain, [levels])
  const statusId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const isTouched = useRef(false)
  const isUntouched = useCallback(() => !isTouched.current, [])
  const [outside, setOutside] = useState(0)
  useEffect(() => grid.show(sheetOf(rows, fields)), [grid, rows, fields])

  /** Activates the cell that is pressed; with Shift, the range up to it. */
  const onPress = ({ target, shiftKey }: MouseEvent<HTMLElement>) => {
    const cell = (target as HTMLElement).closest<HTMLElement>('td[data-field]')
    const sku = cell?.closest('tr')?.dataset['sku']
    const field = fields.find(each => each === cell?.dataset['field'])
    if (sku === undefined || !field) return
    isTouched.current = true
    grid.activate({ sku, field }, shiftKey)
  }
  const shared = { grid, fields, words, isReadOnly, statusId, onPasted: setOutside, isUntouched }
  return (
    <>
      {/* The cells have the keys; a press anywhere in a cell goes to its field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={scroller}
        className={styles.scroller}
        onClick={onPress}
        onFocus={() => void (isTouched.current = true)}
      >
        {/* A grid is a table whose cells the arrows move between. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table className={styles.grid} role="grid" aria-label={t('title')} aria-rowcount={rows.length + 2}>
          <Head grid={grid} rows={rows} fields={fields} levels={levels} words={words} />
          <Rows scroller={scroller} rows={rows} shared={shared} />
        </table>
      </div>
      <Status id={statusId} grid={grid} words={words} outside={outside} />
      <p className={styles.keys}>{t(isReadOnly ? 'keysReading' : 'keys')}</p>
    </>
  )
}

type HeadProps = Omit<Props, 'isReadOnly'> & Pick<GridProps, 'words'>

function Head({ grid, rows, fields, levels, words }: HeadProps) {
  const t = useTranslations('editor.prices')
  const chosen = useStore(grid.store, state => rows.filter(({ sku }) => state.chosen.has(sku)).length)
  const skus = rows.map(({ sku }) => sku)
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th rowSpan={2} className={styles.tick} scope="col">
          <Checkbox
            label={<span className="visuallyHidden">{t('chooseAll')}</span>}
            checked={chosen > 0 && chosen === rows.length}
            isPartly={chosen > 0 && chosen < rows.length}
            onChange={({ target }) => grid.choose(skus, target.checked)}
          />
        </th>
        <th rowSpan={2} scope="col">
          {t('sku')}
        </th>
        <th colSpan={fields.length} scope="colgroup">
          {t('stored')}
        </th>
        <th colSpan={levels.length + 2} scope="colgroup">
          {t('paysNow')}
        </th>
      </tr>
      <tr aria-rowindex={2}>
        {fields.map(field => (
          <th key={field} scope="col">
            {words.nameOf(field)}
          </th>
        ))}
        <th scope="col">{t('guest')}</th>
        {levels.map(({ code }) => (
          <th key={code} scope="col">
            {words.levelName(code)}
          </th>
        ))}
        <th scope="col">{t('staff')}</th>
      </tr>
    </thead>
  )
}

interface RowsProps {
  readonly scroller: React.RefObject<HTMLDivElement | null>
  readonly rows: readonly ListedPrice[]
  readonly shared: GridProps
}

/** All rows, or those in sight of a long list. */
function Rows({ scroller, rows, shared }: RowsProps) {
  return rows.length > WHOLE ? (
    <WindowedRows scroller={scroller} rows={rows} shared={shared} />
  ) : (
    <tbody>
      {rows.map((row, index) => (
        <PriceRow key={row.sku} row={row} index={index} {...shared} />
      ))}
    </tbody>
  )
}

function WindowedRows({ scroller, rows, shared }: RowsProps) {
  const active = useStore(shared.grid.store, ({ active: cell, sheet }) => sheet.at.get(cell?.sku ?? '') ?? -1)
  // oxlint-disable-next-line react/incompatible-library -- the rows render again whenever they scroll
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
  })
  useEffect(() => {
    if (active > 0) virtual.scrollToIndex(active)
  }, [virtual, active])
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody>
      {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
      {items.map(({ index }) => {
        const row = rows[index]
        return row && <PriceRow key={row.sku} row={row} index={index} {...shared} />
      })}
      {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
    </tbody>
  )
}

interface StatusProps extends Pick<GridProps, 'grid' | 'words'> {
  readonly id: string
  readonly outside: number
}

/** Says of the active cell what would change, or what is wrong. */
function Status({ id, grid, words, outside }: StatusProps) {
  const t = useTranslations('editor.prices')
  const active = useStore(grid.store, state => state.active)
  const key = active && placeKey(active)
  const edit = useStore(grid.store, ({ work }) => (key === undefined ? undefined : work.edits.get(key)))
  const answer = useStore(grid.store, ({ answers }) => (key === undefined ? undefined : answers.get(key)))
  const read = edit && readEdit(edit)
  const wrong = (edit && words.problemOf(edit)) ?? (answer && words.answerOf(answer))
  const place = active ? `${words.nameOf(active.field)}, ${active.sku}` : ''
  return (
    <output id={id} className={styles.status} data-wrong={wrong !== undefined || undefined}>
      {wrong !== undefined
        ? t('wrongCell', { place, message: wrong })
        : edit && read && 'after' in read
          ? t('changedCell', { place, before: words.valueOf(edit.before), after: words.valueOf(read.after) })
          : place}
      {outside > 0 && ` ${t('outside', { count: outside })}`}
    </output>
  )
}
