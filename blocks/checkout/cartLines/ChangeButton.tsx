import type { BagItem } from '#api/client/cart.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import shared from '../../shop/cart/bag.module.css'
import type { BagChanges } from '../../shop/cart/use-bag-changes.ts'

interface Props {
  readonly item: BagItem
  readonly title: string
  readonly changes: Pick<BagChanges, 'changeSku'>
}

/** What is no longer sold has no other size either. */
const mayChange = ({ lineType, reason, sku, spuCode }: BagItem) =>
  lineType === 'SALABLE_PRODUCT' && spuCode !== '' && sku !== null && reason !== 'OFF_SHELF'

/** Opens the choice of colour, size and quantity for a line. Source: C-086, C-331, L-405. */
export function ChangeButton({ item, title, changes }: Props) {
  const t = useTranslations('service.cartLines')
  const { loadTexts } = useBlockContext()
  const { sku, spuCode, quantity } = item
  if (!mayChange(item) || !sku) return null

  const save = async (next: Parameters<BagChanges['changeSku']>[1]) => {
    const isTaken = await changes.changeSku(sku.code, next)
    if (isTaken) showToast(t('changed'), { status: 'success' })
    return isTaken
  }
  const open = async () => {
    try {
      const { openQuickView } = await import('../../shop/catalogue/product-detail/open-quick-view.ts')
      const line = { skuCode: sku.code, quantity }
      await openQuickView(spuCode, loadTexts, { update: { line, save } })
    } catch {
      showToast(t('changeFailed'), { status: 'error' })
    }
  }
  return (
    <p>
      <button
        type="button"
        className={shared.link}
        aria-haspopup="dialog"
        aria-label={t('changeTitle', { title })}
        onClick={() => void open()}
      >
        {t('change')}
      </button>
    </p>
  )
}
