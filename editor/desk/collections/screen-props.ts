import type { CollectionName } from '#desk/collections/collections.ts'
import type { AnyCollection } from '#desk/collections/define-collection.ts'
import type { Operator } from '#operators/operator.ts'

/** A collection that screens show. */
export type ShownCollection = AnyCollection<CollectionName>

export interface ScreenProps {
  readonly collection: ShownCollection
  readonly operator: Operator
}
