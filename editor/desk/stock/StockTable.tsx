import type { HeldDeskStock } from '#desk/stock/desk-stock.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { DeskTable } from '../parts/DeskList.tsx'
import { ChangeStockDialog } from './ChangeStockDialog.tsx'
import { Holders } from './Holders.tsx'
import styles from './stock.module.css'
import { useStockWords } from './use-stock-words.ts'

/** Stock of a SKU; lists of low stock do not name its holders. */
export type ShownStock = Omit<HeldDeskStock, 'holds' | 'moreHolds'> &
  Partial<Pick<HeldDeskStock, 'holds' | 'moreHolds'>>

interface Props {
  readonly caption: string
  readonly rows: readonly ShownStock[]
  readonly operator: Operator
}

/** SKUs with their stock, and the way to change it. */
export function StockTable({ caption, rows, operator }: Props) {
  const t = useTranslations('editor.stock')
  const [changing, setChanging] = useState<string>()
  const stock = rows.find(({ sku }) => sku === changing)
  const mayChange = may(operator, 'stock.change')
  const close = (message?: string) => {
    setChanging(undefined)
    if (message !== undefined) toastDone(message)
  }
  return (
    <>
      <DeskTable
        caption={caption}
        columns={[t('sku'), t('onHand'), t('held'), t('free')]}
        {...(mayChange && { actions: t('change.open') })}
      >
        {rows.map(row => (
          <Row
            key={row.sku}
            stock={row}
            operator={operator}
            {...(mayChange && { onChange: () => setChanging(row.sku) })}
          />
        ))}
      </DeskTable>
      {stock && <ChangeStockDialog key={stock.sku} stock={stock} onClose={close} />}
    </>
  )
}

interface RowProps {
  readonly stock: ShownStock
  readonly operator: Operator
  readonly onChange?: () => void
}

function Row({ stock, operator, onChange }: RowProps) {
  const t = useTranslations('editor.stock')
  const { uiLocale } = useEnvironment()
  const words = useStockWords()
  const { sku, title, colour, size, isOnSale, onHand, held, free } = stock
  return (
    <tr>
      <th scope="row" aria-label={sku}>
        <Link to={`/stock/${encodeURIComponent(sku)}`}>{sku}</Link>
        <small>{[title[uiLocale], colour, size].filter(Boolean).join(' · ')}</small>
        {!isOnSale && <small>{t('offSale')}</small>}
      </th>
      <td data-label={t('onHand')} className={styles.units}>
        {words.level(onHand)}
      </td>
      <td data-label={t('held')} className={styles.units}>
        <Holders stock={stock} operator={operator} units={words.count(held)} />
      </td>
      <td data-label={t('free')} className={styles.units}>
        <b>{words.level(free)}</b>
      </td>
      {onChange && (
        <td className={desk.actions}>
          <Button variant="line" aria-label={t('change.openOf', { sku })} onClick={onChange}>
            {t('change.open')}
          </Button>
        </td>
      )}
    </tr>
  )
}
