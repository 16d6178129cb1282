import { Carousel } from '#ui/carousel/Carousel.tsx'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { cssRatio } from '../../shop/pictures/css-ratio.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { pagesOf } from '../../shop/layout/pages-of.ts'
import { PictureLink } from '../../shop/links/PictureLink.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { IMAGES_PER_SLIDE, shownImages } from './images.ts'
import styles from './ImageList.module.css'
import type { ImageListOptions } from './block.ts'

/** Four pictures side by side, two by two on phones; more than four make a carousel without autoplay. Source: L-199, L-200, LO-47. */
export function ImageList({ options }: ViewProps<ImageListOptions>) {
  const t = useTranslations('shop.imageList')
  const isBuilder = useIsBuilder()
  const pages = pagesOf(shownImages(options.imageList, isBuilder), IMAGES_PER_SLIDE)
  const [first] = pages
  if (!first) return <EmptyBlock />
  return (
    <div className="pageWidth" style={{ '--shape': cssRatio(options.ratio) } as CSSProperties}>
      {pages.length === 1 ? (
        <Images images={first} from={1} shape={options.ratio} />
      ) : (
        <Carousel
          label={t('label')}
          controls="below"
          isStill={isBuilder}
          slides={pages.map((images, page) => ({
            key: String(page),
            content: <Images images={images} from={page * IMAGES_PER_SLIDE + 1} shape={options.ratio} />,
          }))}
        />
      )}
    </div>
  )
}

const SIZES = '(min-width: 1025px) 24vw, 46vw'

interface ImagesProps {
  readonly images: ImageListOptions['imageList']
  /** Number of the first. */
  readonly from: number
  readonly shape: string
}

function Images({ images, from, shape }: ImagesProps) {
  const isBuilder = useIsBuilder()
  return (
    <ul className={styles.images}>
      {images.map((image, at) => (
        <li key={at} data-cairn-item={isBuilder ? `imageList.${from + at - 1}` : undefined}>
          <PictureLink {...image} number={from + at} sizes={SIZES} shape={shape} />
        </li>
      ))}
    </ul>
  )
}
