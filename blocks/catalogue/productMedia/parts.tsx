import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import type { ReactNode } from 'react'
import type { useTranslations } from 'use-intl'
import prose from '../../shop/layout/prose.module.css'
import { attributeOf, attributeText } from '../../shop/catalogue/product-detail/attributes.ts'
import { figuresOf, filmsOf } from '../../shop/catalogue/product-detail/gallery-media.ts'
import { brandHref } from '../../shop/catalogue/product-detail/product-links.ts'
import { ProductFilm } from '../../shop/film/ProductFilm.tsx'
import { SizeChart } from '../../shop/catalogue/size-chart/SizeChart.tsx'
import styles from './ProductMedia.module.css'
import type { ProductMediaOptions } from './block.ts'

interface Given {
  readonly product: ProductDetail
  /** The section one is in: its addresses begin with it. Source: C-046. */
  readonly section: string
  readonly brandStories: ProductMediaOptions['brandStories']
  readonly t: ReturnType<typeof useTranslations<'product.productMedia'>>
}
/** Content of a part; `null` when the product has nothing for it. */
type Part = (given: Given) => ReactNode

/** The product's films. Source: C-070, C-155. */
export const VideoPart: Part = ({ product }) => {
  const films = filmsOf(product)
  if (films.length === 0) return null
  return (
    <div className={styles.films}>
      {films.map(film => (
        <div key={film.url} className={styles.film}>
          <ProductFilm film={film} title={product.title} />
        </div>
      ))}
    </div>
  )
}

/** Its story, where its colour comes from, and how it looks worn. Source: C-060, C-062. */
export const DetailPart: Part = ({ product, t }) => {
  const { description, title } = product
  const figures = figuresOf(product)
  const colour = attributeOf(product, 'brandColourDescription')
  if (!description.trim() && figures.length === 0 && !colour) return null
  return (
    <>
      {description.trim() && (
        <div
          className={`${prose.prose} ${styles.text}`}
          // The catalogue's own, cleaned by the server.
          dangerouslySetInnerHTML={{ __html: description }}
        />
      )}
      {colour && (
        <div className={styles.text}>
          <h3 className={styles.techName}>{t('colour')}</h3>
          <p className={styles.story}>{attributeText(product, colour.code, '\n')}</p>
        </div>
      )}
      {figures.length > 0 && (
        <div className={styles.figures}>
          {figures.map(({ url, alt }, place) => (
            <Picture
              key={url}
              src={url}
              alt={alt || t('worn', { title, number: place + 1 })}
              className={styles.figure}
              sizes="(min-width: 1025px) 50vw, 100vw"
              ratio="1"
            />
          ))}
        </div>
      )}
    </>
  )
}

/** Technologies, each with its name, what the shop front says of it, and pictures. Source: C-061, C-062. */
export const TechPart: Part = ({ product }) => {
  const techs = attributeOf(product, 'tech')?.values ?? []
  if (techs.length === 0) return null
  return (
    <ul className={styles.techs}>
      {techs.map(({ code, frontName, displayName, images }, place) => (
        <li key={`${code}${place}`}>
          {images.map(src => (
            <Picture key={src} src={src} alt="" className={styles.figure} sizes="33vw" ratio="16 / 9" />
          ))}
          <h3 className={styles.techName}>{displayName || frontName}</h3>
          {displayName !== '' && frontName !== displayName && <p className={styles.techText}>{frontName}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Brand, and the operator's words on it. Source: C-085. */
export const BrandPart: Part = ({ product, section, brandStories, t }) => {
  const [brand] = product.brandList
  if (!brand) return null
  const story = brandStories.find(({ brandCode }) => brandCode === brand.code)?.story
  return (
    <div className={styles.brand}>
      {brand.imageUrl && (
        <Picture src={brand.imageUrl} alt="" className={styles.mark} width={160} height={80} />
      )}
      <div>
        <p className={styles.brandName}>{brand.name}</p>
        {story && <p className={styles.story}>{story}</p>}
        <a href={section + brandHref(brand)} className={styles.link}>
          {t('allOfBrand', { brand: brand.name })}
        </a>
      </div>
    </div>
  )
}

/** Source: C-077. */
export const SizeChartPart: Part = ({ product }) =>
  product.sizeChart.trim() ? (
    <div className={styles.text}>
      <SizeChart html={product.sizeChart} />
    </div>
  ) : null
