import { Picture } from '#ui/picture/Picture.tsx'
import type { ReactNode } from 'react'
import styles from './LineParts.module.css'

const classes = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ')

interface PictureProps {
  /** Empty or `undefined` for none: the frame stays. */
  readonly src: string | undefined
  /** Widest size on a page, CSS pixels. */
  readonly width: number
  /** Makes the picture a link. The name beside it is the same link, so keyboards and screen readers pass this one. */
  readonly href?: string | undefined
  readonly className?: string | undefined
}

/** The picture of a line of goods, square as on cards and as wide as its column; faded where the line has `data-off`. */
export function LinePicture({ src, width, href, className }: PictureProps) {
  const picture = src && <Picture src={src} alt="" width={width} height={width} ratio="1" />
  const names = classes(styles.picture, className)
  if (href === undefined) return <span className={names}>{picture}</span>
  return (
    <a href={href} className={names} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  )
}

interface WordsProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Beside the picture: name, variant, and what else there is to say, one below the other. */
export const LineWords = ({ className, children }: WordsProps) => (
  <div className={classes(styles.words, className)}>{children}</div>
)
