import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { TurnButton } from '../../shop/catalogue/product-card/TurnButton.tsx'
import type { ViewProps } from '../../page/view.ts'
import styles from './BrandDirectory.module.css'
import { groupBrands, labelOf } from './group-brands.ts'
import type { BrandDirectoryOptions, DirectoryBrand } from './block.ts'

const anchorOf = (id: string, letter: string) => `${id}-${letter}`

/** Brands grouped by letter, and a sticky strip of letters at the top. Source: L-277 … L-280, LO-61. */
export function BrandDirectory({ id, options }: ViewProps<BrandDirectoryOptions>) {
  const groups = groupBrands(options.brands)
  if (groups.length === 0) return <EmptyBlock />
  return (
    <div className={`pageWidth ${styles.directory}`}>
      <Letters id={id} letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, brands }) => (
        <section key={letter} className={styles.group} aria-labelledby={anchorOf(id, letter)}>
          {/* Anchors move the focus here. */}
          <h2 id={anchorOf(id, letter)} className={styles.letter} tabIndex={-1}>
            {letter}
          </h2>
          <ul className={styles.brands}>
            {brands.map((brand, at) => (
              <li key={at}>
                <Brand brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/**
 * Anchors, shown one page at a time: 26 on desktop, 7 on phones and tablets, by CSS. `<card-strip>` handles the arrows, so the
 * block ships no script. Source: L-280.
 */
function Letters({ id, letters }: { readonly id: string; readonly letters: readonly string[] }) {
  const t = useTranslations('static.brandDirectory')
  return (
    <nav className={styles.anchors} aria-label={t('label')}>
      <card-strip>
        <div className={styles.pages}>
          <TurnButton to="previous" label={t('previous')} className={styles.arrow} />
          <ul className={styles.strip}>
            {letters.map(letter => (
              <li key={letter} className={styles.place}>
                <a className={styles.anchor} href={`#${anchorOf(id, letter)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
          <TurnButton to="next" label={t('next')} className={styles.arrow} />
        </div>
      </card-strip>
    </nav>
  )
}

function Brand({ brand }: { readonly brand: DirectoryBrand }) {
  return (
    <BlockLink link={brand.linkUrl} className={styles.brand}>
      {brand.logo && <Picture className={styles.logo} src={brand.logo} alt="" width={96} height={64} />}
      <span className={styles.name}>{labelOf(brand)}</span>
    </BlockLink>
  )
}
