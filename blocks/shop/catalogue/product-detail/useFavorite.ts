import { ApiError } from '#api/client/api-error.ts'
import type { ProductSku } from '#api/client/product/product-detail.ts'
import { useStore } from '#ui/store/store.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { sectionOf } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import { addFavorite } from '../../favorite/favorite-actions.ts'
import { favorites } from '../../favorite/favorites.ts'
import { keepWish, takeWish } from '../../favorite/kept-wish.ts'
import { isReachable } from '../../links/reachable.ts'
import { loginHref } from '../../links/safe-path.ts'
import { track } from '../../tracking/tracking.ts'
import { productHref } from '../product-facts/product-link.ts'
import { WISH_LIST_HREF } from './product-links.ts'
import { chosenSku, type ProductInUse } from './product-state.ts'
import { isGift } from './stock.ts'

/** The member's list is full. Source: C-114, CO-30. */
const LIMIT = 'FAVORITE_LIMIT'

const fail = (message: string) => showToast(message, { status: 'error' })

/**
 * The favourite button: marks the chosen size, then leads to the wish list. Without a size it leads to the sizes and marks
 * the one that is chosen next. Visitors go to the login and come back, and what they wanted is marked then. Without a
 * connection the page stays and a toast says why.
 * Source: C-095 … C-097, C-112, C-113, C-379, M-158, CO-29.
 *
 * @param askElsewhere asks for the size in another way than by the tip of the product's page; rejects where it cannot
 */
export function useFavorite(choice: ProductInUse, askElsewhere?: () => Promise<void>) {
  const { state, waitForSize, askForSize } = choice
  const tip = useTranslations('product.choice')
  const { go } = useBlockContext()
  const common = useTranslations('common')
  const { marks, isRead } = useStore(favorites)
  const { mark, isSaving } = useMark(choice)
  const sku = chosenSku(state)
  const isCollected = sku
    ? marks.some(({ skuCode }) => skuCode === sku.code) || (!isRead && Boolean(sku.favorite))
    : false

  const markAwaited = useEffectEvent(() => {
    if (!sku || !choice.store.get().marksNextSize) return
    waitForSize(false)
    if (!isCollected) void mark(sku)
  })
  useEffect(() => markAwaited(), [sku?.code])
  useWishAfterLogin(choice, mark)

  const press = async () => {
    if (isCollected) return (await isReachable(WISH_LIST_HREF)) ? go(WISH_LIST_HREF) : fail(common('offline'))
    if (sku) return mark(sku)
    if (askElsewhere) return askElsewhere().catch(() => fail(common('offline')))
    fail(tip('chooseSize'))
    askForSize()
    waitForSize(true)
  }
  return { isCollected, isSaving, press }
}

/** Puts a size on the wish list; visitors log in first. Source: C-114, M-155, M-158. */
export function useMark({ store }: ProductInUse) {
  const t = useTranslations('product.favorite')
  const common = useTranslations('common')
  const { api, go, isVisitor, route, clock, now } = useBlockContext()
  const [isSaving, setSaving] = useState(false)

  const save = async (skuCode: string) => {
    const { product } = store.get()
    if (await isVisitor()) {
      const login = loginHref(sectionOf(route) + productHref(product))
      if (!(await isReachable(login))) return fail(common('offline'))
      keepWish(skuCode, clock?.() ?? now)
      return go(login)
    }
    const { isAdded, userErrors } = await addFavorite(api, skuCode)
    if (!isAdded) {
      const [refusal] = userErrors
      return fail(refusal?.code === LIMIT ? t('limit') : refusal?.message || t('failed'))
    }
    track('add_to_wishlist', {
      ecommerce: { items: [{ item_id: product.code, item_variant: skuCode }] },
    })
    showToast(t('saved'), { status: 'success' })
  }

  const mark = async (sku: ProductSku) => {
    if (isGift(sku)) return fail(t('gift'))
    setSaving(true)
    try {
      await save(sku.code)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(t('failed'))
    } finally {
      setSaving(false)
    }
  }
  return { mark, isSaving }
}

/** Marks what the shopper wanted before the login that led back to this product's page, and chooses it. Source: M-158. */
function useWishAfterLogin(
  { store, chooseSku }: ProductInUse,
  mark: (sku: ProductSku) => Promise<void>,
): void {
  const { isVisitor, route, mode, clock, now } = useBlockContext()
  const fulfil = useEffectEvent(async () => {
    if (mode !== 'shop' || route.kind !== 'product' || (await isVisitor())) return
    const { skus } = store.get().product
    const wished = takeWish(
      skus.map(({ code }) => code),
      clock?.() ?? now,
    )
    const sku = skus.find(({ code }) => code === wished)
    if (!sku) return
    chooseSku(sku.code)
    await mark(sku)
  })
  // Where the session cannot be read, the wish stays for the next look at the page.
  useEffect(() => void fulfil().catch(() => undefined), [])
}
