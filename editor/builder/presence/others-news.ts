import { EVERYTHING, type LogEntry } from '#content-store/client/draft/draft-steps.ts'

/** Actions of one operator in other windows, for screen readers. */
interface News {
  readonly name: string
  /** Blocks that were changed, added, moved or removed. */
  readonly blocks: number
  /** Settings of the page, or the page as a whole, were changed. */
  readonly isPage: boolean
}

/** Steps of others as one line for each operator, in the order they began. */
export function newsOf(entries: readonly Pick<LogEntry, 'by' | 'touched'>[]): readonly News[] {
  const touched = new Map<string, Set<string>>()
  for (const { by, touched: keys } of entries) {
    const ids = touched.get(by) ?? new Set()
    for (const key of keys) {
      const [id = '', what] = key.split(' ')
      // A block counts when it is changed itself, not when one is put into it.
      if (what !== 'child') ids.add(id)
    }
    touched.set(by, ids)
  }
  return [...touched].flatMap(([name, ids]): News[] => {
    const isPage = ids.delete('') || ids.has(EVERYTHING)
    ids.delete(EVERYTHING)
    return ids.size > 0 || isPage ? [{ name, blocks: ids.size, isPage }] : []
  })
}
