import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { useZoom } from '../../shop/zoom/useZoom.tsx'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import {
  altOf,
  galleryMedia,
  type GalleryMedium,
  mediaOn,
  urlOn,
} from '../../shop/catalogue/product-detail/gallery-media.ts'
import { GlanceLabels } from '../../shop/catalogue/product-detail/GlanceLabels.tsx'
import { isPhoneLayout } from '../../shop/catalogue/product-detail/phone-layout.ts'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import type { ViewProps } from '../../page/view.ts'
import { GallerySlide } from './GallerySlide.tsx'
import { PageMarker } from './PageMarker.tsx'
import styles from './ProductGallery.module.css'
import type { ProductGalleryOptions } from './block.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useStrip } from './useStrip.ts'

/** Pictures and films of the product; another colour brings its own. Source: C-060, C-066 … C-070, C-073. */
export function ProductGallery({ options, data }: ViewProps<ProductGalleryOptions, ProductData>) {
  const choice = useProduct(data)
  if (!choice) return <EmptyBlock of="product.productGallery" />
  const { product, coming } = choice.state
  // Another colour starts at its first picture.
  return <Gallery key={product.code} product={product} options={options} isLeaving={coming !== undefined} />
}

interface Props {
  readonly product: ProductDetail
  readonly options: ProductGalleryOptions
  /** Another colour is on its way. */
  readonly isLeaving: boolean
}

function Gallery({ product, options: { scale, showLabels }, isLeaving }: Props) {
  const t = useTranslations('product.productGallery')
  const media = galleryMedia(product)
  const desktop = mediaOn(media, 'desktop')
  const phone = mediaOn(media, 'phone')
  const { ref, shown, show } = useStrip()
  const zoom = useZoom()

  const openLarge = (medium: GalleryMedium) => {
    const layout = isPhoneLayout() ? 'phone' : 'desktop'
    const pictures = mediaOn(media, layout).filter(({ kind }) => kind === 'picture')
    zoom.open(
      pictures.map((picture, place) => ({
        src: urlOn(picture, layout),
        alt: altOf(picture) || t('picture', { title: product.title, number: place + 1 }),
      })),
      Math.max(0, pictures.indexOf(medium)),
    )
  }

  return (
    <section className={styles.gallery} aria-label={t('label')} aria-busy={isLeaving || undefined}>
      {desktop.length > 1 && (
        <Thumbnails media={desktop} current={shown} title={product.title} onChoose={show} />
      )}
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard in every browser */}
        <ul ref={ref} className={styles.strip} aria-label={t('strip')} tabIndex={0}>
          {media.map(medium => (
            <GallerySlide
              key={medium.url}
              medium={medium}
              alt={
                altOf(medium) ||
                t('picture', { title: product.title, number: numberIn(medium, desktop, phone) })
              }
              title={product.title}
              scale={scale}
              // A first picture of one layout alone would be loaded first by the other too.
              isPriority={medium === desktop[0] && medium === phone[0]}
              onOpen={() => openLarge(medium)}
            />
          ))}
        </ul>
        {media.length === 0 && <p className={styles.none}>{t('none')}</p>}
        {showLabels && <GlanceLabels product={product} />}
        {phone.length > 1 && <PageMarker media={phone} current={shown} onChoose={show} />}
      </div>
      {zoom.dialog}
    </section>
  )
}

/** A medium's number in its layout, from 1. */
const numberIn = (
  medium: GalleryMedium,
  desktop: readonly GalleryMedium[],
  phone: readonly GalleryMedium[],
) => (medium.on === 'phone' ? phone : desktop).indexOf(medium) + 1
