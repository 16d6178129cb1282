import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { resized, srcSetOf } from '#ui/picture/resized.ts'
import styles from './Magnifier.module.css'
import { offsetAt } from './offset.ts'

interface Props {
  readonly src: string
  /** Another picture for the phone layout, up to 1024 px. */
  readonly phoneSrc?: string | undefined
  readonly alt: string
  /** Magnification under the pointer. Source: C-067, L-337. */
  readonly scale?: number
  /** CSS `aspect-ratio` of the frame; defaults to the picture's own. */
  readonly ratio?: string
  /** `sizes` of the picture at rest. */
  readonly sizes: string
  readonly isPriority?: boolean
  /** Called on a press, or on Enter while focused: shows the picture large. */
  readonly onOpen: () => void
}

/** The phone layout. Source: LO-99. */
const PHONE = '(max-width: 1024px)'
/** Width in px of the enlarged picture: twice a frame of up to 800 px. */
const FINE_PX = 1600

/**
 * A picture that is magnified under the mouse and follows it; it returns to its size when the mouse leaves. Touch and
 * keyboard open the large view instead. Source: C-067, L-336, L-337.
 */
export function Magnifier({
  src,
  phoneSrc,
  alt,
  scale = 2,
  ratio,
  sizes,
  isPriority = false,
  onOpen,
}: Props) {
  const t = useTranslations('product.zoom')
  const fine = useRef<HTMLImageElement>(null)
  const isAlive = useIsHydrated()
  const [start, setStart] = useState<Offset & { readonly src: string }>()
  const shown = () => (phoneSrc && window.matchMedia(PHONE).matches ? phoneSrc : src)
  const offsetOf = (event: PointerEvent<HTMLElement>) =>
    offsetAt(event, event.currentTarget.getBoundingClientRect(), scale)
  return (
    <div
      className={styles.magnifier}
      onPointerEnter={event =>
        event.pointerType === 'mouse' && setStart({ src: shown(), ...offsetOf(event) })
      }
      // Written directly to the element: it changes with every pixel.
      onPointerMove={event => fine.current && Object.assign(fine.current.style, movedBy(offsetOf(event)))}
      onPointerLeave={() => setStart(undefined)}
    >
      {/* One picture for both layouts: the browser requests only the one it needs, immediately. */}
      <picture>
        {phoneSrc && <source media={PHONE} srcSet={srcSetOf(phoneSrc) ?? phoneSrc} sizes={sizes} />}
        <Picture
          src={src}
          alt={alt}
          className={styles.picture}
          sizes={sizes}
          isPriority={isPriority}
          {...(ratio && { ratio })}
        />
      </picture>
      {start && (
        <img
          ref={fine}
          className={styles.fine}
          // The same picture in higher resolution; until it has loaded, the first one shows.
          src={resized(start.src, FINE_PX)}
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
