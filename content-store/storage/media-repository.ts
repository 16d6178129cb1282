import { openDocuments } from '#platform/storage/documents.ts'
import type { DocumentKind, Storage } from '#platform/storage/storage.ts'
import type { MediaItem } from '../client/media.ts'
import {
  addressOf,
  documentOf,
  fileOf,
  idOf,
  isKeptHere,
  MEDIA_FILE,
  mediaItemSchema,
  type Picture,
  type StoredItem,
  type Upload,
  uploadedItem,
} from '../stored/media-item.ts'

const MEDIA: DocumentKind<StoredItem> = { folder: 'media', schema: mediaItemSchema, isFollowed: true }

/** Name of a picture's lock, and of its bytes. */
const nameOf = (id: string) => `media/${id}`

/** Something that is already there and may show changes. */
export interface AboutMedia {
  readonly isShown: true
}

/** A stored picture. Width and height in px. */
interface FoundPicture {
  readonly path: string
  readonly type: string
  readonly width: number
  readonly height: number
}

/** Reports pictures whose bytes are missing or incomplete; returns their ids. */
async function brokenPictures(
  items: Iterable<MediaItem>,
  storage: Storage,
  report: (error: unknown) => void,
) {
  const sizes = await storage.blobSizes(MEDIA.folder)
  const broken = new Set<string>()
  for (const item of items) {
    if (!isKeptHere(item) || sizes.get(fileOf(item)) === item.bytes) continue
    broken.add(item.id)
    report(
      new Error(
        `The picture ${(await storage.blob(nameOf(fileOf(item)), item.bytes)) ?? fileOf(item)} is missing or incomplete. Restore it from a backup or upload it again.`,
      ),
    )
  }
  return broken
}

export type MediaStore = Awaited<ReturnType<typeof openMedia>>

/**
 * Pictures under a name made from their bytes, with their texts and tags, which are all in memory. A picture that is gone or cut short is
 * reported and left out of the library: the shop opens without it, and uploading it again completes it.
 * @throws DamagedDocument
 */
export async function openMedia(storage: Storage, report: (error: unknown) => void) {
  const known = await openDocuments<StoredItem, MediaItem>(storage, MEDIA, {
    hold: item => ({ ...item, id: idOf(item) }),
  })
  const broken = await brokenPictures(known.values(), storage, report)
  const about = (id: string) => (broken.has(id) ? undefined : known.get(documentOf(id)))

  return {
    /** Those in the bin too. */
    list: (): readonly MediaItem[] => [...known.values()].filter(({ id }) => !broken.has(id)),
    /** Facts of the picture at an address, with or without a size; `undefined` for other pictures. */
    about(address: string): MediaItem | undefined {
      const url = addressOf(address)
      return url === undefined ? undefined : about(idOf({ url }))
    },

    /** Adding the same picture again returns the existing item, out of the bin. */
    async add(picture: Picture, upload: Upload): Promise<MediaItem> {
      const { file, bytes } = picture
      const item = await storage.change([nameOf(file)], async now => {
        const present = await now.read(MEDIA, documentOf(file))
        if (present?.deletedAt === null && !broken.has(file)) return present
        const added = present ? { ...present, deletedAt: null } : uploadedItem(picture, upload)
        now.keepBlob(nameOf(file), bytes)
        now.write(MEDIA, documentOf(file), added)
        return added
      })
      broken.delete(file)
      return { ...item, id: file }
    },

    /** Adds a picture whose bytes are elsewhere, unless it is there. */
    register: ({ id, ...item }: MediaItem): Promise<void> =>
      storage.change([nameOf(id)], async now => {
        if (!(await now.read(MEDIA, documentOf(id)))) now.write(MEDIA, documentOf(id), item)
      }),

    /** Changes what is said of a picture; `undefined` when there is none. */
    change: async (
      id: string,
      change: Partial<Omit<MediaItem, 'id' | 'url'>>,
    ): Promise<MediaItem | undefined> =>
      about(id) &&
      storage.change([nameOf(id)], async now => {
        const present = await now.read(MEDIA, documentOf(id))
        if (!present) return undefined
        const item = { ...present, ...change }
        const shown: AboutMedia = { isShown: true }
        now.write(MEDIA, documentOf(id), item, shown)
        return { ...item, id }
      }),

    /** Removes a picture for good. */
    async purge(id: string): Promise<void> {
      const item = about(id)
      if (!item) return
      await storage.change([nameOf(id)], now => {
        now.remove(MEDIA, documentOf(id))
        if (isKeptHere(item)) now.dropBlob(nameOf(id))
      })
    },

    /** The path of a file, for sending, and the size of the picture. */
    async find(file: string): Promise<FoundPicture | undefined> {
      const item = MEDIA_FILE.test(file) ? about(file) : undefined
      const path = item && (await storage.blob(nameOf(file), item.bytes))
      return item && path !== undefined
        ? { path, type: item.type, width: item.width, height: item.height }
        : undefined
    },
  }
}
