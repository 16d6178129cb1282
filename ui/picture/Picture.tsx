import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { resized, srcSetOf } from './resized.ts'
import { watchArrival } from './watch-arrival.ts'
import styles from './Picture.module.css'

interface Props {
  readonly src: string
  readonly alt: string
  /** Intrinsic size in px, where known: keeps the place before the picture arrives. */
  readonly width?: number
  readonly height?: number
  /** CSS `aspect-ratio`, where the place is known but the picture's size is not; the picture is cut to fill it. */
  readonly ratio?: string
  /** `sizes` of the picture; with it a `srcset` of phone to desktop widths is offered. */
  readonly sizes?: string
  /** The one picture above the fold: loaded first, never lazily. */
  readonly isPriority?: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** Failed before React came alive. A drawing without a size of its own is 0 px wide and not broken. */
const hasFailed = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && !/\.svg(\?|#|$)/i.test(image.currentSrc)

/**
 * A picture of the shop: lazy unless first, sized by the image service, with its place kept. One that does not arrive, or
 * not within 20 s, leaves its place in paper colour with its words in small print, instead of the browser's torn page.
 * Source: C-153.
 */
export function Picture({ src, alt, width, height, ratio, sizes, isPriority = false, ...look }: Props) {
  // Kept with its address, so that another picture in the same place starts whole.
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return
    if (hasFailed(image.current)) return setBrokenSrc(src)
    return watchArrival(image.current, () => setBrokenSrc(src))
  }, [src])
  const classes = [styles.picture, ratio && styles.cut, look.className].filter(Boolean).join(' ')
  const style = ratio ? { aspectRatio: ratio, ...look.style } : look.style
  if (brokenSrc === src) return <Missing alt={alt} className={classes} style={style} size={[width, height]} />
  return (
    <img
      ref={image}
      src={resized(src, width, height)}
      srcSet={sizes ? srcSetOf(src) : undefined}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      onError={() => setBrokenSrc(src)}
      className={classes}
      style={style}
    />
  )
}

interface MissingProps {
  readonly alt: string
  readonly className: string
  readonly style: CSSProperties | undefined
  readonly size: readonly [number?, number?]
}

/** The place of a picture that did not arrive. */
function Missing({ alt, className, style, size: [width, height] }: MissingProps) {
  const place = width && height ? { aspectRatio: `${width} / ${height}`, width, ...style } : style
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      data-broken
      className={className}
      style={place}
    >
      {alt}
    </span>
  )
}
