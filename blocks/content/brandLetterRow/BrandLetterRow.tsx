import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { TurnButton } from '../../shop/catalogue/product-card/TurnButton.tsx'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './BrandLetterRow.module.css'
import type { BrandLetterRowOptions } from './block.ts'

type Brand = BrandLetterRowOptions['brands'][number]

/** Visible brands per layout. Source: L-331. */
const BRANDS_PER_PAGE = { desktop: 5, mobile: 3 } as const

/**
 * Logos in a swipeable row, 5 visible on desktop and 3 on phones, by CSS. Arrows show only if there are more; `<card-strip>`
 * handles them, so the block ships no script. Source: L-329 … L-333.
 */
export function BrandLetterRow({ options: { title, brands: all } }: ViewProps<BrandLetterRowOptions>) {
  const t = useTranslations('static.brandLetterRow')
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  // The editor shows those without logo and name too.
  const brands = all.filter(({ logo, name }) => isBuilder || logo || name)
  if (brands.length === 0) return <EmptyBlock />
  const name = title || t('label')
  const hasArrows = brands.length > BRANDS_PER_PAGE.mobile
  return (
    <section
      className={`pageWidth ${styles.row}`}
      aria-label={name}
      data-fits-desktop={brands.length <= BRANDS_PER_PAGE.desktop || undefined}
    >
      <card-strip>
        {(title || hasArrows) && (
          <div className={styles.head}>
            {title && (
              <h2 className={styles.title} {...mark('title')}>
                {title}
              </h2>
            )}
            {hasArrows && (
              <div className={styles.arrows}>
                <TurnButton to="previous" label={t('previous')} className={styles.arrow} />
                <TurnButton to="next" label={t('next')} className={styles.arrow} />
              </div>
            )}
          </div>
        )}
        <ul
          className={styles.brands}
          aria-label={name}
          // A scrolling row must be reachable by keyboard, also if no logo is a link.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={hasArrows ? 0 : undefined}
        >
          {brands.map((brand, at) => (
            <li key={`${at} ${brand.code}`} className={styles.brand}>
              <BlockLink link={brand.linkUrl} className={styles.card}>
                <Logo brand={brand} />
              </BlockLink>
            </li>
          ))}
        </ul>
      </card-strip>
    </section>
  )
}

const SIZES = '(min-width: 1025px) 18vw, 30vw'

const Logo = ({ brand: { logo, name } }: { readonly brand: Brand }) =>
  logo ? (
    <Picture src={logo} alt={name} sizes={SIZES} className={styles.logo} />
  ) : (
    <span className={styles.name}>{name}</span>
  )
