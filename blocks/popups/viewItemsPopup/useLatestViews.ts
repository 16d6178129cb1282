import type { Api } from '#api/client/api.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { useEffect, useState } from 'react'
import { earlierProducts } from '../../shop/catalogue/recent-views/earlier-products.ts'
import { onView, recentViews } from '../../shop/catalogue/recent-views/recent-views.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext, useIsBuilder } from '../../page/view.ts'

/** Products it takes, and shows. Source: L-314, LO-42. */
export const NEEDED = 2
/** Asked for, as some may have left the shelf since. */
const ASKED = 4

type Products = readonly ProductCard[]
const NONE: Products = []

async function askFor(api: Api, codes: readonly string[]): Promise<Products> {
  try {
    return (await api.productsByCode(codes)).filter(({ onShelves }) => onShelves)
  } catch (error) {
    console.warn('The products seen last cannot be shown.', error)
    return NONE
  }
}

/** The two products seen last today that are still on the shelf; none until there are two, `undefined` until that is known. A failed call is only logged. Source: L-314, LO-42. */
export function useLatestViews(): Products | undefined {
  const { api } = useBlockContext()
  const isBuilder = useIsBuilder()
  const clock = useClock()
  const [products, setProducts] = useState<Products>()

  useEffect(() => {
    if (isBuilder) return
    let latest = 0
    const read = async () => {
      const mine = ++latest
      const codes = earlierProducts(recentViews(clock()), undefined, ASKED)
      const found = codes.length < NEEDED ? NONE : await askFor(api, codes)
      if (mine === latest) setProducts(found.length < NEEDED ? NONE : found.slice(0, NEEDED))
    }
    void read()
    const stop = onView(() => void read())
    return () => {
      latest = -1
      stop()
    }
  }, [api, clock, isBuilder])

  return products
}
