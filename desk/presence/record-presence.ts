import type { Present } from '#operators/presence/presence.ts'

/** What a window says of its work on a record. */
export interface OnRecord {
  /** Paths of fields with changes that are not saved, at most `MOST_FIELDS`. */
  readonly fields: readonly string[]
}

/** An operator who has a record open, once for each window. */
export type RecordPresence = Present<OnRecord>

/** Events for operators who have a record open. `changed`: it was saved, removed or the like; its history has what. */
export type RecordEvent =
  | { readonly kind: 'present'; readonly operators: readonly RecordPresence[] }
  | { readonly kind: 'changed' }

/** Fields that a window names, and characters of all of them together: processes tell each other in short messages. */
export const MOST_FIELDS = 20
export const MAX_FIELD_CHARACTERS = 1200

/** Answer to a window that says what it does. */
export interface RecordNews {
  readonly operators: readonly RecordPresence[]
  /** Number of the latest change set that touched the record; 0 where none did. */
  readonly latest: number
}
