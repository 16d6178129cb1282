import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from './BlockLink.tsx'
import { cutAt } from '#ui/picture/resized.ts'
import { percentOf, ratioOf, readCrop } from '../../page/crop.ts'
import { hotAreaRect, type Rect, rectIn } from '../../page/hot-area.ts'
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
 * picture is cut to fill its box, by its styles or by the media library. Areas that lead nowhere show in the editor only. Source: L-198, LO-27, LO-51.
 */
export function HotAreas({ areas, title }: Props) {
  const t = useTranslations('shop.hotAreas')
  const isBuilder = useIsBuilder()
  const layer = useRef<HTMLDivElement>(null)
  const { shape, part } = usePictureShown(layer)
  const clickable = areas.filter(({ url }) => isBuilder || linkTarget(url))
  return (
    <div ref={layer} className={styles.layer}>
      <div className={styles.plane} style={shape}>
        {clickable.map((area, at) => {
          const { left, top, width, height } = part ? rectIn(hotAreaRect(area), part) : hotAreaRect(area)
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

interface Shown {
  /** Shape of the picture beside the layer, and the point it is cut around. */
  readonly shape?: CSSProperties
  /** The part of it that was delivered, where that is not all. */
  readonly part?: Rect
}

/** The part of a picture that its address asks for. Its own size is in its attributes. */
function deliveredPart({
  currentSrc,
  width,
  height,
}: {
  readonly currentSrc: string
  readonly width: number
  readonly height: number
}) {
  const cut = cutAt(currentSrc)
  const crop = readCrop(cut?.saved)
  return cut && crop && width && height ? percentOf({ width, height }, ratioOf(cut.shape), crop) : undefined
}

/** Knows how the picture beside the layer shows once it has arrived. */
function usePictureShown(layer: React.RefObject<HTMLElement | null>): Shown {
  const [shown, setShown] = useState<Shown>({})
  useEffect(() => {
    const box = layer.current?.parentElement
    if (!box) return
    const read = () => {
      const picture = box.querySelector('img')
      if (!picture || picture.naturalHeight === 0) return
      const { naturalWidth, naturalHeight, currentSrc } = picture
      const [left = '50%', top = '50%'] = getComputedStyle(picture).objectPosition.split(' ')
      const [width = 0, height = 0] = ['width', 'height'].map(side => Number(picture.getAttribute(side)))
      const part = deliveredPart({ currentSrc, width, height })
      const shape = { '--shape': naturalWidth / naturalHeight, '--left': left, '--top': top }
      setShown({ shape: shape as CSSProperties, ...(part && { part }) })
    }
    read()
    // On the editor's canvas another picture may take its place.
    box.addEventListener('load', read, true)
    return () => box.removeEventListener('load', read, true)
  }, [layer])
  return shown
}
