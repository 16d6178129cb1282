import { ApiError } from '#api/client/api-error.ts'
import { createFavorite } from '#api/client/favorites.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { productHref } from '../product-card/product-link.ts'
import { sectionOf } from '../../../page/shop-route.ts'
import { track } from '../../tracking/tracking.ts'
import { useBlockContext } from '../../../page/view.ts'
import { loginHref, WISH_LIST_HREF } from './product-links.ts'
import type { ProductSku } from '#api/client/product-detail.ts'
import { chosenSku, type ProductInUse } from './product-state.ts'
import { isGift } from './stock.ts'

/** The member's list is full. Source: C-114, CO-30. */
const LIMIT = 'FAVORITE_LIMIT'

const fail = (message: string) => showToast(message, { status: 'error' })

/**
 * The favourite button: marks the chosen size, then leads to the wish list. Without a size it leads to the sizes and marks
 * the one that is chosen next. Visitors go to the login and come back. Source: C-095 … C-097, C-112, C-113, C-379, CO-29.
 */
export function useFavorite({ store, state, markFavorite, askForSize }: ProductInUse) {
  const t = useTranslations('product.favorite')
  const choice = useTranslations('product.choice')
  const { api, go, isVisitor, route } = useBlockContext()
  const [isSaving, setSaving] = useState(false)
  const sku = chosenSku(state)
  const isCollected = Boolean(sku?.favorite)
  const waitsForSize = useRef(false)

  const save = async (skuCode: string) => {
    const { product } = store.get()
    if (await isVisitor()) {
      const section = sectionOf(route)
      return go(loginHref(section + productHref(product)))
    }
    const { favorite, userErrors } = await createFavorite(api, skuCode)
    if (!favorite) {
      const [refusal] = userErrors
      return fail(refusal?.code === LIMIT ? t('limit') : refusal?.message || t('failed'))
    }
    markFavorite(skuCode, favorite)
    track('add_to_wishlist', {
      ecommerce: { items: [{ item_id: product.code, item_variant: skuCode }] },
    })
    showToast(t('saved'), { status: 'success' })
  }

  const mark = async (chosen: ProductSku) => {
    if (isGift(chosen)) return fail(t('gift'))
    setSaving(true)
    try {
      await save(chosen.code)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(t('failed'))
    } finally {
      setSaving(false)
    }
  }

  const markAwaited = useEffectEvent((chosen: ProductSku | undefined) => {
    if (!chosen || !waitsForSize.current) return
    waitsForSize.current = false
    if (!chosen.favorite) void mark(chosen)
  })
  useEffect(() => store.subscribe(() => markAwaited(chosenSku(store.get()))), [store])

  const press = async () => {
    if (isCollected) return go(WISH_LIST_HREF)
    if (sku) return mark(sku)
    fail(choice('chooseSize'))
    askForSize()
    waitsForSize.current = true
  }
  return { isCollected, isSaving, press }
}
