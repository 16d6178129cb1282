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

/** Below `/media/`; one that is stored elsewhere has a folder in its address. */
export const fileOf = ({ url }: Pick<MediaItem, 'url'>) => url.slice('/media/'.length)
export const idOf = (item: Pick<MediaItem, 'url'>) => fileOf(item).replaceAll('/', '~')

const ADDRESS = /^\/media\/[\w./-]+/
/** The address of a picture without its size; `undefined` for pictures of other hosts. */
export const addressOf = (address: string): string | undefined => ADDRESS.exec(address)?.[0]
