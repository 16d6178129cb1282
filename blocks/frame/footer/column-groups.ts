import { linkTarget } from '../../page/link-target.ts'
import type { FooterGroup } from './docs-groups.ts'
import type { FooterOptions } from './block.ts'

/** The operator's own columns, in the same shape. */
export const columnGroups = (columns: FooterOptions['columns']): FooterGroup[] =>
  columns.map(({ title, links }) => ({
    name: title,
    entries: links.map(entry => {
      const target = linkTarget(entry.link)
      return { name: entry.title, href: target?.href, isBlank: target?.isOutside }
    }),
  }))
