import { type CSSProperties, use, useEffect, useRef, useState } from 'react'
import { type CropAt, cropIn, partWidth } from './crop-at.ts'
import { PictureSizeContext } from './picture-size.ts'
import { boxSetOf, resized, squareSetOf, srcSetOf } from './resized.ts'
import { watchArrival } from './watch-arrival.ts'
import styles from './Picture.module.css'

interface Props {
  readonly src: string
  readonly alt: string
  /** The box it is shown in, in px: requested at that size, cropped to its shape, its space reserved. */
  readonly width?: number
  readonly height?: number
  /** CSS `aspect-ratio`, where the shape is known but not the size; the picture is cropped to fill it. */
  readonly ratio?: string
  /** The shape its styles cut it to (`4:5`), and that below desktop width: where the picture has a part for it, that part shows. */
  readonly shape?: string | undefined
  readonly mobileShape?: string | undefined
  /** `sizes` of the picture. With it, `srcset` offers phone to desktop widths, or squares if its box is a square. */
  readonly sizes?: string
  /** CSS `object-position`: the point that stays in sight where the picture is cropped; by default the picture's own, if the page knows it. */
  readonly focus?: string | undefined
  /** The picture above the fold: loaded first, never lazily. */
  readonly isPriority?: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** Failed before hydration. A drawing without its own size is 0 px wide and not broken. */
const hasFailed = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && !/\.svg(\?|#|$)/i.test(image.currentSrc)

/** `auto` uses the laid-out width of a lazy picture; older browsers use the window's width. */
const AS_LAID_OUT = 'auto, 100vw'

/** Custom properties that reserve the space; a class may read `--picture-ratio` (`auto 1600 / 900`). */
const keeping = (width?: number, height?: number) =>
  width && height
    ? ({ '--picture-width': `${width}px`, '--picture-ratio': `auto ${width} / ${height}` } as CSSProperties)
    : undefined

interface Place {
  readonly box: readonly [width: number, height: number] | undefined
  readonly sizes: string | undefined
  /** Width and height of the picture itself in px, if known. */
  readonly own: readonly [number, number, ...unknown[]] | undefined
  /** The picture's own focal point. */
  readonly focus: string | null | undefined
  readonly crop: CropAt | undefined
}

/** `srcset` for the picture's box or widths. */
function offersOf(src: string, { box, sizes, own, focus, crop }: Place) {
  const cut = crop ?? focus
  if (!sizes) return box && boxSetOf(src, box, cut)
  return box && box[0] === box[1]
    ? squareSetOf(src, cut)
    : srcSetOf(src, own && crop ? partWidth(own[0], own[1], crop) : own?.[0], crop)
}

/** Width of a part without a size of its own, for browsers that know no `srcset`. px. */
const PART_PX = 1600
/** Breakpoint at which the mobile layout ends. Source: LO-99. */
const MOBILE = '(max-width: 1024px)'

/**
 * An image: lazy unless first, sized by the image service, with its space reserved by the given box or else by its own size,
 * if the page knows it. A picture that fails, or takes longer than 20 s, is replaced by a panel in paper colour with its
 * alternative text. Source: C-153, LO-103.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  shape = ratio,
  mobileShape = shape,
  sizes,
  focus,
  isPriority = false,
  ...look
}: Props) {
  // Stored with its address, so that another picture in the same element starts fresh.
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  const own = use(PictureSizeContext)?.(src)
  useEffect(() => {
    if (!image.current) return
    if (hasFailed(image.current)) return setBrokenSrc(src)
    return watchArrival(image.current, () => setBrokenSrc(src))
  }, [src])
  const box = width && height ? ([width, height] as const) : undefined
  const isOwnSize = own && !width && !height && !ratio
  const point = focus ?? own?.[2]
  // A point that the block sets itself counts more than what the library says of the picture.
  const cropOf = (of: string | undefined) => (focus === undefined ? cropIn(own?.[3], of) : undefined)
  const crop = cropOf(box ? `${box[0]}:${box[1]}` : shape)
  const mobileCrop = box ? crop : cropOf(mobileShape)
  const [shownWidth, shownHeight] = isOwnSize ? own : [width, height]
  const classes = [styles.picture, ratio && styles.cut, isOwnSize && styles.whole, look.className]
    .filter(Boolean)
    .join(' ')
  const place = keeping(shownWidth, shownHeight)
  const style = {
    ...(ratio && { aspectRatio: ratio }),
    ...(point && { objectPosition: point }),
    ...look.style,
  }
  if (brokenSrc === src) return <Missing alt={alt} className={classes} style={{ ...place, ...style }} />
  const shownSizes = sizes ?? (isOwnSize ? (isPriority ? '100vw' : AS_LAID_OUT) : undefined)
  const about = { box, focus: own?.[2], sizes: shownSizes, own }
  const offers = offersOf(src, { ...about, crop })
  const shown = (
    <img
      ref={image}
      src={resized(src, width ?? (crop && !height ? PART_PX : undefined), height, crop ?? own?.[2])}
      srcSet={offers}
      sizes={offers && shownSizes}
      alt={alt}
      width={shownWidth}
      height={shownHeight}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      onError={() => setBrokenSrc(src)}
      className={classes}
      style={isOwnSize ? { ...place, ...style } : style}
    />
  )
  if (mobileCrop?.shape === crop?.shape) return shown
  return (
    <picture className={styles.unboxed}>
      <source
        media={MOBILE}
        srcSet={offersOf(src, { ...about, crop: mobileCrop }) ?? resized(src, PART_PX, undefined, mobileCrop)}
        sizes={shownSizes}
      />
      {shown}
    </picture>
  )
}

interface MissingProps {
  readonly alt: string
  readonly className: string
  readonly style: CSSProperties
}

/** Replaces a failed picture, in the same size. */
const Missing = ({ alt, className, style }: MissingProps) => (
  <span
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    data-broken={'--picture-width' in style || 'aspectRatio' in style ? 'sized' : ''}
    className={className}
    style={style}
  >
    {alt}
  </span>
)
