import { createFavorite } from '#api/client/account/favorites.ts'
import {
  WISH_LIST_KEY,
  type Wished,
  type WishPage,
  wishListQuery,
} from '#api/client/account/favorite-queries.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import { useKnownPages } from '../../shop/account/use-pages.ts'
import { takeBack } from '../../shop/favorite/favorite-actions.ts'
import { choiceIn, EVERYTHING, hrefOf, type WishChoice } from './wish-choice.ts'

type Pages = InfiniteData<WishPage, string | null>

/** Which part of the list shows. The address holds it, so that it is there again after a look at a product. */
export function useWishChoice() {
  const { go } = useBlockContext()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<WishChoice>()
  const choice = chosen ?? (isHydrated ? choiceIn(location.search) : EVERYTHING)
  const choose = (change: Partial<WishChoice>) => {
    const next = { ...choice, ...change }
    setChosen(next)
    go(hrefOf(next), { replace: true, isHere: true })
  }
  return { choice, choose }
}

/** The member's favourites of a choice, as far as they were asked for. While another choice loads, the one before stays. */
export function useWishList(choice: WishChoice) {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const query = useInfiniteQuery(
    {
      ...wishListQuery(api, choice),
      enabled: mode === 'shop' && isHydrated,
      placeholderData: keepPreviousData,
    },
    useAccountQueries(),
  )
  const { pages, ...list } = useKnownPages(query)
  return {
    ...list,
    wished: pages?.flatMap(({ edges }) => edges.map(({ node }) => node)),
    counts: pages?.at(-1)?.counts ?? [],
    total: pages?.at(-1)?.pageInfo.totalCount ?? 0,
    isStale: query.isPlaceholderData,
    /** The next page did not come. */
    hasNextFailed: query.isFetchNextPageError,
  }
}

const without = (pages: Pages, id: string): Pages => ({
  ...pages,
  pages: pages.pages.map(page => ({ ...page, edges: page.edges.filter(({ node }) => node.id !== id) })),
})

/**
 * Takes favourites off the list, which shows it at once, and puts one back. Source: M-152, L-383.
 */
export function useWishRemoval() {
  const t = useTranslations('account.wishList')
  const { api } = useBlockContext()
  const queries = useAccountQueries()
  const reload = () => queries.invalidateQueries({ queryKey: WISH_LIST_KEY })

  /** Resolves to true if it is gone. */
  const remove = async (wished: Wished): Promise<boolean> => {
    await queries.cancelQueries({ queryKey: WISH_LIST_KEY })
    const before = queries.getQueriesData<Pages>({ queryKey: WISH_LIST_KEY })
    queries.setQueriesData<Pages>({ queryKey: WISH_LIST_KEY }, pages => pages && without(pages, wished.id))
    try {
      await takeBack(api, [wished.id])
      await reload()
      return true
    } catch {
      for (const [key, pages] of before) queries.setQueryData(key, pages)
      showToast(t('removeFailed'), { status: 'error' })
      return false
    }
  }

  /** The SKU that is marked again. */
  const putBack = async ({ skuCode }: Wished): Promise<string | undefined> => {
    try {
      const { favorite, userErrors } = await createFavorite(api, skuCode)
      if (favorite) {
        await reload()
        return favorite.skuCode
      }
      showToast(userErrors[0]?.message ?? t('putBackFailed'), { status: 'error' })
    } catch {
      showToast(t('putBackFailed'), { status: 'error' })
    }
    return undefined
  }
  return { remove, putBack }
}
