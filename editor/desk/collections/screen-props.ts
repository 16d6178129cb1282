import type { CollectionName } from '#desk/collections/collections.ts'
import type { AnyCollection } from '#desk/collections/define-collection.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import type { Operator } from '#operators/operator.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Edit } from './record-work.ts'

/** A collection that screens show. */
export type ShownCollection = AnyCollection<CollectionName>

export interface ScreenProps {
  readonly collection: ShownCollection
  readonly operator: Operator
  readonly parts?: CollectionParts | undefined
}

/** What a form holds: the line as it would be saved. */
export interface FormPartProps extends Pick<ScreenProps, 'collection' | 'operator'> {
  readonly values: Readonly<Record<string, unknown>>
  /** Code of the record; empty while it has none. */
  readonly code: string
  /** True if something was typed that is not saved. */
  readonly isChanged: boolean
  /** Changes what the form holds, as typing does; absent for operators who may only read. */
  readonly onEdit: ((next: Edit) => void) | undefined
}

/** Parts that a collection adds to its screens. */
export interface CollectionParts {
  /** Above list and form: news that an action left in the address. */
  readonly News?: ComponentType<Pick<ScreenProps, 'collection'>>
  /** Buttons of a record, in its row and above its form. */
  readonly Actions?: ComponentType<
    Pick<ScreenProps, 'collection' | 'operator'> & { readonly record: ListedRecord }
  >
  /** Around the fields of the form. */
  readonly Around?: ComponentType<{ readonly code: string; readonly children: ReactNode }>
  /** Beside the form, following what is typed. */
  readonly Beside?: ComponentType<FormPartProps>
  /** Above the bar that saves. */
  readonly BeforeSave?: ComponentType<FormPartProps>
  /** Screens of a record besides its form, by the last part of their address. */
  readonly below?: Readonly<Record<string, ComponentType<ScreenProps>>>
}
