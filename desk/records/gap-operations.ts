import { z } from 'zod'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import { GAPS, type Gap } from '#api/rules/style-findings.ts'
import { LOCALES } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { may } from '#operators/rights.ts'
import type { RecordDesk } from '../collections/collection-operations.ts'
import { type CollectionName, collections } from '../collections/collections.ts'
import { GAP, gapFields } from '../collections/gaps.ts'
import { findLines } from '../collections/record-list.ts'

/** Records of one list that lack something: as many as the list shows by its filter. */
export interface ListGap {
  readonly list: CollectionName | 'goods'
  readonly gap: Gap
  /** At most 1001. */
  readonly count: number
}

const { read } = operationsOn<RecordDesk & { readonly styleLists: StyleLists }>()

/** Records that lack something. */
export const gapOperations = {
  list: read({
    right: 'goods.read',
    summary: 'Counts styles that cannot be sold, and records without texts in a language, by list.',
    input: z.strictObject({}),
    async run({ records, styleLists }, _, { actor, locale, now }): Promise<Outcome<readonly ListGap[]>> {
      const gaps: ListGap[] = []
      const asked = { search: '', codes: [], sort: 'listed', isDescending: false, size: 1 } as const
      for (const gap of GAPS) {
        const { count } = await styleLists.find({ ...asked, gap })
        gaps.push({ list: 'goods', gap, count })
      }
      const seen = collections.filter(each => may(actor, each.rights.see) && gapFields(each).length > 0)
      for (const collection of seen) {
        const lines = await records.all(collection.kind)
        for (const gap of LOCALES) {
          const question = { search: '', filters: { [GAP]: gap }, sort: 'code', isDescending: false, size: 1 }
          const { count } = findLines(collection, lines, question, { locale, now })
          gaps.push({ list: collection.name, gap, count })
        }
      }
      return done(gaps.filter(({ count }) => count > 0))
    },
  }),
}
