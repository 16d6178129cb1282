import type { CSSProperties } from 'react'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { PictureLink } from '../../shop/links/PictureLink.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import styles from './BrandImage.module.css'
import type { BrandImageOptions } from './block.ts'

/** Requested width and height in px. Source: L-263. */
const SIDE_PX = 680

/** Square pictures side by side, never enlarged; stacked on phones. Source: L-262, L-263. */
export function BrandImage({ options }: ViewProps<BrandImageOptions>) {
  const isBuilder = useIsBuilder()
  const images = options.imgs.filter(({ url }) => isBuilder || url)
  if (images.length === 0) return <EmptyBlock />
  const columns = images.length % 3 === 0 ? 3 : Math.min(2, images.length)
  return (
    <div className="pageWidth" style={{ '--columns': columns } as CSSProperties}>
      <ul className={styles.images}>
        {images.map(({ url, alt, linkUrl }, at) => (
          <li key={at}>
            <PictureLink
              url={url}
              alt={alt}
              link={linkUrl}
              number={at + 1}
              width={SIDE_PX}
              height={SIDE_PX}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
