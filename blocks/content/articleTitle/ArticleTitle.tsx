import type { CSSProperties } from 'react'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import styles from './ArticleTitle.module.css'
import type { ArticleTitleOptions } from './block.ts'

/** Both layouts as custom properties; the style sheet chooses by width. Source: L-219 … L-222. */
const look = (options: ArticleTitleOptions) =>
  ({
    '--height': `${options.height}px`,
    '--m-height': `${options.mheight}px`,
    '--line-height': `${options.lineHeight}px`,
    '--m-line-height': `${options.mlineHeight}px`,
    '--font-size': `${options.fontSize}px`,
    '--m-font-size': `${options.mfontSize}px`,
    '--colour': options.color,
  }) as CSSProperties // the type has no custom properties

/** Source: L-218 … L-222. */
export function ArticleTitle({ options }: ViewProps<ArticleTitleOptions>) {
  const mark = useTextMark()
  if (!options.title) return <EmptyBlock />
  return (
    <h2 className={styles.title} style={look(options)} {...mark('title')}>
      {options.title}
    </h2>
  )
}
