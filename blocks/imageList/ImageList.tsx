import { Carousel } from '#ui/carousel/Carousel.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../BlockLink.tsx'
import { cssRatio } from '../css-ratio.ts'
import { EmptyBlock } from '../EmptyBlock.tsx'
import { useIsBuilder, type ViewProps } from '../view.ts'
import styles from './ImageList.module.css'
import { pagesOf } from './pages.ts'
import type { ImageListOptions } from './schema.ts'

type Image = ImageListOptions['imageList'][number]

/** Four pictures side by side, two by two on phones; more than four turn by hand. Source: L-199, L-200, LO-47. */
export function ImageList({ options }: ViewProps<ImageListOptions>) {
  const t = useTranslations('shop.imageList')
  const isBuilder = useIsBuilder()
  const pages = pagesOf(options.imageList.filter(({ url }) => isBuilder || url))
  const [first] = pages
  if (!first) return <EmptyBlock />
  return (
    <div className="pageWidth" style={{ '--shape': cssRatio(options.ratio) } as CSSProperties}>
      {pages.length === 1 ? (
        <Images images={first} />
      ) : (
        <Carousel
          label={t('label')}
          controls="below"
          isStill={isBuilder}
          slides={pages.map((images, page) => ({ key: String(page), content: <Images images={images} /> }))}
        />
      )}
    </div>
  )
}

const SIZES = '(min-width: 1025px) 24vw, 46vw'

const Images = ({ images }: { readonly images: readonly Image[] }) => (
  <ul className={styles.images}>
    {images.map(({ url, alt, link }, at) => (
      <li key={at} className={styles.image}>
        <BlockLink link={link} className={styles.link}>
          {url && <Picture src={url} alt={alt} sizes={SIZES} className={styles.picture} />}
        </BlockLink>
      </li>
    ))}
  </ul>
)
