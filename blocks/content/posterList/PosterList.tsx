import type { CSSProperties } from 'react'
import { cssRatio } from '../../shop/pictures/css-ratio.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { PictureLink } from '../../shop/links/PictureLink.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import styles from '../../shop/layout/posters.module.css'
import type { PosterListOptions } from './block.ts'

/** Two posters per row, three if there are three, one on phones. Source: L-273, L-274. */
export function PosterList({ options }: ViewProps<PosterListOptions>) {
  const isBuilder = useIsBuilder()
  const posters = options.imageList.filter(({ url }) => isBuilder || url)
  if (posters.length === 0) return <EmptyBlock />
  const columns = posters.length === 3 ? 3 : Math.min(2, posters.length)
  return (
    <div
      className="pageWidth"
      style={{ '--columns': columns, '--shape': cssRatio(options.ratio) } as CSSProperties}
    >
      <ul className={styles.posters}>
        {posters.map((poster, at) => (
          <li key={at}>
            <PictureLink {...poster} number={at + 1} sizes={SIZES} shape={options.ratio} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const SIZES = '(min-width: 577px) 48vw, 100vw'
