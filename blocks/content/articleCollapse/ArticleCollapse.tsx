import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import prose from '../../shop/layout/prose.module.css'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './ArticleCollapse.module.css'
import { flattenFontSizes } from './flatten-font-sizes.ts'
import type { ArticleCollapseOptions } from './block.ts'

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
