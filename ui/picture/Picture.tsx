import type { CSSProperties } from 'react'
import { resized } from './resized.ts'

interface Props {
  readonly src: string
  readonly alt: string
  /** Intrinsic size in px, where known: keeps the place before the picture arrives. */
  readonly width?: number
  readonly height?: number
  /** `sizes` of the picture; with it a `srcset` of phone to desktop widths is offered. */
  readonly sizes?: string
  /** The one picture above the fold: loaded first, never lazily. */
  readonly isPriority?: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

const WIDTHS = [390, 780, 1170, 1600, 2400]

/** A picture of the shop: lazy unless first, sized by the image service, with its place kept. */
export function Picture({ src, alt, width, height, sizes, isPriority = false, ...look }: Props) {
  const srcSet = sizes ? WIDTHS.map(w => `${resized(src, w)} ${w}w`).join(', ') : undefined
  return (
    <img
      src={resized(src, width, height)}
      srcSet={srcSet?.startsWith(`${src} `) ? undefined : srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      {...look}
    />
  )
}
