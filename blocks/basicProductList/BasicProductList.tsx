import type { ProductCard as Product } from '#api/client/product.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { parseCodes } from '../parse-codes.ts'
import { PlaceholderCard } from '../product-card/PlaceholderCard.tsx'
import { ProductCard } from '../product-card/ProductCard.tsx'
import { useIsBuilder, type ViewProps } from '../view.ts'
import styles from './BasicProductList.module.css'
import { BATCH_SIZE } from './list-state.ts'
import type { BasicProductListOptions } from './schema.ts'
import { ComingCards } from '../product-list/ComingCards.tsx'
import { watchEnd } from '../scroll-edge.ts'
import { useBatches } from './useBatches.ts'

interface Data {
  readonly products?: readonly Product[] | undefined
}

/** Empty where the products could not be had (L-172). Source: L-266 … L-272, L-162. */
export function BasicProductList({ options, data }: ViewProps<BasicProductListOptions, Data>) {
  const codes = parseCodes(options.productCodes)
  if (useIsBuilder()) return <Placeholders codes={codes.slice(0, BATCH_SIZE)} />
  if (!data.products) return null
  // Another list of codes is another list: it starts over.
  return <GrowingGrid key={codes.join()} codes={codes} first={data.products} />
}

function Placeholders({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className={styles.list}>
      <ul className={styles.grid}>
        {codes.map(code => (
          <li key={code}>
            <PlaceholderCard code={code} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function GrowingGrid({
  codes,
  first,
}: {
  readonly codes: readonly string[]
  readonly first: readonly Product[]
}) {
  const { products, hasMore, coming, status, loadMore } = useBatches(codes, first)
  const grid = useRef<HTMLUListElement>(null)
  /** Index of the card that takes the focus once it is there: asked for by button, which may vanish. */
  const focusNext = useRef<number>(undefined)

  useEffect(() => {
    const index = focusNext.current
    if (index === undefined || index >= products.length) return
    focusNext.current = undefined
    grid.current?.children[index]?.querySelector('a')?.focus()
  }, [products.length])

  if (products.length === 0 && !hasMore) return null
  const loadByHand = () => {
    focusNext.current = products.length
    void loadMore()
  }
  return (
    <div className={styles.list}>
      <ul className={styles.grid} ref={grid}>
        {products.map(product => (
          <li key={product.code}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <More
          // Each end is one of its own: the same one moving down would be seen to jump.
          key={products.length}
          status={status}
          coming={coming}
          onNear={loadMore}
          onPress={loadByHand}
        />
      )}
    </div>
  )
}

interface MoreProps {
  readonly status: 'idle' | 'loading' | 'failed'
  /** Products yet to come, at most. */
  readonly coming: number
  readonly onNear: () => Promise<void>
  readonly onPress: () => void
}

/** The end of what shows: nearing it loads more by itself, the button does so by hand, and again after a failure. */
function More({ status, coming, onNear, onPress }: MoreProps) {
  const t = useTranslations('shop.basicProductList')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After a failure only the button tries again, or a dead network would be asked without end.
    const element = end.current
    if (status !== 'idle' || !element) return
    return watchEnd(element, () => void onNear())
  }, [status, onNear])
  return (
    <div className={styles.more} ref={end}>
      {status !== 'failed' && <ComingCards count={coming} className={styles.coming} />}
      <output className={styles.status}>
        {status === 'loading' && t('loading')}
        {status === 'failed' && t('failed')}
      </output>
      <Button variant="line" isLoading={status === 'loading'} onClick={onPress}>
        {t(status === 'failed' ? 'retry' : 'more')}
      </Button>
    </div>
  )
}
