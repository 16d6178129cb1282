import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsHydrated } from '../hydrated/useIsHydrated.ts'
import { Picture } from '../picture/Picture.tsx'
import { resized } from '../picture/resized.ts'
import styles from './Magnifier.module.css'
import { offsetAt } from './offset.ts'

interface Props {
  readonly src: string
  readonly alt: string
  /** How much larger the picture is under the pointer. Source: C-067, L-337. */
  readonly scale?: number
  /** CSS `aspect-ratio` of its place; absent, the picture's own. */
  readonly ratio?: string
  /** `sizes` of the picture at rest. */
  readonly sizes: string
  readonly isPriority?: boolean
  /** A press, or Enter while it has the focus: shows the picture large. */
  readonly onOpen: () => void
}

/** Width in px of the picture under the lens: twice a stage of up to 800 px. */
const FINE_PX = 1600

/**
 * A picture that grows under the mouse and follows it; it shrinks back when the mouse leaves. Fingers and keys open the
 * large view instead. Source: C-067, L-336, L-337.
 */
export function Magnifier({ src, alt, scale = 2, ratio, sizes, isPriority = false, onOpen }: Props) {
  const t = useTranslations('shop.zoom')
  const fine = useRef<HTMLImageElement>(null)
  const isAlive = useIsHydrated()
  const [start, setStart] = useState<Offset>()
  const offsetOf = (event: PointerEvent<HTMLElement>) =>
    offsetAt(event, event.currentTarget.getBoundingClientRect(), scale)
  return (
    <div
      className={styles.magnifier}
      onPointerEnter={event => event.pointerType === 'mouse' && setStart(offsetOf(event))}
      // Written past React: it changes with every pixel.
      onPointerMove={event => fine.current && Object.assign(fine.current.style, movedBy(offsetOf(event)))}
      onPointerLeave={() => setStart(undefined)}
    >
      <Picture
        src={src}
        alt={alt}
        className={styles.picture}
        sizes={sizes}
        isPriority={isPriority}
        {...(ratio && { ratio })}
      />
      {start && (
        <img
          ref={fine}
          className={styles.fine}
          // The same picture in more detail; until it has arrived the first one shows.
          src={resized(src, FINE_PX)}
          alt=""
          style={{ '--scale': scale, ...movedBy(start) } as CSSProperties}
        />
      )}
      {isAlive && (
        <button type="button" className={styles.open} aria-label={t('open', { alt })} onClick={onOpen} />
      )}
    </div>
  )
}

type Offset = ReturnType<typeof offsetAt>

const movedBy = ({ x, y }: Offset) => ({ translate: `${x}% ${y}%` })
