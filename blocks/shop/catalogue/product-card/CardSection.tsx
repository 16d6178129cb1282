import type { ProductCard as Product } from '#api/client/product-card.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductStrip } from './ProductStrip.tsx'
import { RowSection } from './RowSection.tsx'

interface Props {
  /** Absent, the section has no heading, and `name` alone names the row. */
  readonly title?: string | undefined
  /** Accessible name of the row; the title unless given. */
  readonly name?: string
  readonly products: readonly Product[]
}

/** A row of cards as wide as the page, with its title. */
export const CardSection = ({ title, name = title ?? '', products }: Props) => (
  <RowSection title={title}>
    <ProductStrip
      name={name}
      cards={products.map(product => ({ key: product.code, content: <ProductCard product={product} /> }))}
    />
  </RowSection>
)
