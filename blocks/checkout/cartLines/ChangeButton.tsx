import type { BagItem } from '#api/client/cart/cart.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { bagLines, bagStore } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import type { BagChanges } from '../../shop/cart/use-bag-changes.ts'

type NextLine = Parameters<BagChanges['changeSku']>[1]

interface Props {
  readonly item: BagItem
  readonly title: string
  readonly changes: Pick<BagChanges, 'changeSku'>
}

/** What is no longer sold has no other size either. */
const mayChange = ({ lineType, reason, sku, spuCode }: BagItem) =>
  lineType === 'SALABLE_PRODUCT' && spuCode !== '' && sku !== null && reason !== 'OFF_SHELF'

/** The line of a SKU at its own price. */
const lineOf = (skuCode: string) =>
  bagLines(bagStore.get().bag).find(
    ({ lineType, sku }) => lineType === 'SALABLE_PRODUCT' && sku?.code === skuCode,
  )
const focusLine = (skuCode: string) => {
  const line = lineOf(skuCode)
  if (line) document.getElementById(idOf(line))?.focus()
}
const idOf = ({ lineId }: Pick<BagItem, 'lineId'>) => `change-${lineId}`

/**
 * Opens the choice of colour, size and quantity for a line. Where the bag has a line of the new SKU already, the two become one: a toast
 * says so, and the focus goes to the line that stays. Source: C-086, C-331, CO-57, L-405.
 */
export function ChangeButton({ item, title, changes }: Props) {
  const t = useTranslations('service.cartLines')
  const { loadTexts } = useBlockContext()
  const { sku, spuCode, quantity } = item
  if (!mayChange(item) || !sku) return null

  const save = async (next: NextLine, onJoined: (skuCode: string) => void) => {
    const hasOther = next.skuCode !== sku.code && lineOf(next.skuCode) !== undefined
    const isTaken = await changes.changeSku(sku.code, next)
    if (!isTaken) return false
    if (hasOther) onJoined(next.skuCode)
    const units = lineOf(next.skuCode)?.quantity ?? next.quantity
    showToast(hasOther ? t('joined', { title, units }) : t('changed'), { status: 'success' })
    return true
  }
  const open = async () => {
    let joined = ''
    const update = {
      line: { skuCode: sku.code, quantity },
      save: (next: NextLine) => save(next, skuCode => (joined = skuCode)),
    }
    try {
      const { openQuickView } = await import('../../shop/catalogue/product-detail/open-quick-view.ts')
      await openQuickView(spuCode, loadTexts, { update }, () => focusLine(joined))
    } catch {
      showToast(t('changeFailed'), { status: 'error' })
    }
  }
  return (
    <button
      id={idOf(item)}
      type="button"
      className={shared.link}
      aria-haspopup="dialog"
      aria-label={t('changeTitle', { title })}
      onClick={() => void open()}
    >
      {t('change')}
    </button>
  )
}
