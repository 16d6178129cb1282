import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from './BlockLink.tsx'
import { hotAreaRect } from '../../page/hot-area.ts'
import styles from './HotAreas.module.css'
import { linkTarget } from '../../page/link-target.ts'
import type { HotArea } from '../../page/option-fields.ts'
import { useIsBuilder } from '../../page/view.ts'

interface Props {
  readonly areas: readonly HotArea[]
  /** Alternative text, for the areas' names. */
  readonly title: string
}

/**
 * Clickable parts of the picture beside it, in the same positioned box. They stay on what they were drawn over when the
 * picture is cut to fill its box. Areas that lead nowhere show in the editor only. Source: L-198, LO-27, LO-51.
 */
export function HotAreas({ areas, title }: Props) {
  const t = useTranslations('shop.hotAreas')
  const isBuilder = useIsBuilder()
  const layer = useRef<HTMLDivElement>(null)
  const shape = usePictureShape(layer)
  const clickable = areas.filter(({ url }) => isBuilder || linkTarget(url))
  return (
    <div ref={layer} className={styles.layer}>
      <div className={styles.plane} style={shape}>
        {clickable.map((area, at) => {
          const { left, top, width, height } = hotAreaRect(area)
          if (width === 0 || height === 0) return null
          return (
            <BlockLink
              key={`${at} ${area.start} ${area.end}`}
              link={area.url}
              label={title ? t('areaOf', { title, number: at + 1 }) : t('area', { number: at + 1 })}
              className={isBuilder ? `${styles.area} ${styles.drawn}` : styles.area}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Shape of the picture beside the layer, and the point it is cut around, once known. */
function usePictureShape(layer: React.RefObject<HTMLElement | null>): CSSProperties | undefined {
  const [shape, setShape] = useState<CSSProperties>()
  useEffect(() => {
    const picture = layer.current?.parentElement?.querySelector('img')
    if (!picture) return
    const read = () => {
      const { naturalWidth, naturalHeight } = picture
      if (naturalHeight === 0) return
      const [left = '50%', top = '50%'] = getComputedStyle(picture).objectPosition.split(' ')
      setShape({ '--shape': naturalWidth / naturalHeight, '--left': left, '--top': top } as CSSProperties)
    }
    read()
    picture.addEventListener('load', read)
    return () => picture.removeEventListener('load', read)
  }, [layer])
  return shape
}
