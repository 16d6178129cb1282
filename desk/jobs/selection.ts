import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { RecordKind } from '#api/catalogue/rows/change-log.ts'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import { collections } from '../collections/collections.ts'
import { findLines, type Reader } from '../collections/record-list.ts'
import { code } from '../records/record-input.ts'
import { categoriesOf, styleFilters } from '../styles/style-filters.ts'
import type { BulkList } from './bulk-fields.ts'

/** Most records that are chosen one by one. */
const MOST_CHOSEN = 5000

/** Chosen rows, or all that a question of the list finds. */
export const selection = z.union([
  z.strictObject({ codes: z.array(z.string().min(1).max(200)).min(1).max(MOST_CHOSEN) }),
  z.strictObject({ styles: z.strictObject(styleFilters) }),
  z.strictObject({
    records: z.strictObject({
      search: z.string().max(200).default(''),
      filters: z.record(code, z.string().max(64)).default({}),
    }),
  }),
])
export type Selection = z.output<typeof selection>

export interface SelectionParts {
  readonly records: Records
  readonly styleLists: StyleLists
  readonly catalogue: () => Catalogue
}

/** Records of a selection. */
interface Selected {
  readonly kind: RecordKind
  readonly codes: readonly string[]
}

const EVERY = Number.MAX_SAFE_INTEGER

/** Products of styles, in the order of the styles. */
async function productsOf(
  { styleLists, catalogue }: SelectionParts,
  chosen: Selection,
): Promise<readonly string[]> {
  const { styles } = catalogue()
  const wanted = async () => {
    if ('codes' in chosen) return chosen.codes
    if (!('styles' in chosen)) return []
    const { category, ...asked } = chosen.styles
    const question = { ...asked, categories: categoriesOf(catalogue(), category) }
    const found = await styleLists.find({ ...question, size: EVERY })
    return found.rows.map(({ style }) => style)
  }
  // A style that is gone meanwhile fails by its own code.
  return (await wanted()).flatMap(style => styles.get(style)?.map(spu => spu.code) ?? [style])
}

/** The records that a selection means now, each once. */
export async function selectedRecords(
  parts: SelectionParts,
  list: BulkList,
  chosen: Selection,
  reader: Reader,
): Promise<Selected> {
  const collection = collections.find(({ name }) => name === list)
  if (!collection) return { kind: 'spu', codes: [...new Set(await productsOf(parts, chosen))] }
  const { kind, sorts } = collection
  if ('codes' in chosen) return { kind, codes: [...new Set(chosen.codes)] }
  if (!('records' in chosen)) return { kind, codes: [] }
  const question = { ...chosen.records, sort: sorts[0], isDescending: false, size: EVERY }
  const { lines } = findLines(collection, await parts.records.all(kind), question, reader)
  return { kind, codes: lines.map(line => line.code) }
}
