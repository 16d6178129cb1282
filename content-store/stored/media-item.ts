import { z } from 'zod'
import { CROP_SHAPES } from '#blocks/page/crop.ts'
import type { DeepReadonly } from './deep-readonly.ts'

/** What is known of a picture. Those of earlier versions have no words, tags or focal point. */
export const mediaItemSchema = z.object({
  /** Address below the shop's own host: `/media/3f2c….webp`. */
  url: z.string().startsWith('/media/'),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  type: z.string(),
  uploadedAt: z.number(),
  uploadedBy: z.string(),
  /** Words for those who cannot see the picture, where a block says none itself. */
  alt: z.object({ zh_HK: z.string(), en_US: z.string() }).default({ zh_HK: '', en_US: '' }),
  tags: z.array(z.string()).default([]),
  /** Point that stays visible where the picture is cropped: `30,70` (percent from left and top); empty for the middle. */
  focus: z.string().default(''),
  /** Parts that show where a block shows a shape. Absent: none. */
  crops: z.partialRecord(z.enum(CROP_SHAPES), z.string()).optional(),
  /** In the bin since then, epoch ms; `null` while it is not. */
  deletedAt: z.number().nullable().default(null),
})
export type StoredItem = DeepReadonly<z.output<typeof mediaItemSchema>>

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
export type Upload = Pick<StoredItem, 'name' | 'uploadedAt' | 'uploadedBy'>

/** A picture that was just uploaded, without texts or tags. */
export const uploadedItem = ({ file, type, width, height, bytes }: Picture, upload: Upload): StoredItem => ({
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
export const fileOf = ({ url }: Pick<StoredItem, 'url'>) => url.slice('/media/'.length)
export const idOf = (item: Pick<StoredItem, 'url'>) => fileOf(item).replaceAll('/', '~')

const ADDRESS = /^\/media\/[\w./-]+/
/** The address of a picture without its size; `undefined` for pictures of other hosts. */
export const addressOf = (address: string): string | undefined => ADDRESS.exec(address)?.[0]

/** True where the bytes are stored here, not elsewhere. */
export const isKeptHere = (item: Pick<StoredItem, 'url'>) => MEDIA_FILE.test(fileOf(item))
/** Id of the document about a picture. It lies beside a picture that is stored here, under its name. */
export const documentOf = (id: string) => (MEDIA_FILE.test(id) ? (id.split('.')[0] ?? id) : id)
