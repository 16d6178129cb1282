import { runInTurns } from '../../shared/steps.ts'
import type { Catalogue } from '../catalogue.ts'
import { type FoundStyles, findStyles, type StyleQuestion } from './find-styles.ts'
import { type StyleIndex, styleIndex } from './style-index.ts'

/** Lists of the styles of the newest catalogue. */
export interface StyleLists {
  readonly find: (question: StyleQuestion) => Promise<FoundStyles>
}

/** The index is made when a list is first asked for, and mended from then on. Shoppers are served while it is made or searched. */
export function createStyleLists(catalogue: () => Catalogue): StyleLists {
  let index: StyleIndex | undefined
  let making: Promise<unknown> = Promise.resolve()
  const upToDate = (sort: StyleQuestion['sort']): Promise<StyleIndex> => {
    const next = making.then(async () => {
      index = await runInTurns(styleIndex(catalogue(), [sort], index))
      return index
    })
    // A failure rejects for its caller; the next call begins again.
    making = next.catch(() => undefined)
    return next
  }
  return { find: async question => runInTurns(findStyles(await upToDate(question.sort), question)) }
}
