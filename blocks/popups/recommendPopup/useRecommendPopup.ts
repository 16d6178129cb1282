import { useEffect, useEffectEvent, useState } from 'react'
import { usePopup } from '../../shop/popups/usePopup.ts'
import { deferAddTracking, justAdded, lowerFlag, type ShowAfterAdd } from '../../shop/catalogue/just-added.ts'
import { useStore } from '#ui/store/store.ts'
import { trackItemList } from '../../shop/tracking/tracking.ts'
import { useBlockContext } from '../../page/view.ts'
import { fetchFound, type Found } from './fetch-found.ts'
import type { RecommendPopupOptions } from './block.ts'

/** Time tracking waits for a pop-up that shows at once, ms; something may lie over the page. The value is ours. */
const PATIENCE_MS = 3000

/**
 * Sees the show-after-add flag, fetches what goes with the product, shows it, then writes it down, in this order; opening
 * clears the flag. Adds made while it shows wait until it is closed. Source: L-323 … L-325, LO-34.
 */
export function useRecommendPopup(key: string, options: RecommendPopupOptions) {
  const { api, loadTexts, mode } = useBlockContext()
  const isBuilder = mode === 'builder'
  const { flag, inBag } = useStore(justAdded)
  const [found, setFound] = useState<Found>()
  const isReady = found !== undefined && found.flag === flag
  const popup = usePopup({ key, options, isReady, isApart: true })

  useEffect(() => (isBuilder ? undefined : deferAddTracking()), [isBuilder])

  const search = useEffectEvent((raised: ShowAfterAdd) => fetchFound({ api, loadTexts }, raised, inBag))
  const isSought = flag !== undefined && !isBuilder && !popup.isOpen && !isReady
  useEffect(() => {
    if (!flag || !isSought) return
    let isGone = false
    void search(flag).then(answer => {
      if (isGone) return
      if (answer) return setFound(answer)
      flag.track()
      lowerFlag(flag)
    })
    return () => {
      isGone = true
    }
  }, [flag, isSought])

  useEffect(() => {
    if (!found) return
    const timer = setTimeout(found.flag.track, options.timeout > 0 ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [found, options.timeout])

  const onOpened = useEffectEvent(() => {
    if (!found) return
    found.flag.track()
    trackItemList(
      'recommendPopup',
      found.items.map(({ product }) => product.code),
    )
    lowerFlag(found.flag)
  })
  useEffect(() => {
    if (popup.isOpen) onOpened()
  }, [popup.isOpen])

  return { popup, found }
}
