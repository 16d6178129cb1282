import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { openQuickView } from '../catalogue/product-detail/open-quick-view.ts'
import { takeBack } from './favorite-actions.ts'
import { favorites, marksOfProduct } from './favorites.ts'

interface Props {
  /** Of the product. */
  readonly code: string
  readonly onClosed: () => void
}

/**
 * What a press on a card's heart does: takes back what is marked of the product, or opens quick view, where the size chosen next is
 * marked. Draws nothing; it stands among the overlays, where the page's context is. Source: M-154, L-383.
 */
export function HeartPress({ code, onClosed }: Props) {
  const t = useTranslations('product.favorite')
  const { api, loadTexts } = useBlockContext()

  const press = useEffectEvent(async () => {
    const marked = marksOfProduct(favorites.get(), code)
    try {
      if (marked.length === 0) return await openQuickView(code, loadTexts, { marksNextSize: true })
      await takeBack(
        api,
        marked.map(({ id }) => id),
      )
      showToast(t('removed'))
    } catch {
      showToast(t(marked.length === 0 ? 'failed' : 'removeFailed'), { status: 'error' })
    } finally {
      onClosed()
    }
  })
  useEffect(() => void press(), [])
  return null
}
