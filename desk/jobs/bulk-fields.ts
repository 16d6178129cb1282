import type { CollectionName } from '../collections/collections.ts'
import { collections } from '../collections/collections.ts'

/** Lists whose records can be changed together. */
export const BULK_LISTS = ['styles', ...collections.map(({ name }) => name)] as const
export type BulkList = 'styles' | CollectionName

export const BULK_OPS = ['set', 'add', 'remove'] as const
type BulkOp = (typeof BULK_OPS)[number]

/** A field that can be changed for many records, and what can be done to it. */
export interface BulkField {
  readonly field: string
  readonly ops: readonly BulkOp[]
  /** The collection that its values are codes of. */
  readonly of?: CollectionName
}

/** Fields of products. Stock is a ledger and not among them. */
const STYLE_FIELDS: readonly BulkField[] = [
  { field: 'onShelves', ops: ['set'] },
  { field: 'labels', ops: ['add', 'remove'], of: 'labels' },
  { field: 'categories', ops: ['add', 'remove'], of: 'categories' },
  { field: 'brands', ops: ['add', 'remove'], of: 'brands' },
]

/** Fields of a list that can be changed for many records. */
export const bulkFields = (list: BulkList): readonly BulkField[] =>
  list === 'styles'
    ? STYLE_FIELDS
    : (collections.find(({ name }) => name === list)?.bulk ?? []).map(field => ({ field, ops: ['set'] }))
