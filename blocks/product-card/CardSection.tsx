import type { ProductCard as Product } from '#api/client/product.ts'
import styles from './CardSection.module.css'
import { ProductCard } from './ProductCard.tsx'
import { ProductStrip } from './ProductStrip.tsx'

interface Props {
  readonly title: string
  readonly products: readonly Product[]
}

/** A titled row of cards as wide as the page. */
export const CardSection = ({ title, products }: Props) => (
  <section className={`pageWidth ${styles.section}`} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ProductStrip
      name={title}
      cards={products.map(product => ({ key: product.code, content: <ProductCard product={product} /> }))}
    />
  </section>
)
