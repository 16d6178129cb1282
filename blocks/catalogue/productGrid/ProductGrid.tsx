import { LIST_PAGE_SIZE } from '#api/client/product/product-page.ts'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { CardPlace } from '../../shop/catalogue/product-card/CardPlace.tsx'
import { ProductCard } from '../../shop/catalogue/product-card/ProductCard.tsx'
import { withAds } from '../../shop/catalogue/product-list/ad-places.ts'
import { type AdOption, adsFor } from '../../shop/catalogue/product-list/list-settings.ts'
import type { ListData } from '../../shop/catalogue/product-list/list-state.ts'
import { useList } from '../../shop/catalogue/product-list/useList.ts'
import { ListEnd } from '../../shop/catalogue/product-list/ListEnd.tsx'
import { useGrowingEnd } from '../../shop/catalogue/product-list/useGrowingEnd.ts'
import { type GridData, gridStyle } from '../../shop/site-content/view-data.ts'
import { useTrackedList } from '../../shop/tracking/useTrackedList.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { MoreProducts } from './MoreProducts.tsx'
import styles from './ProductGrid.module.css'
import type { ProductGridOptions } from './block.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { BlockLink } from '../../shop/links/BlockLink.tsx'

/** Size of an ad's picture in px. Source: L-235. */
const AD_PX = { width: 536, height: 890 }

/** A picture among the products. Source: L-231 … L-236. */
const AdCard = ({ ad: { imgUrl, alt, clickUrl } }: { readonly ad: AdOption }) => (
  <BlockLink link={clickUrl} className={styles.ad}>
    <Picture src={imgUrl} alt={alt} className={styles.adPicture} {...AD_PX} />
  </BlockLink>
)

type List = NonNullable<ReturnType<typeof useList>>

/** Products in view from the start: a row of a desktop, two of a phone. */
const FIRST_ROW = 4
/** Cards that are shown while nothing else is: two rows on wide screens. */
const SKELETONS = 8

/** A list's products; nothing where it is empty (`emptyResult` says so). Source: C-118 … C-120, C-138, C-140. */
export function ProductGrid({ options, data }: ViewProps<ProductGridOptions, ListData & GridData>) {
  const t = useTranslations('list.productGrid')
  const list = useList(data)
  const root = useRef<HTMLDivElement>(null)
  useReturn(list)
  useTop(root, list?.state.query)
  if (!list) return <EmptyBlock of="list.productGrid" />
  const { state, change } = list
  const hasProducts = state.edges.length > 0
  // Without room of its own: what says that nothing was found follows the title.
  if (state.status === 'idle' && !hasProducts) return <div ref={root} className={styles.none} />
  return (
    <div ref={root} className={styles.products} style={gridStyle(data)}>
      <h2 className="visuallyHidden">{t('title')}</h2>
      {state.status === 'failed' && (
        <ErrorState title={t('failed')} level={3} onRetry={() => void change(state.query)} />
      )}
      {state.status === 'filtering' && !hasProducts && <Coming />}
      {state.status !== 'failed' && hasProducts && (
        <Products list={list} loadsByItself={options.loadsByItself} />
      )}
    </div>
  )
}

/** After a return the list is as long as it was. */
function useReturn(list: List | undefined) {
  const resume = list?.resume
  useLayoutEffect(() => {
    void resume?.()
  }, [resume])
}

/** Px of the window that headers and tools may cover: where the browser lets an element begin that it scrolls to. */
const coveredAbove = (element: Element) =>
  [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(element).scrollMarginTop,
  ].reduce((sum, length) => sum + (parseFloat(length) || 0), 0)

/** Another list begins at its top, wherever one had scrolled to in the one before, and below what is fixed there. */
function useTop(root: RefObject<HTMLElement | null>, query: unknown) {
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    const element = root.current
    if (element && element.getBoundingClientRect().top < coveredAbove(element))
      element.scrollIntoView({ block: 'start' })
  }, [root, query])
}

/** Products, and after them the numbers of those that are to come. */
const withPlaces = <Product,>(
  products: readonly Product[],
  places: number,
): readonly (Product | number)[] => [
  ...products,
  ...Array.from({ length: places }, (_, at) => products.length + at),
]

/** Moves the focus to the card behind a product once more cards have come: the button that asks for more may vanish. */
function useFocusAfter(grid: RefObject<HTMLElement | null>, count: number) {
  const after = useRef<string>(undefined)
  useEffect(() => {
    const last = after.current
    const cards = [...(grid.current?.querySelectorAll(':scope > [data-product]') ?? [])]
    const next = cards[cards.findIndex(card => card.getAttribute('data-product') === last) + 1]
    if (last === undefined || !next) return
    after.current = undefined
    next.querySelector('a')?.focus()
  }, [grid, count])
  return (code: string | undefined) => {
    after.current = code
  }
}

function Products({
  list: { state, grow, route },
  loadsByItself,
}: {
  readonly list: List
  readonly loadsByItself: boolean
}) {
  const t = useTranslations('list.productGrid')
  const { settings } = useBlockContext()
  const grid = useRef<HTMLUListElement>(null)
  useTrackedList(
    route.pathname,
    state.edges.map(({ node }) => node.code),
  )
  const count = state.edges.length
  const focusAfter = useFocusAfter(grid, count)
  const firstRow = state.edges.slice(0, FIRST_ROW)
  const [first] = useState(count)
  const { hasNextPage, totalCount } = state.pageInfo
  const { end, keepsPlaces } = useGrowingEnd({
    count,
    isIdle: state.status === 'idle' && hasNextPage,
    onNear: loadsByItself ? grow : undefined,
  })
  const hasPlaces = keepsPlaces && hasNextPage && state.status !== 'halted'
  const places = hasPlaces ? Math.min(LIST_PAGE_SIZE, totalCount - count) : 0
  return (
    <>
      <ul ref={grid} className={styles.grid} aria-busy={state.status === 'filtering'}>
        {withAds(withPlaces(state.edges, places), adsFor(settings, route.place)).map((cell, at) =>
          cell.kind === 'ad' ? (
            // An ad may appear twice, and nothing else names one.
            <li key={`ad ${at}`} className={styles[cell.on]}>
              <AdCard ad={cell.ad} />
            </li>
          ) : typeof cell.item === 'number' ? (
            <li
              key={cell.item}
              className={styles.coming}
              data-place=""
              aria-hidden="true"
              suppressHydrationWarning
            >
              <CardPlace />
            </li>
          ) : (
            // Where a card or a place is laid out later, the document marks it once it is: an attribute that React does not know.
            <li key={cell.item.node.code} data-product={cell.item.node.code} suppressHydrationWarning>
              <ProductCard product={cell.item.node} isPriority={firstRow.includes(cell.item)} />
              {cell.item === state.edges.at(-1) && <ListEnd ref={end} />}
            </li>
          ),
        )}
      </ul>
      {/* What says so to the eye is replaced with each page, and new words are not read out by themselves. */}
      <output className="visuallyHidden">
        {count > first && t('shown', { shown: count, total: totalCount })}
      </output>
      {(hasNextPage || count > first) && (
        <MoreProducts
          // Each foot is one of its own: the same one moving down would be seen to jump.
          key={count}
          status={state.status}
          shown={count}
          total={totalCount}
          onPress={
            hasNextPage
              ? () => {
                  focusAfter(state.edges.at(-1)?.node.code)
                  void grow()
                }
              : undefined
          }
        />
      )}
    </>
  )
}

const Coming = () => (
  <SkeletonGroup>
    <div className={styles.grid}>
      {withPlaces([], SKELETONS).map(place => (
        <CardPlace key={place} />
      ))}
    </div>
  </SkeletonGroup>
)
