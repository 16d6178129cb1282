import { z } from 'zod'
import type { FoundByWords } from '#api/product/search/found-by-words.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'

export interface SynonymDesk {
  readonly foundByWords: (words: readonly string[]) => FoundByWords
}

/** Words of a group on each side, and characters of one; as many as a record may have. */
const words = z.array(z.string().max(40)).max(40)

const { ask } = operationsOn<SynonymDesk>()

export const synonymOperations = {
  /** What the words of a group find by themselves, and all together. */
  matches: ask({
    right: 'site.read',
    summary: 'Counts the products that words find in searches, each by itself and all together.',
    input: z.strictObject({ words, alsoFinds: words }),
    run: async ({ foundByWords }, { words: own, alsoFinds }) => done(foundByWords([...own, ...alsoFinds])),
  }),
}
