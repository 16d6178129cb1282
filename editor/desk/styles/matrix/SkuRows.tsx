import { formatCount } from '#locales/format.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Trash2 } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import type { SpuLine } from '../style-values.ts'
import styles from './matrix.module.css'
import { type MatrixRow, placeOf } from './matrix-rows.ts'
import { MoneyCell } from './MoneyCell.tsx'
import { PRICE_FIELDS, type PriceField, sharedPrice, type SkuChange } from './sku-matrix.ts'

/** Changes that rows ask for. The same object as long as the sheet is open. */
export interface MatrixWays {
  readonly change: (product: string, change: SkuChange, sku?: string) => void
  readonly fill: (row: number, field: PriceField) => void
  readonly paste: (row: number, field: PriceField, texts: readonly string[]) => void
  /** Focuses the same field of another row. */
  readonly move: (row: number, column: string, by: number) => void
  /** Asks before a colour or a SKU is taken off the sheet; `undefined` for those who only read. */
  readonly remove: ((row: number, product: string, sku?: string) => void) | undefined
}

interface Props<Kind extends MatrixRow['kind']> {
  readonly row: Extract<MatrixRow, { readonly kind: Kind }>
  readonly index: number
  readonly ways: MatrixWays
  /** Takes the height of the row, where rows are drawn only in sight. */
  readonly measure?: ((row: HTMLTableRowElement | null) => void) | undefined
}

/** Only rows whose values changed are drawn. */
const isDrawn = (before: Props<'sku'>, next: Props<'sku'>) =>
  before.index === next.index &&
  before.ways === next.ways &&
  before.row.sku === next.row.sku &&
  before.row.name === next.row.name &&
  before.row.problems === next.row.problems &&
  before.row.prices.every((price, at) => price === next.row.prices[at])

/** A SKU: what may be changed of it, and its stock. */
export const SkuRow = memo(function SkuRow({ row, index, ways, measure }: Props<'sku'>) {
  const t = useTranslations('editor.styles.matrix')
  const id = useId()
  const { uiLocale } = useEnvironment()
  const { product, name, sku, prices, problems } = row
  const of = [name, sku.size].filter(Boolean).join(' ')
  const problem = problems === '' ? undefined : `${id}-problem`
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-invalid={problem !== undefined || undefined}
    >
      <th scope="row">{sku.size ?? '–'}</th>
      <td className={styles.code}>
        {sku.code}
        {problem && (
          <p id={problem} className={styles.problem} role="alert">
            {problems}
          </p>
        )}
      </td>
      <td data-label={t('enabled')}>
        <Tick
          label={`${t('enabled')}: ${of}`}
          isOn={sku.isEnabled ?? true}
          onChange={isEnabled => ways.change(product, { isEnabled }, sku.code)}
        />
      </td>
      {PRICE_FIELDS.map(field => (
        <td key={field} data-label={t(field)}>
          <MoneyCell
            label={`${t(field)}: ${of}`}
            value={prices[placeOf(field)]}
            describedBy={problem}
            isInvalid={problem !== undefined}
            column={field}
            onChange={cents => ways.change(product, { [field]: cents }, sku.code)}
            onColumn={texts => ways.paste(index, field, texts)}
            onFill={() => ways.fill(index, field)}
            onMove={by => ways.move(index, field, by)}
          />
        </td>
      ))}
      <td data-label={t('stock')} className={styles.number} data-column="inventory" tabIndex={-1}>
        {sku.inventory === null ? t('notCounted') : formatCount(sku.inventory, uiLocale)}
      </td>
      <RemoveCell name={of || sku.code} index={index} ways={ways} product={product} sku={sku.code} />
    </tr>
  )
}, isDrawn)

interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether a SKU is sold. It shows a press at once: what was pressed comes back with the rows a moment later. */
function Tick({ label, isOn, onChange }: TickProps) {
  const [pressed, setPressed] = useState(isOn)
  const [seen, setSeen] = useState(isOn)
  if (seen !== isOn) {
    setSeen(isOn)
    setPressed(isOn)
  }
  return (
    <input
      type="checkbox"
      className={styles.tick}
      data-column="isEnabled"
      aria-label={label}
      checked={pressed}
      onChange={({ target }) => {
        setPressed(target.checked)
        onChange(target.checked)
      }}
    />
  )
}

interface RemoveProps {
  readonly name: string
  readonly index: number
  readonly ways: MatrixWays
  readonly product: string
  readonly sku?: string
}

/** The button at the end of a row; arrows move to that of another row. */
function RemoveCell({ name, index, ways: { remove, move }, product, sku }: RemoveProps) {
  const t = useTranslations('editor.styles.matrix')
  if (!remove) return null
  return (
    <td className={styles.remove}>
      <IconButton
        icon={Trash2}
        size="s"
        label={t('removeOf', { name })}
        data-column="remove"
        onClick={() => remove(index, product, sku)}
        onKeyDown={event => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
          if (by === undefined) return
          event.preventDefault()
          move(index, 'remove', by)
        }}
      />
    </td>
  )
}

/** Units of a product that are counted. */
const unitsOf = ({ skus }: SpuLine) => skus.reduce((sum, { inventory }) => sum + (inventory ?? 0), 0)

const isProductDrawn = (before: Props<'product'>, next: Props<'product'>) =>
  before.index === next.index &&
  before.ways === next.ways &&
  before.row.line === next.row.line &&
  before.row.problems === next.row.problems &&
  before.row.name === next.row.name

/** A colour: prices that all of its SKUs have are edited here once. */
export const ProductRow = memo(function ProductRow({ row, index, ways, measure }: Props<'product'>) {
  const { product, name, line, problems } = row
  const t = useTranslations('editor.styles.matrix')
  const { uiLocale } = useEnvironment()
  const hex = line.options?.colour?.[0]?.hex
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.product}>
      <th scope="rowgroup" colSpan={3}>
        {hex && <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />}
        {name} <small>{product}</small>
        {problems !== '' && (
          <p className={styles.problem} role="alert">
            {problems}
          </p>
        )}
      </th>
      {PRICE_FIELDS.map(field => {
        const shared = sharedPrice(line, field)
        return (
          <td key={field} data-label={t(field)}>
            <MoneyCell
              label={t('allSizes', { field: t(field), name })}
              value={shared ?? null}
              placeholder={shared === undefined ? t('differs') : undefined}
              column={field}
              onChange={cents => ways.change(product, { [field]: cents })}
              onMove={by => ways.move(index, field, by)}
            />
          </td>
        )
      })}
      <td data-label={t('stock')} className={styles.number}>
        {formatCount(unitsOf(line), uiLocale)}
      </td>
      <RemoveCell name={name} index={index} ways={ways} product={product} />
    </tr>
  )
}, isProductDrawn)
