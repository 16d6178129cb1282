import type { ProductCard as Product } from '#api/client/product-card.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../../../page/view.ts'
import { CardPlace } from '../product-card/CardPlace.tsx'
import { PlaceholderCard } from '../product-card/PlaceholderCard.tsx'
import { ProductCard } from '../product-card/ProductCard.tsx'
import styles from './GrowingGrid.module.css'
import { ListEnd } from './ListEnd.tsx'
import { useGrowingEnd } from './useGrowingEnd.ts'

/** Cards that name codes, for the editor's canvas. */
export const PlaceholderGrid = ({ codes }: { readonly codes: readonly string[] }) => (
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

/** A list that comes in parts. */
export interface GrowingList {
  readonly products: readonly Product[]
  readonly hasMore: boolean
  /** Products of the next part, as far as known: they have places. */
  readonly coming: number
  readonly status: 'idle' | 'loading' | 'failed'
  readonly loadMore: () => Promise<void>
}

/** A grid of cards that grows as one nears its end, or by a button below it. */
export function GrowingGrid({ products, hasMore, coming, status, loadMore }: GrowingList) {
  const isBuilder = useIsBuilder()
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
  const places = keepsPlaces && hasMore && status !== 'failed' ? coming : 0

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

interface MoreProps extends Pick<GrowingList, 'status'> {
  /** Absent once all are there. */
  readonly onPress: (() => void) | undefined
}

/** The foot of the list: more by button, also after a failure. As high at the very end. */
function More({ status, onPress }: MoreProps) {
  const t = useTranslations('shop.growingGrid')
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
