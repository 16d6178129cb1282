import { productHref } from '../product-facts/product-link.ts'
import { sectionOf } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import styles from './Facts.module.css'
import { brandHref } from './product-links.ts'

interface Props {
  readonly product: ProductDetail
  /** Of the title; 1 on its own page. */
  readonly level: 1 | 2
  /** Makes the title a link to its page. */
  readonly isLink?: boolean
}

/** Brand and title, or title and subtitle where there is no brand. Source: C-071. */
export function ProductHeading({ product, level, isLink = false }: Props) {
  const { route } = useBlockContext()
  const section = sectionOf(route)
  const Title = `h${level}` as const
  const [brand] = product.brandList
  return (
    <div>
      {brand && (
        <p className={styles.brand}>
          <a className={styles.brandLink} href={section + brandHref(brand)}>
            {brand.name}
          </a>
        </p>
      )}
      <Title className={styles.title}>
        {isLink ? <a href={section + productHref(product)}>{product.title}</a> : product.title}
      </Title>
      {!brand && product.subTitle && <p className={styles.subTitle}>{product.subTitle}</p>}
    </div>
  )
}
