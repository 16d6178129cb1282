import type { BothTexts } from '#locales/locale.ts'
import { addAll, emptySet, forEachIn, keepCommon, sizeOf } from '../index/bitset.ts'
import type { CatalogueIndex } from '../view/catalogue-index.ts'

/** Products on the shelf that words lead to, each by itself. */
export interface FoundByWords {
  /** Number of products that each word finds, in the order of the words. */
  readonly counts: readonly number[]
  /** Number of products that they find together. */
  readonly total: number
  /** Some of their styles. */
  readonly styles: readonly { readonly style: string; readonly title: BothTexts }[]
}

/** Styles that are named. */
const NAMED = 8

/** Looks words up as shoppers would type them. */
export function foundByWords(index: CatalogueIndex, words: readonly string[]): FoundByWords {
  const { spus, search, onShelf } = index
  const together = emptySet(spus.length)
  const counts = words.map(word => {
    const found = search().find(word).found.slice()
    keepCommon(found, onShelf())
    addAll(together, found)
    return sizeOf(found)
  })
  const styles = new Map<string, BothTexts>()
  forEachIn(together, number => {
    const spu = spus[number]
    if (spu && styles.size < NAMED && !styles.has(spu.style)) styles.set(spu.style, spu.title)
  })
  return {
    counts,
    total: sizeOf(together),
    styles: [...styles].map(([style, title]) => ({ style, title })),
  }
}
