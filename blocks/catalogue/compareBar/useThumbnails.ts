import type { ProductCard } from '#api/client/product-card.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { compareList } from '../../shop/catalogue/compare/compare-list.ts'
import { goneCodes } from '../../shop/catalogue/compare/compare-list.ts'
import { useBlockContext } from '../../page/view.ts'

/** Long enough for a sentence. */
const NOTE_MS = 4000

/**
 * Products of the compare list by code, asked for as they join it; what the shop no longer offers leaves it, with a
 * word to the shopper. A failed call leaves thumbnails without a picture. Source: CO-49.
 */
export function useThumbnails(codes: readonly string[]): ReadonlyMap<string, ProductCard> {
  const { api } = useBlockContext()
  const t = useTranslations('product.compare')
  const [known, setKnown] = useState<ReadonlyMap<string, ProductCard>>(new Map())
  const wanted = codes.filter(code => !known.has(code)).join()

  const drop = useEffectEvent((lost: readonly string[]) => {
    if (lost.length === 0) return
    compareList.remove(lost)
    showToast(t('gone', { count: lost.length }), { durationMs: NOTE_MS })
  })

  useEffect(() => {
    if (!wanted) return
    let isGone = false
    const read = async () => {
      const asked = wanted.split(',')
      try {
        const found = await api.productsByCode(asked)
        if (isGone) return
        drop(goneCodes(asked, found))
        setKnown(before => new Map([...before, ...found.map(product => [product.code, product] as const)]))
      } catch (error) {
        console.warn('The compare bar has no pictures.', error)
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [api, wanted])

  return known
}
