import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { buyState } from './buy-state.ts'
import { isPhoneLayout } from './phone-layout.ts'
import { chosenSku, type ProductInUse } from './product-state.ts'
import { useAddToBag } from './useAddToBag.ts'

/**
 * The add-to-bag button of a product. Source: C-098, C-107 … C-111, CO-22.
 *
 * @param isConfirmed the place of the button shows what was added, instead of the banner
 */
export function useBuying({ state, askForSize, noteAdded }: ProductInUse, { isConfirmed = false } = {}) {
  const t = useTranslations('product.choice')
  const { add, isAdding } = useAddToBag({ isConfirmed })
  const can = buyState(state)

  const press = async () => {
    const sku = chosenSku(state)
    if (can === 'needsSize') {
      askForSize()
      if (isPhoneLayout()) showToast(t('chooseSize'))
    } else if (can === 'gift') {
      showToast(t('giftAdd'), { status: 'error' })
    } else if (can === 'ready' && sku) {
      const { code: productCode, categories: branches } = state.product
      const categories = branches.map(({ code }) => code)
      const isAdded = await add([{ productCode, skuCode: sku.code, quantity: state.quantity, categories }])
      // The note names all that was added of the size since it was chosen.
      const before = state.added?.quantity ?? 0
      if (isAdded && isConfirmed) noteAdded({ skuCode: sku.code, quantity: before + state.quantity })
    }
  }
  return { can, press, isAdding }
}
