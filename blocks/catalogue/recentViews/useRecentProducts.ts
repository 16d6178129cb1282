import type { ProductCard } from '#api/client/product-card.ts'
import { type RefObject, useEffect, useState } from 'react'
import { earlierProducts } from '../../shop/catalogue/recent-views/earlier-products.ts'
import { noteView, recentViews } from '../../shop/catalogue/recent-views/recent-views.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'

/** Distance from the viewport at which the cards are asked for. */
const NEAR = '400px'

/** Returns true if the place has come near the viewport; stays true. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isNear])
  return isNear
}

const NONE: readonly ProductCard[] = []

/**
 * Products seen earlier today that are still on the shelf, once their place is near. Notes the look at the present one,
 * and at each other colour of it. A failed call is logged, nothing shows. Source: L-315, LO-42.
 *
 * @param present code of the product on show; absent on other pages
 */
export function useRecentProducts(
  place: RefObject<HTMLElement | null>,
  present: string | undefined,
  max: number,
): readonly ProductCard[] {
  const { api } = useBlockContext()
  const clock = useClock()
  const isNear = useIsNear(place)
  const [products, setProducts] = useState(NONE)

  useEffect(() => {
    if (present !== undefined) noteView(present, clock())
  }, [present, clock])

  useEffect(() => {
    if (!isNear) return
    let isGone = false
    const read = async () => {
      const codes = earlierProducts(recentViews(clock()), present, max)
      try {
        const found = codes.length > 0 ? await api.productsByCode(codes) : NONE
        if (!isGone) setProducts(found.filter(product => product.onShelves))
      } catch (error) {
        console.warn('Recent views cannot be shown.', error)
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [api, clock, isNear, max, present])

  return products
}
