import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { WISH_LIST_HREF } from '../catalogue/product-detail/product-links.ts'
import { WhichSize } from '../catalogue/product-detail/WhichSize.tsx'
import { isReachable } from '../links/reachable.ts'
import { favorites, marksOfProduct } from './favorites.ts'

interface Props {
  /** Of the product. */
  readonly code: string
  readonly onClosed: () => void
}

/**
 * Answers a press on a card's heart: leads to the wish list where the product is on it, or asks for the size. It stands among the
 * overlays, where the page's context is. Source: C-096, M-154, M-157.
 */
export function HeartPress({ code, onClosed }: Props) {
  const common = useTranslations('common')
  const { go } = useBlockContext()
  const [isMarked] = useState(() => marksOfProduct(favorites.get(), code).length > 0)

  const leave = useEffectEvent(async () => {
    if (await isReachable(WISH_LIST_HREF)) go(WISH_LIST_HREF)
    else showToast(common('offline'), { status: 'error' })
    onClosed()
  })
  useEffect(() => {
    if (isMarked) void leave()
  }, [isMarked])
  return isMarked ? null : <WhichSize code={code} onClosed={onClosed} />
}
