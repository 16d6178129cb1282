import { Picture } from '#ui/picture/Picture.tsx'
import type { ComponentProps } from 'react'
import type { Layout } from '../../page/view.ts'
import styles from './LeadingPicture.module.css'

interface Props extends Omit<ComponentProps<typeof Picture>, 'isPriority'> {
  /** The layout its block opens the page on, if it does. */
  readonly leads: Layout | undefined
}

/** Breakpoint at which the layout without the picture ends. Source: LO-99. */
const OTHER_LAYOUT = { mobile: '(min-width: 1025px)', desktop: '(max-width: 1024px)' } as const
/** One see-through pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * The first picture of a block: loaded at once where the block opens the page, else when it nears the viewport. What loads
 * at once would load even where its layout is hidden, so there it is nothing.
 */
export function LeadingPicture({ leads, ...picture }: Props) {
  if (leads === undefined || leads === 'all') return <Picture {...picture} isPriority={leads !== undefined} />
  const shape = leads === 'mobile' ? (picture.mobileShape ?? picture.shape) : picture.shape
  return (
    <picture className={styles.unboxed}>
      <source media={OTHER_LAYOUT[leads]} srcSet={NOTHING} />
      <Picture {...picture} shape={shape} mobileShape={shape} isPriority />
    </picture>
  )
}
