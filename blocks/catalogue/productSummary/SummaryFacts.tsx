import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { useTranslations } from 'use-intl'
import { categoryHref, categoryTrails } from '../../shop/catalogue/product-detail/product-links.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './ProductSummary.module.css'

interface Props {
  readonly product: ProductDetail
  readonly showCategories: boolean
}

/** Delivery areas; the catalogue says so for products that differ. */
const deliveryArea = ({ attributes }: ProductDetail) =>
  attributes
    .find(({ code }) => code === 'deliveryCountry')
    ?.values.map(({ frontName }) => frontName)
    .filter(Boolean) ?? []

/** Delivery area, style code, and the categories it is in. Source: C-080. */
export function SummaryFacts({ product, showCategories }: Props) {
  const t = useTranslations('product.productSummary')
  const { route } = useBlockContext()
  const section = sectionOf(route)
  const { categories } = product
  const area = deliveryArea(product)
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('delivery')}</dt>
        <dd>{area.length > 0 ? area.join(t('comma')) : t('deliveryDefault')}</dd>
      </div>
      {product.style && (
        <div className={styles.fact}>
          <dt>{t('style')}</dt>
          <dd>{product.style}</dd>
        </div>
      )}
      {showCategories && categories.length > 0 && (
        <div className={styles.fact}>
          <dt>{t('categories')}</dt>
          <dd>
            <ul className={styles.trails}>
              {categoryTrails(categories).map(trail => (
                <li key={trail.at(-1)?.code} className={styles.trail}>
                  {trail.map(category => (
                    <a
                      key={category.code}
                      className={styles.category}
                      href={section + categoryHref(category, categories)}
                    >
                      {category.navFrontName || category.name}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
