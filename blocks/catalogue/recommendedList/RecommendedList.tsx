import { RECOMMENDED_PAGE_SIZE, type RecommendedPage } from '#api/client/product/recommendations.ts'
import { useTranslations } from 'use-intl'
import { parseCodes } from '../../page/parse-codes.ts'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { GrowingGrid, PlaceholderGrid } from '../../shop/catalogue/product-list/GrowingGrid.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { RecommendedListOptions } from './block.ts'
import styles from './RecommendedList.module.css'
import { isEmptyChoice } from './recommended-by.ts'
import { useRecommendedPages } from './useRecommendedPages.ts'

interface Data {
  readonly page?: RecommendedPage | undefined
}

/** Nothing where no product can be recommended or the call failed (L-172). Source: C-121, CO-37. */
export function RecommendedList({ options, data: { page } }: ViewProps<RecommendedListOptions, Data>) {
  const t = useTranslations('shop.recommendedList')
  const isBuilder = useIsBuilder()
  if (isEmptyChoice(options)) return <EmptyBlock />
  const { title, productCodes, categoryCodes } = options
  const heading = title || t('title')
  const isFilled = page !== undefined && page.edges.length > 0
  if (!isFilled && !isBuilder) return null
  return (
    <section aria-label={heading}>
      <h2 className={`pageWidth ${styles.title}`}>{heading}</h2>
      {isFilled ? (
        // Another choice is another list: it starts over.
        <Pages key={`${productCodes}|${categoryCodes}`} options={options} first={page} />
      ) : (
        <PlaceholderGrid
          codes={parseCodes(`${productCodes},${categoryCodes}`).slice(0, RECOMMENDED_PAGE_SIZE)}
        />
      )}
    </section>
  )
}

const Pages = ({
  options,
  first,
}: {
  readonly options: RecommendedListOptions
  readonly first: RecommendedPage
}) => <GrowingGrid {...useRecommendedPages(options, first)} />
