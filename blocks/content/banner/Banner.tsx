import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { objectPosition } from '../../page/focal-point.ts'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { HotAreas } from '../../shop/links/HotAreas.tsx'
import { LeadingPicture } from '../../shop/pictures/LeadingPicture.tsx'
import { PictureText } from '../../shop/pictures/PictureText.tsx'
import { showsWords } from '../../shop/pictures/shows-words.ts'
import type { ViewProps } from '../../page/view.ts'
import styles from './Banner.module.css'
import { Film } from './Film.tsx'
import type { BannerOptions } from './block.ts'

/** A picture with its link, or a film; nothing if neither is set. Source: L-291 … L-297, LO-64. */
export function Banner({ options, leads }: ViewProps<BannerOptions>) {
  const t = useTranslations('shop.picture')
  const { type, imgUrl, imgFocus, alt, clickUrl, hasHotArea, hotArea, height, videoUrl, poster, box, mBox } =
    options
  const isFilm = type !== 0
  if (isFilm ? !videoUrl && !poster : !imgUrl) return <EmptyBlock />
  const style = { ...boxStyle(box, mBox), '--height': `${height}px` } as CSSProperties
  return (
    <div
      className={`box ${styles.banner}`}
      style={style}
      data-words={(!isFilm && showsWords(options)) || undefined}
    >
      {isFilm ? (
        <Film videoUrl={videoUrl} poster={poster} alt={alt} leads={leads} />
      ) : (
        <>
          <BlockLink
            link={clickUrl}
            label={alt || showsWords(options) ? undefined : t('unnamed', { number: 1 })}
            className={styles.link}
          >
            <LeadingPicture
              src={imgUrl}
              alt={alt}
              focus={objectPosition(imgFocus)}
              className={styles.picture}
              sizes="100vw"
              leads={leads}
            />
            <PictureText options={options} />
          </BlockLink>
          {hasHotArea && <HotAreas areas={hotArea} title={alt} />}
        </>
      )}
    </div>
  )
}
