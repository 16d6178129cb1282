import type { Numbered } from './storage.ts'

/** One thing of a storage, as it is copied to another. */
export type Stored =
  | { readonly kind: 'document'; readonly folder: string; readonly id: string; readonly value: unknown }
  | { readonly kind: 'log'; readonly name: string; readonly entries: readonly Numbered[] }
  | { readonly kind: 'blob'; readonly name: string; readonly path: string }
