import type { FilterCondition } from '#api/client/product/product-page.ts'
import { useTranslations } from 'use-intl'
import type { CategoryAddresses } from '../../shop/links/category-addresses.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import styles from './BrandCategoryNav.module.css'
import { categoryLinks } from './category-links.ts'
import type { BrandCategoryNavOptions } from './block.ts'

interface Data {
  readonly filters?: FilterCondition | undefined
  readonly addresses?: CategoryAddresses | undefined
}

/** The categories of a brand as a row of links. Source: L-334, LO-65. */
export function BrandCategoryNav({ options, data }: ViewProps<BrandCategoryNavOptions, Data>) {
  const t = useTranslations('static.brandCategoryNav')
  const { route } = useBlockContext()
  const links = categoryLinks(options, route, data.filters, data.addresses)
  if (links.length === 0) return <EmptyBlock of="static.brandCategoryNav" />
  return (
    <nav className={`pageWidth ${styles.nav}`} aria-label={t('label')}>
      <ul className={styles.list}>
        {links.map(({ name, href, isOutside, isHere }, at) => (
          <li key={`${at} ${href}`}>
            <a
              className={styles.link}
              href={href}
              aria-current={isHere ? 'page' : undefined}
              {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
