import type { ProductCard as Product } from '#api/client/product-card.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { BATCH_SIZE } from './list-state.ts'
import type { BasicProductListOptions } from './block.ts'
import { GrowingGrid, PlaceholderGrid } from '../../shop/catalogue/product-list/GrowingGrid.tsx'
import { useBatches } from './useBatches.ts'

interface Data {
  readonly products?: readonly Product[] | undefined
}

/** Empty where the products could not be had (L-172). Source: L-266 … L-272, L-162. */
export function BasicProductList({ options, data }: ViewProps<BasicProductListOptions, Data>) {
  const codes = parseCodes(options.productCodes)
  const isBuilder = useIsBuilder()
  if (codes.length === 0) return <EmptyBlock />
  if (isBuilder && !data.products?.length) return <PlaceholderGrid codes={codes.slice(0, BATCH_SIZE)} />
  if (!data.products) return null
  // Another list of codes is another list: it starts over.
  return <Batches key={codes.join()} codes={codes} first={data.products} />
}

const Batches = ({
  codes,
  first,
}: {
  readonly codes: readonly string[]
  readonly first: readonly Product[]
}) => <GrowingGrid {...useBatches(codes, first)} />
