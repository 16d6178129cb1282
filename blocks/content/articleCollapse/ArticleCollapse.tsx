import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import prose from '../../shop/layout/prose.module.css'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './ArticleCollapse.module.css'
import type { ArticleCollapseOptions } from './block.ts'

const STYLE_ATTRIBUTE = /(<[a-z][^>]*?\sstyle=)("[^"]*"|'[^']*')/gi
/** `font-size: 30px`, and the `font` shorthand, which includes a size. */
const SIZE_DECLARATION = /(^|;)\s*font(-size)?\s*:[^;]*/gi

/**
 * Removes every font size from sanitised HTML, so that the panel's own applies (0.16rem on desktop, 0.12rem on phones, in the
 * style sheet). All other styles stay. Source: L-227, LO-52.
 */
export const flattenFontSizes = (html: string): string =>
  html.replace(STYLE_ATTRIBUTE, (_, before: string, quoted: string) => {
    const quote = quoted.charAt(0)
    return before + quote + quoted.slice(1, -1).replace(SIZE_DECLARATION, '') + quote
  })

/**
 * Native disclosures with a shared name: the browser keeps at most one open, closes it on a second click and starts with
 * none open, so this needs no script. On the editor's canvas all are open. Source: L-223 … L-230, LO-24, LO-53.
 */
export function ArticleCollapse({ id, options }: ViewProps<ArticleCollapseOptions>) {
  const { collapseTitle, collapseItems, isLast } = options
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  if (!collapseTitle && collapseItems.length === 0) return <EmptyBlock />
  const Question = collapseTitle ? 'h3' : 'h2'
  return (
    <section className={styles.panel} data-last={isLast || undefined}>
      {collapseTitle && (
        <h2 className={styles.heading} {...mark('collapseTitle')}>
          {collapseTitle}
        </h2>
      )}
      {collapseItems.map(({ title, content }, index) => (
        <details
          key={index}
          className={styles.item}
          // A shared name would close all but one.
          name={isBuilder ? undefined : `${id}-items`}
          open={isBuilder || undefined}
        >
          <summary className={styles.summary}>
            <Question className={styles.question} {...mark(`collapseItems.${index}.title`)}>
              {title}
            </Question>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div
            className={`${prose.prose} ${styles.content}`}
            {...mark(`collapseItems.${index}.content`)}
            // Sanitised on save and again on normalising.
            dangerouslySetInnerHTML={{ __html: flattenFontSizes(content) }}
          />
        </details>
      ))}
    </section>
  )
}
