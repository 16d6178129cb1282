import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'
import { collections } from '../collections/collections.ts'
import type { LoggedChange } from './logged-set.ts'

export interface ChangeDesk {
  readonly records: Records
  readonly catalogue: () => Catalogue
}

/** Changes in one answer. */
export const CHANGES = 200

/** The collection in which staff edit records of a kind; empty where there is none. */
const collectionOf = (kind: string) => collections.find(collection => collection.kind === kind)?.name ?? ''

/** A change as the log shows it. */
export function loggedChange(
  { catalogue }: ChangeDesk,
  { kind, code, path, before, after }: RecordChange,
): LoggedChange {
  const style = kind === 'spu' ? catalogue().spus.get(code)?.style : undefined
  return {
    collection: collectionOf(kind),
    kind,
    code,
    ...(style !== undefined && { style }),
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }
}
