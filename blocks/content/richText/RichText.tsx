import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import prose from '../../shop/layout/prose.module.css'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './RichText.module.css'
import type { RichTextOptions } from './block.ts'

/** Formatted content as entered. The server sanitises `content` before a view gets it. Source: L-261, LO-48. */
export function RichText({ options }: ViewProps<RichTextOptions>) {
  const mark = useTextMark()
  if (!options.content.trim()) return <EmptyBlock />
  return (
    <div
      className={`${prose.prose} ${styles.richText}`}
      {...mark('content')}
      // Sanitised on save and again on normalising.
      dangerouslySetInnerHTML={{ __html: options.content }}
    />
  )
}
