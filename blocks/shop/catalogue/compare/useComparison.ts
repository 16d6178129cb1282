import { type ComparedProduct, comparedProducts } from '#api/client/product/compared-products.ts'
import { useEffect, useState } from 'react'
import { useBlockContext } from '../../../page/view.ts'
import { compareList, goneCodes, useCompared } from './compare-list.ts'

interface Answer {
  readonly products: readonly ComparedProduct[]
  /** Number no longer offered. */
  readonly gone: number
}

/**
 * The products of the compare list as they are now: read again at each opening; those no longer offered leave the list.
 * `products` is undefined until they are there. Source: CO-49.
 */
export function useComparison() {
  const { api } = useBlockContext()
  const codes = useCompared()
  const [answer, setAnswer] = useState<Answer>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      const wanted = compareList.get()
      try {
        const found = wanted.length > 0 ? await comparedProducts(api, wanted) : []
        if (isGone) return
        const lost = goneCodes(wanted, found)
        if (lost.length > 0) compareList.remove(lost)
        setAnswer({ products: found.filter(product => product.onShelves), gone: lost.length })
        setFailed(false)
      } catch {
        // Said to the shopper, who may try again.
        if (!isGone) setFailed(true)
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [api, attempt])

  return {
    // Products another tab adds meanwhile wait for the next opening.
    products: answer?.products.filter(({ code }) => codes.includes(code)),
    gone: answer?.gone ?? 0,
    hasFailed,
    retry: () => setAttempt(count => count + 1),
    remove: (code: string) => compareList.remove([code]),
  }
}
