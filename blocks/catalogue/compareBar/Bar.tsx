import type { ProductCard } from '#api/client/product-card.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { COMPARE_MAX, compareList } from '../../shop/catalogue/compare/compare-list.ts'
import { cardPictures } from '../../shop/catalogue/product-facts/card-picture.ts'
import styles from './CompareBar.module.css'
import { useThumbnails } from './useThumbnails.ts'

const THUMBNAIL_PX = 58

interface BarProps {
  readonly codes: readonly string[]
  /** True if the comparison opens with differences highlighted. */
  readonly highlight: boolean
}

/** Compared products, and the way to the comparison. Source: C-160, C-161. */
export function Bar({ codes, highlight }: BarProps) {
  const t = useTranslations('product.compare')
  const products = useThumbnails(codes)
  const open = async () => {
    const { showComparison } = await import('../../shop/catalogue/compare/Comparison.tsx')
    showComparison({ highlight })
  }
  return (
    <section className={styles.bar} aria-label={t('bar')} data-compare-bar data-above-bar="">
      <div className={styles.inside}>
        <ul className={styles.thumbnails}>
          {codes.map(code => (
            <li key={code}>
              <Thumbnail code={code} product={products.get(code)} />
            </li>
          ))}
          {Array.from({ length: COMPARE_MAX - codes.length }, (_, place) => (
            <li key={place} className={styles.free} aria-hidden="true" />
          ))}
        </ul>
        <IconButton icon={Trash} label={t('clear')} className={styles.clear} onClick={compareList.clear} />
        <Button className={styles.open} onClick={() => void open()} aria-haspopup="dialog">
          {t('open', { count: codes.length })}
        </Button>
      </div>
    </section>
  )
}

interface ThumbnailProps {
  readonly code: string
  /** Absent until it is there. */
  readonly product: ProductCard | undefined
}

/** The whole thumbnail takes its product off the list: big enough for a finger. */
function Thumbnail({ code, product }: ThumbnailProps) {
  const t = useTranslations('product.compare')
  const name = t('remove', { title: product?.title ?? code })
  const picture = product && cardPictures(product).main
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={name}
      title={name}
      onClick={() => compareList.remove([code])}
    >
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          className={styles.picture}
          isPriority
        />
      )}
      <span className={styles.sign}>
        <Icon of={X} size={1} />
      </span>
    </button>
  )
}
