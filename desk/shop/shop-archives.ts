import type { Writable } from 'node:stream'
import type { Locale } from '#locales/locale.ts'
import type { Outcome } from '#operators/outcome.ts'
import type { ArchiveContents, ArchivePlan, ShopImportState } from './archive-shapes.ts'

/** Writes an upload to a path, or refuses it. `checkRoom` rejects if the disk has not so many bytes left. */
export type WriteUpload = (
  path: string,
  checkRoom: (bytes: number) => Promise<void>,
) => Promise<Outcome<null>>

/** Whole shops as archives. */
export interface ShopArchives {
  /** Largest upload. Bytes. */
  readonly maxBytes: number
  /** Stores an upload and tells what importing it would do. Nothing else is changed. */
  readonly receive: (name: string, locale: Locale, write: WriteUpload) => Promise<Outcome<ArchivePlan>>
  /** Begins to import an upload in the background. */
  readonly start: (
    id: string,
    by: { readonly by: string; readonly now: number },
  ) => Promise<Outcome<ShopImportState>>
  /** The newest import; `null` for a shop without one. */
  readonly newest: (now: number) => Promise<ShopImportState | null>
  /** Contents of an archive of the shop as it is now. */
  readonly contents: () => Promise<Outcome<ArchiveContents>>
  /** Writes the shop into the stream that `open` gives once all is read. */
  readonly write: (open: () => Writable) => Promise<Outcome<null>>
}
