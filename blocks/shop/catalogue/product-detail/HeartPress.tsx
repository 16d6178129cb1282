import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { WISH_LIST_HREF } from './product-links.ts'
import { WhichSize } from './WhichSize.tsx'
import { isReachable } from '../../links/reachable.ts'
import { favorites, marksOfProduct } from '../../favorite/favorites.ts'

interface Props {
  /** Of the product. */
  readonly code: string
  readonly onClosed: () => void
}

/**
 * Handles a press on a card's heart: opens the wish list if the product is on it, otherwise asks for the size. Rendered as an overlay,
 * inside the page's context. Source: C-096, M-154, M-157.
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
