import { z } from 'zod'
import { CROP_SHAPES } from '#blocks/page/crop.ts'
import type { MediaItem } from '../client/media.ts'

/** Pictures of earlier versions have no words, tags or focal point. */
export const mediaItemSchema = z.object({
  url: z.string().startsWith('/media/'),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  type: z.string(),
  uploadedAt: z.number(),
  uploadedBy: z.string(),
  alt: z.object({ zh_HK: z.string(), en_US: z.string() }).default({ zh_HK: '', en_US: '' }),
  tags: z.array(z.string()).default([]),
  focus: z.string().default(''),
  crops: z.partialRecord(z.enum(CROP_SHAPES), z.string()).optional(),
  deletedAt: z.number().nullable().default(null),
}) satisfies z.ZodType<Omit<MediaItem, 'id'>>

/** `3f2c1d….webp`: the start of the SHA-256 of the bytes, so an address never changes its picture. */
export const MEDIA_FILE = /^[0-9a-f]{16}\.(jpg|png|webp|avif|gif)$/

/** A picture that passed inspection. */
export interface Picture {
  readonly file: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Facts of an upload beside its bytes. */
export type Upload = Pick<MediaItem, 'name' | 'uploadedAt' | 'uploadedBy'>

/** A picture that was just uploaded, without texts or tags. */
export const uploadedItem = ({ file, type, width, height, bytes }: Picture, upload: Upload): MediaItem => ({
  id: file,
  url: `/media/${file}`,
  ...upload,
  width,
  height,
  bytes: bytes.byteLength,
  type,
  alt: { zh_HK: '', en_US: '' },
  tags: [],
  focus: '',
  deletedAt: null,
})

/** Below `/media/`; one that is stored elsewhere has a folder in its address. */
export const fileOf = ({ url }: Pick<MediaItem, 'url'>) => url.slice('/media/'.length)
export const idOf = (item: Pick<MediaItem, 'url'>) => fileOf(item).replaceAll('/', '~')

const ADDRESS = /^\/media\/[\w./-]+/
/** The address of a picture without its size; `undefined` for pictures of other hosts. */
export const addressOf = (address: string): string | undefined => ADDRESS.exec(address)?.[0]

/** True where the bytes are stored here, not elsewhere. */
export const isKeptHere = (item: Pick<MediaItem, 'url'>) => MEDIA_FILE.test(fileOf(item))
/** Id of the document about a picture. It lies beside a picture that is stored here, under its name. */
export const documentOf = (id: string) => (MEDIA_FILE.test(id) ? (id.split('.')[0] ?? id) : id)
