import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from './BlockLink.tsx'
import { hotAreaRect } from '../../page/hot-area.ts'
import styles from './HotAreas.module.css'
import { partOf } from '../../page/picture-part.ts'
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
  const { style, part } = usePictureShown(layer)
  const [x, y, w, h] = part
  const clickable = areas.filter(({ url }) => isBuilder || linkTarget(url))
  return (
    <div ref={layer} className={styles.layer}>
      <div className={styles.plane} style={style}>
        {clickable.map((area, at) => {
          const { left, top, width, height } = hotAreaRect(area)
          if (width === 0 || height === 0) return null
          return (
            <BlockLink
              key={`${at} ${area.start} ${area.end}`}
              link={area.url}
              label={title ? t('areaOf', { title, number: at + 1 }) : t('area', { number: at + 1 })}
              className={isBuilder ? `${styles.area} ${styles.drawn}` : styles.area}
              style={{
                left: `${(left - x) / w}%`,
                top: `${(top - y) / h}%`,
                width: `${width / w}%`,
                height: `${height / h}%`,
              }}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Place of a picture in its box: the shape of what was delivered, the point it is cut around, and the part it is of the whole picture. */
interface Shown {
  readonly style?: CSSProperties
  /** Percent from the left and the top of the whole picture; width and height as shares of it. */
  readonly part: readonly [left: number, top: number, width: number, height: number]
}

const WHOLE = [0, 0, 1, 1] as const

/** The part of a picture that its address asks for, as `resized` writes it. The size of the whole is in its attributes. */
function partIn(picture: HTMLImageElement): Shown['part'] {
  const asked = /shape=(\d+)x(\d+)&at=(\d+)-(\d+)-(\d+)/.exec(picture.currentSrc)?.map(Number)
  const [width = 0, height = 0] = ['width', 'height'].map(side => Number(picture.getAttribute(side)))
  if (!asked || !width || !height) return WHOLE
  const [, across = 1, up = 1, left = 50, top = 50, size = 100] = asked
  const part = partOf({ width, height }, across / up, { left, top, size })
  return [(part.left / width) * 100, (part.top / height) * 100, part.width / width, part.height / height]
}

function usePictureShown(layer: React.RefObject<HTMLElement | null>): Shown {
  const [shown, setShown] = useState<Shown>({ part: WHOLE })
  useEffect(() => {
    const box = layer.current?.parentElement
    const read = () => {
      const picture = box?.querySelector('img')
      if (!picture?.naturalHeight) return
      const [left = '50%', top = '50%'] = getComputedStyle(picture).objectPosition.split(' ')
      const ratio = picture.naturalWidth / picture.naturalHeight
      const style = { '--shape': ratio, '--left': left, '--top': top } as CSSProperties
      setShown({ style, part: partIn(picture) })
    }
    read()
    // On the editor's canvas another picture may take its place.
    box?.addEventListener('load', read, true)
    return () => box?.removeEventListener('load', read, true)
  }, [layer])
  return shown
}
