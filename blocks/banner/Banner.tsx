import { Picture } from '#ui/picture/Picture.tsx'
import type { CSSProperties } from 'react'
import { BlockLink } from '../BlockLink.tsx'
import { boxStyle } from '../box-style.ts'
import { EmptyBlock } from '../EmptyBlock.tsx'
import type { ViewProps } from '../view.ts'
import styles from './Banner.module.css'
import { Film } from './Film.tsx'
import type { BannerOptions } from './schema.ts'

/** A picture with its link, or a film; nothing where neither is set. Source: L-291 … L-297, LO-64. */
export function Banner({ options }: ViewProps<BannerOptions>) {
  const { type, imgUrl, alt, clickUrl, height, videoUrl, poster, box, mBox } = options
  const isFilm = type !== 0
  if (isFilm ? !videoUrl && !poster : !imgUrl) return <EmptyBlock />
  const style = { ...boxStyle(box, mBox), '--height': `${height}px` } as CSSProperties
  return (
    <div className={`box ${styles.banner}`} style={style}>
      {isFilm ? (
        <Film videoUrl={videoUrl} poster={poster} alt={alt} />
      ) : (
        <BlockLink link={clickUrl} className={styles.link}>
          <Picture src={imgUrl} alt={alt} className={styles.picture} sizes="100vw" />
        </BlockLink>
      )}
    </div>
  )
}
