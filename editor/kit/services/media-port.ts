import type { Result } from '#platform/result.ts'
import type { UploadOptions } from '#operators/client/call.ts'
import type {
  MediaAbout,
  MediaItem,
  MediaPage,
  MediaQuery,
  MediaReplaced,
  MediaUse,
  UploadedItem,
} from '#content-store/client/media.ts'

/** Calls of the editor to the media library. Refusals reject with a message fit to show. */
export interface MediaPort {
  readonly find: (query: MediaQuery) => Promise<MediaPage>
  /** `undefined` for a picture that is not in the library. */
  readonly item: (id: string) => Promise<MediaItem | undefined>
  readonly upload: (file: File, options?: UploadOptions) => Promise<UploadedItem>
  readonly describe: (id: string, about: Partial<MediaAbout>) => Promise<MediaItem>
  readonly uses: (id: string) => Promise<readonly MediaUse[]>
  /** Moves a picture to the bin; refuses with the places where it shows. */
  readonly remove: (id: string) => Promise<Result<MediaItem, readonly MediaUse[]>>
  readonly restore: (id: string) => Promise<MediaItem>
  /** Removes a picture in the bin for good. */
  readonly purge: (id: string) => Promise<unknown>
  /** Puts another picture in its place in all drafts. */
  readonly replace: (id: string, by: string) => Promise<MediaReplaced>
  /** Number of pages changed. */
  readonly takeBack: (gesture: string) => Promise<number>
}

/** File types of the file chooser; the store decides by the bytes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
