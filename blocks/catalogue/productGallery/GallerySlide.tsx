import { Magnifier } from '../../shop/zoom/Magnifier.tsx'
import type { GalleryMedium } from '../../shop/catalogue/product-detail/gallery-media.ts'
import { ProductFilm } from '../../shop/film/ProductFilm.tsx'
import styles from './ProductGallery.module.css'

interface Props {
  readonly medium: GalleryMedium
  readonly alt: string
  /** The product's. */
  readonly title: string
  readonly scale: number
  readonly isPriority: boolean
  readonly onOpen: () => void
}

/** A picture that grows under the mouse, or a film that plays in its place. Source: C-067, C-069, C-070. */
export function GallerySlide({ medium, alt, title, scale, isPriority, onOpen }: Props) {
  return (
    <li className={styles.slide} data-on={medium.on} data-medium={medium.url}>
      {medium.kind === 'film' ? (
        <ProductFilm film={medium} title={title} />
      ) : (
        <Magnifier
          src={medium.url}
          phoneSrc={medium.phoneUrl}
          alt={alt}
          scale={scale}
          ratio="1"
          sizes="(min-width: 1025px) 50vw, 100vw"
          isPriority={isPriority}
          onOpen={onOpen}
        />
      )}
    </li>
  )
}
