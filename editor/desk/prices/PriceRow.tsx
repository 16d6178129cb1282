import type { PriceField } from '#desk/prices/price-fields.ts'
import type { ListedPrice, PaidPrice } from '#desk/prices/price-shapes.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEnvironment } from '../../kit/environment.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { textAt } from './grid-commands.ts'
import { type Grid, isInRange } from './grid-store.ts'
import { placeKey, shownPrice } from './grid-work.ts'
import { PriceInput } from './PriceInput.tsx'
import styles from './prices.module.css'
import type { PriceWords } from './use-price-words.ts'

/** What all cells of a grid have in common. */
export interface GridProps {
  readonly grid: Grid
  readonly fields: readonly PriceField[]
  readonly words: PriceWords
  readonly isReadOnly: boolean
  readonly statusId: string
  readonly onPasted: (outside: number) => void
  /** Returns true while the keyboard has not been in the grid. */
  readonly isUntouched: () => boolean
}

interface RowProps extends GridProps {
  readonly row: ListedPrice
  readonly index: number
}

/** A SKU: its prices, and what shoppers pay. Each cell follows the grid by itself. */
export const PriceRow = memo(function PriceRow({ row, index, ...shared }: RowProps) {
  const t = useTranslations('editor.prices')
  const { uiLocale } = useEnvironment()
  const { sku, style, title, variant, pays } = row
  const isChosen = useStore(shared.grid.store, ({ chosen }) => chosen.has(sku))
  return (
    <tr data-sku={sku} aria-rowindex={index + 3}>
      <td className={styles.tick}>
        <Checkbox
          label={<span className="visuallyHidden">{t('choose', { sku })}</span>}
          checked={isChosen}
          onChange={({ target }) => shared.grid.choose([sku], target.checked)}
        />
      </td>
      <th scope="row" aria-label={sku}>
        <Link to={`/goods/${encodeURIComponent(style)}`}>{title[uiLocale]}</Link>
        <small>
          {sku}
          {variant[uiLocale] !== '' && ` · ${variant[uiLocale]}`}
        </small>
      </th>
      {shared.fields.map(field => (
        <PriceCellBox key={field} row={row} field={field} {...shared} />
      ))}
      {pays.map(paid => (
        <Paid key={paid.shopper} paid={paid} />
      ))}
    </tr>
  )
})

function Paid({ paid: { price, promotion } }: { readonly paid: PaidPrice }) {
  const t = useTranslations('editor.prices')
  const money = useDeskMoney()
  return (
    <td className={styles.paid}>
      {price ? money(price) : t('notForSale')}
      {promotion !== '' && <small>{promotion}</small>}
    </td>
  )
}

interface CellProps extends GridProps {
  readonly row: ListedPrice
  readonly field: PriceField
}

const PriceCellBox = memo(function PriceCellBox({ row, field, ...shared }: CellProps) {
  const { grid, words, isReadOnly, statusId, onPasted, isUntouched } = shared
  const t = useTranslations('editor.prices')
  const place = { sku: row.sku, field }
  const key = placeKey(place)
  const edit = useStore(grid.store, ({ work }) => work.edits.get(key))
  const answer = useStore(grid.store, ({ answers }) => answers.get(key))
  const isActive = useStore(grid.store, ({ active }) => active?.sku === row.sku && active.field === field)
  const isMarked = useStore(grid.store, state => isInRange(state, place))
  const text = textAt({ edits: new Map(edit && [[key, edit]]) }, row, field)
  const wrong = (edit && words.problemOf(edit)) ?? (answer && words.answerOf(answer))
  const stored = row.prices[field] ?? null
  return (
    <td
      className={styles.cell}
      aria-selected={isActive || isMarked}
      data-field={field}
      data-state={wrong !== undefined ? 'wrong' : edit ? 'changed' : undefined}
      title={wrong}
    >
      {isActive ? (
        <PriceInput
          {...{ grid, place, text, isReadOnly, onPasted }}
          label={`${words.nameOf(field)}: ${row.sku}`}
          isWrong={wrong !== undefined}
          describedBy={statusId}
          keepsFocus={isUntouched()}
        />
      ) : (
        <span>{text === '' ? t('none') : text}</span>
      )}
      {edit && (
        <del aria-label={t('was', { value: words.valueOf(edit.before) })}>{shownPrice(edit.before)}</del>
      )}
      {edit && stored !== edit.before && wrong === undefined && (
        <span className="visuallyHidden">{t('now', { value: words.valueOf(stored) })}</span>
      )}
    </td>
  )
})
