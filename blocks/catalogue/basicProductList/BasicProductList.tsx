import type { ProductCard as Product } from '#api/client/product/product.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseCodes } from '../../page/parse-codes.ts'
import { CardPlace } from '../../shop/catalogue/product-card/CardPlace.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { PlaceholderCard } from '../../shop/catalogue/product-card/PlaceholderCard.tsx'
import { ProductCard } from '../../shop/catalogue/product-card/ProductCard.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import styles from './BasicProductList.module.css'
import { BATCH_SIZE } from './list-state.ts'
import type { BasicProductListOptions } from './block.ts'
import { ListEnd } from '../../shop/catalogue/product-list/ListEnd.tsx'
import { useGrowingEnd } from '../../shop/catalogue/product-list/useGrowingEnd.ts'
import { useBatches } from './useBatches.ts'

interface Data {
  readonly products?: readonly Product[] | undefined
}

/** Empty where the products could not be had (L-172). Source: L-266 … L-272, L-162. */
export function BasicProductList({ options, data }: ViewProps<BasicProductListOptions, Data>) {
  const codes = parseCodes(options.productCodes)
  const isBuilder = useIsBuilder()
  if (codes.length === 0) return <EmptyBlock />
  if (isBuilder && !data.products?.length) return <Placeholders codes={codes.slice(0, BATCH_SIZE)} />
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
  const isBuilder = useIsBuilder()
  const { products, hasMore, coming, status, loadMore } = useBatches(codes, first)
  const grid = useRef<HTMLUListElement>(null)
  /** Index of the card that takes the focus once it is there: asked for by button, which may vanish. */
  const focusNext = useRef<number>(undefined)
  const count = products.length
  const [atFirst] = useState(count)
  const { end, keepsPlaces } = useGrowingEnd({
    count,
    // The canvas stays as long as it is while an operator works on it.
    isIdle: status === 'idle' && hasMore && !isBuilder,
    onNear: loadMore,
  })
  const places = keepsPlaces && hasMore && status !== 'failed' ? Math.min(BATCH_SIZE, coming) : 0

  useEffect(() => {
    const index = focusNext.current
    if (index === undefined || index >= count) return
    focusNext.current = undefined
    grid.current?.children[index]?.querySelector('a')?.focus()
  }, [count])

  if (count === 0 && !hasMore) return null
  const loadByHand = () => {
    focusNext.current = count
    void loadMore()
  }
  return (
    <div className={styles.list}>
      <ul className={styles.grid} ref={grid}>
        {products.map((product, at) => (
          <li key={product.code}>
            <ProductCard product={product} />
            {at === count - 1 && <ListEnd ref={end} />}
          </li>
        ))}
        {count === 0 && (
          <li aria-hidden="true">
            <ListEnd ref={end} />
          </li>
        )}
        {Array.from({ length: places }, (_, at) => (
          <li key={count + at} className={styles.coming} aria-hidden="true">
            <CardPlace />
          </li>
        ))}
      </ul>
      {(hasMore || count > atFirst) && (
        <More
          // Each foot is one of its own: the same one moving down would be seen to jump.
          key={count}
          status={status}
          onPress={hasMore ? loadByHand : undefined}
        />
      )}
    </div>
  )
}

interface MoreProps {
  readonly status: 'idle' | 'loading' | 'failed'
  /** Absent once all are there. */
  readonly onPress: (() => void) | undefined
}

/** The foot of what shows: more by hand, also after a failure. As high at the very end. */
function More({ status, onPress }: MoreProps) {
  const t = useTranslations('shop.basicProductList')
  return (
    <div className={styles.more}>
      <output className={styles.status}>
        {status === 'loading' && t('loading')}
        {status === 'failed' && t('failed')}
      </output>
      {onPress && (
        <Button variant="line" isLoading={status === 'loading'} onClick={onPress}>
          {t(status === 'failed' ? 'retry' : 'more')}
        </Button>
      )}
    </div>
  )
}
